/// Has a say in how a presentation adapts, and hears when a person takes it away (Apple: UIAdaptivePresentationControllerDelegate).
/// Every method has a default.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// `.none` keeps the style that was asked for.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// A controller to show in place of the presented one in another style; nil keeps it.
  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  )
  func presentationController(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
  )

  /// Whether a swipe or a tap beside takes it away. Default: unless `isModalInPresentation`.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// A person is about to take it away; that can still be cancelled. Not called for `dismiss(animated:)`.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// A person took it away. Not called for `dismiss(animated:)`.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// A person tried to take it away and could not.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Asked by the default of the method that gets traits.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    controller.systemAdaptiveStyle(for: controller.traitCollection)
  }
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  public func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  public func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
  public func presentationController(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
  ) {}
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
