/// The delegate of a selection display interaction (Apple: UITextSelectionDisplayInteractionDelegate).
@preconcurrency @MainActor
public protocol UITextSelectionDisplayInteractionDelegate: NSObjectProtocol {
  /// Returns the view below the text that contains the highlights. Default nil: the view of the interaction contains them.
  func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView?
}

extension UITextSelectionDisplayInteractionDelegate {
  public func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView? { nil }
}
