import UIKit

/// Records the delegate calls and notifications of a text field.
@MainActor final class FieldDiary: NSObject, UITextFieldDelegate {
  var entries: [String] = []
  var refuses: Set<String> = []
  /// Whether changes of the selection are omitted.
  var isQuiet = true

  func take() -> [String] {
    defer { entries = [] }
    return entries
  }

  private func ask(_ question: String) -> Bool {
    entries.append(question)
    return !refuses.contains(question)
  }

  func follow(_ field: UITextField) {
    field.delegate = self
    for (event, name) in [
      (UIControl.Event.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"), (.editingDidEnd, "editingDidEnd"),
      (.editingDidEndOnExit, "editingDidEndOnExit"), (.primaryActionTriggered, "primaryAction"),
    ] where event != .editingDidEndOnExit || endsOnExit {
      field.addAction(UIAction { [weak self] _ in self?.entries.append(name) }, for: event)
    }
  }
  var endsOnExit = false

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("shouldBegin") }
  func textFieldDidBeginEditing(_ textField: UITextField) { entries.append("didBegin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("shouldEnd") }
  func textFieldDidEndEditing(_ textField: UITextField) { entries.append("didEnd") }
  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
    ask("shouldChange \(range.location)+\(range.length) \"\(string)\"")
  }
  func textFieldDidChangeSelection(_ textField: UITextField) { if !isQuiet { entries.append("selection") } }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("shouldClear") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("shouldReturn") }
}
