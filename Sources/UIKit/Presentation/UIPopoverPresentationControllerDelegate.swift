/// Hears of a popover (Apple: UIPopoverPresentationControllerDelegate).
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  /// Whether a touch outside closes the popover: the old name of `presentationControllerShouldDismiss(_:)`, whose default asks it. Default true.
  func popoverPresentationControllerShouldDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) -> Bool
  /// The old name of `presentationControllerDidDismiss(_:)`, whose default calls it.
  func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  public func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) {}

  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    (presentationController as? UIPopoverPresentationController).map(popoverPresentationControllerShouldDismissPopover) ?? true
  }
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    if let popover = presentationController as? UIPopoverPresentationController { popoverPresentationControllerDidDismissPopover(popover) }
  }
}
