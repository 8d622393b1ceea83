/// The delegate of a text input, which is notified of changes of the text or selection that the keyboard did not make (Apple:
/// UITextInputDelegate).
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
  func selectionWillChange(_ textInput: (any UITextInput)?)
  func selectionDidChange(_ textInput: (any UITextInput)?)
  func textWillChange(_ textInput: (any UITextInput)?)
  func textDidChange(_ textInput: (any UITextInput)?)
  /// Called when the conversation to which the text is a reply has changed.
  func conversationContext(_ context: UIConversationContext?, didChange textInput: (any UITextInput)?)
}

extension UITextInputDelegate {
  public func conversationContext(_ context: UIConversationContext?, didChange textInput: (any UITextInput)?) {}
}
