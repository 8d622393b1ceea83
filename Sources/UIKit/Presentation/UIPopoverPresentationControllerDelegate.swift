/// Is notified of a popover's presentation and dismissal (Apple: UIPopoverPresentationControllerDelegate).
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  /// Returns whether a touch outside closes the popover. The old name of `presentationControllerShouldDismiss(_:)`, whose default calls it.
  /// Default true.
  func popoverPresentationControllerShouldDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) -> Bool
  /// The old name of `presentationControllerDidDismiss(_:)`, whose default calls it.
  func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController)
  /// Called when the size of the window has changed and the popover points at a rectangle of a view, which can be replaced.
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  public func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) {}
  public func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {}

  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    (presentationController as? UIPopoverPresentationController).map(popoverPresentationControllerShouldDismissPopover) ?? true
  }
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    if let popover = presentationController as? UIPopoverPresentationController { popoverPresentationControllerDidDismissPopover(popover) }
  }
}
