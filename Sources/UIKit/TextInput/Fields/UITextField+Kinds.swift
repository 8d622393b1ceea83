extension UITextField {
  /// Apple: UITextField.BorderStyle.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

  /// The times when an overlay view is visible (Apple: UITextField.ViewMode).
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  /// The reason why editing ended (Apple: UITextField.DidEndEditingReason). It is always `.committed`, as on a phone.
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }

  public nonisolated static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
  public nonisolated static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"
}

extension UITextField.ViewMode {
  func shows(whileEditing isEditing: Bool) -> Bool {
    switch self {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }
}
