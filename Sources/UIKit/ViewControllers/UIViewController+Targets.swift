import Foundation

extension UIViewController {
  /// Posted when a split view controller collapses or expands, so that `showDetailViewController(_:sender:)` has another target. The object is
  /// the split view controller (Apple: showDetailTargetDidChangeNotification).
  public nonisolated static let showDetailTargetDidChangeNotification = Notification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")

  /// The presentation controller of the presentation that shows this controller or its container; nil if there is none.
  public var activePresentationController: UIPresentationController? { presentingViewController == nil ? nil : presentationController }

  /// The name of `isModalInPresentation` before iOS 13.
  public var isModalInPopover: Bool {
    get { isModalInPresentation }
    set { isModalInPresentation = newValue }
  }
}

extension UISplitViewController {
  func tellTargetsOfDetails() {
    NotificationCenter.default.post(name: UIViewController.showDetailTargetDidChangeNotification, object: self)
  }
}
