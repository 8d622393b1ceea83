/// The delegate of a text interaction (Apple: UITextInteractionDelegate).
@preconcurrency @MainActor
public protocol UITextInteractionDelegate: NSObjectProtocol {
  /// Whether a gesture may begin at a point of the interaction's view. Default true.
  func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
  func interactionWillBegin(_ interaction: UITextInteraction)
  func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
  public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }
  public func interactionWillBegin(_ interaction: UITextInteraction) {}
  public func interactionDidEnd(_ interaction: UITextInteraction) {}
}

/// Whether a text interaction edits or only selects (Apple: UITextInteractionMode).
public enum UITextInteractionMode: Int, Sendable { case editable, nonEditable }
