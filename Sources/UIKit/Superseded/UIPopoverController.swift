import CoreGraphics

/// A controller that shows a view controller in a popover (Apple: UIPopoverController, replaced by
/// `UIPopoverPresentationController`, which shows the popover here).
@preconcurrency @MainActor
open class UIPopoverController: NSObject {
  open weak var delegate: (any UIPopoverControllerDelegate)?
  open var contentViewController: UIViewController
  /// The size of the content in points. Default zero, which uses the controller's preferred size.
  open var contentSize = CGSize.zero
  open var passthroughViews: [UIView]?
  open var backgroundColor: UIColor?
  open var isPopoverVisible: Bool { contentViewController.presentingViewController != nil }
  open var popoverArrowDirection: UIPopoverArrowDirection {
    contentViewController.popoverPresentationController?.arrowDirection ?? .unknown
  }

  public init(contentViewController viewController: UIViewController) {
    contentViewController = viewController
    super.init()
  }

  open func setContentView(_ viewController: UIViewController, animated: Bool) { contentViewController = viewController }
  open func setContentSize(_ size: CGSize, animated: Bool) { contentSize = size }

  open func present(
    from rect: CGRect, in view: UIView, permittedArrowDirections arrowDirections: UIPopoverArrowDirection, animated: Bool
  ) {
    present(arrowDirections, animated, over: view.window) { popover in
      popover.sourceView = view
      popover.sourceRect = rect
    }
  }

  open func present(from item: UIBarButtonItem, permittedArrowDirections arrowDirections: UIPopoverArrowDirection, animated: Bool) {
    present(arrowDirections, animated, over: UIApplication.shared.keyWindow) { $0.barButtonItem = item }
  }

  open func dismiss(animated: Bool) { contentViewController.dismiss(animated: animated) }

  private func present(
    _ directions: UIPopoverArrowDirection, _ animated: Bool, over window: UIWindow?, _ anchor: (UIPopoverPresentationController) -> Void
  ) {
    guard var presenter = window?.rootViewController, !isPopoverVisible else { return }
    while let next = presenter.presentedViewController { presenter = next }
    contentViewController.modalPresentationStyle = .popover
    if contentSize != .zero { contentViewController.preferredContentSize = contentSize }
    if let popover = contentViewController.popoverPresentationController {
      popover.permittedArrowDirections = directions
      popover.passthroughViews = passthroughViews
      popover.backgroundColor = backgroundColor
      anchor(popover)
    }
    presenter.present(contentViewController, animated: animated)
  }
}

@preconcurrency @MainActor
public protocol UIPopoverControllerDelegate: NSObjectProtocol {
  func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool
  func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)
}

extension UIPopoverControllerDelegate {
  public func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool { true }
  public func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {}
}
