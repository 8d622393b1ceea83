/// A responder that text can be typed into (Apple: UIKeyInput). The first responder of the key window receives the text.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text to delete.
  var hasText: Bool { get }
  /// Inserts text at the insertion point; "\n" for Return.
  func insertText(_ text: String)
  func deleteBackward()
}
