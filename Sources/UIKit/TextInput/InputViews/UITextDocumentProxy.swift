import Foundation

/// The text that a keyboard types into (Apple: UITextDocumentProxy).
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
  /// The text of the paragraph before the insertion point.
  var documentContextBeforeInput: String? { get }
  var documentContextAfterInput: String? { get }
  var selectedText: String? { get }
  var documentInputMode: UITextInputMode? { get }
  var documentIdentifier: UUID { get }
  func adjustTextPosition(byCharacterOffset offset: Int)
  func setMarkedText(_ markedText: String, selectedRange: NSRange)
  func unmarkText()
}

/// A document proxy that types into the first responder of the key window.
final class DocumentProxy: NSObject, UITextDocumentProxy {
  let documentIdentifier = UUID()
  var documentInputMode: UITextInputMode? { .current }

  private var responder: UIResponder? { UIApplication.shared.keyWindow?.firstResponder }
  private var input: (any UIKeyInput)? { responder as? any UIKeyInput }
  private var text: (any UITextInput)? { responder as? any UITextInput }

  var hasText: Bool { input?.hasText ?? false }
  func insertText(_ text: String) { input?.insertText(text) }
  func deleteBackward() { input?.deleteBackward() }

  private func paragraph(before: Bool) -> String? {
    guard let text, let selection = text.selectedTextRange else { return nil }
    let range =
      before
      ? text.textRange(from: text.beginningOfDocument, to: selection.start)
      : text.textRange(from: selection.end, to: text.endOfDocument)
    guard let all = range.flatMap({ text.text(in: $0) }) else { return nil }
    let lines = all.split(separator: "\n", omittingEmptySubsequences: false)
    return (before ? lines.last : lines.first).map { String($0) }
  }

  var documentContextBeforeInput: String? { paragraph(before: true) }
  var documentContextAfterInput: String? { paragraph(before: false) }
  var selectedText: String? {
    guard let text, let range = text.selectedTextRange, !range.isEmpty else { return nil }
    return text.text(in: range)
  }

  func adjustTextPosition(byCharacterOffset offset: Int) {
    guard let text, let range = text.selectedTextRange, let caret = text.position(from: range.start, offset: offset) else { return }
    text.selectedTextRange = text.textRange(from: caret, to: caret)
  }

  func setMarkedText(_ markedText: String, selectedRange: NSRange) { text?.setMarkedText(markedText, selectedRange: selectedRange) }
  func unmarkText() { text?.unmarkText() }
}
