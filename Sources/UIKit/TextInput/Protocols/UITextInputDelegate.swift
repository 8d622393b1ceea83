/// Told when a text or its selection changes by other means than the keyboard (Apple: UITextInputDelegate).
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
  func selectionWillChange(_ textInput: (any UITextInput)?)
  func selectionDidChange(_ textInput: (any UITextInput)?)
  func textWillChange(_ textInput: (any UITextInput)?)
  func textDidChange(_ textInput: (any UITextInput)?)
}
