/// Decides which tab may be selected, and is notified of selections (Apple: UITabBarControllerDelegate).
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// Returns the animator of a tab change; nil changes tabs without an animation.
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func tabBarController(
    _ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  // Called while the user rearranges the tabs: first with the controllers that can be rearranged, then with all controllers in the new order.
  func tabBarController(_ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController])
  func tabBarController(_ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool)
  func tabBarController(_ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool)
  /// Whether the user may select a tab of `UITabBarController.tabs`. Default true.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
  func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
  /// Called when tabs are hidden or shown.
  func tabBarController(_ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab])
  func tabBarController(_ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup)
  /// Returns the controllers in the navigation controller of a group. Default: the proposed ones.
  func tabBarController(
    _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab, proposedViewControllers: [UIViewController]
  ) -> [UIViewController]
  // Drops on the tab of a sidebar. By default they are refused.
  func tabBarController(
    _ tabBarController: UITabBarController, tab: UITab, operationForAcceptingItemsFrom session: any UIDropSession
  ) -> UIDropOperation
  func tabBarController(_ tabBarController: UITabBarController, tab: UITab, acceptItemsFrom session: any UIDropSession)
  // Never called, because the user cannot edit a sidebar.
  func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController)
  func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController)
  // Never called, because the screen does not rotate.
  func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask
  func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController) -> UIInterfaceOrientation
}

extension UITabBarControllerDelegate {
  private func receiver(_ method: String = #function) -> (any UITabBarControllerDelegate)? { forwardingTarget(of: self, method) }

  public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    receiver()?.tabBarController(tabBarController, shouldSelect: viewController) ?? true
  }
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    receiver()?.tabBarController(tabBarController, didSelect: viewController)
  }
  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    receiver()?.tabBarController(tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
  }
  public func tabBarController(
    _ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    receiver()?.tabBarController(tabBarController, interactionControllerFor: animationController)
  }
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    receiver()?.tabBarController(tabBarController, shouldSelectTab: tab) ?? true
  }
  public func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {
    receiver()?.tabBarController(tabBarController, didSelectTab: selectedTab, previousTab: previousTab)
  }
  public func tabBarController(_ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab]) {
    receiver()?.tabBarController(tabBarController, visibilityDidChangeFor: tabs)
  }
  public func tabBarController(_ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup) {
    receiver()?.tabBarController(tabBarController, displayOrderDidChangeFor: group)
  }
  public func tabBarController(
    _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab, proposedViewControllers: [UIViewController]
  ) -> [UIViewController] {
    receiver()?.tabBarController(tabBarController, displayedViewControllersFor: tab, proposedViewControllers: proposedViewControllers)
      ?? proposedViewControllers
  }
  public func tabBarController(_ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]) {
    receiver()?.tabBarController(tabBarController, willBeginCustomizing: viewControllers)
  }
  public func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) { receiver()?.tabBarController(tabBarController, willEndCustomizing: viewControllers, changed: changed) }
  public func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) { receiver()?.tabBarController(tabBarController, didEndCustomizing: viewControllers, changed: changed) }
  public func tabBarController(
    _ tabBarController: UITabBarController, tab: UITab, operationForAcceptingItemsFrom session: any UIDropSession
  ) -> UIDropOperation { receiver()?.tabBarController(tabBarController, tab: tab, operationForAcceptingItemsFrom: session) ?? .cancel }
  public func tabBarController(_ tabBarController: UITabBarController, tab: UITab, acceptItemsFrom session: any UIDropSession) {
    receiver()?.tabBarController(tabBarController, tab: tab, acceptItemsFrom: session)
  }
  public func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController) {
    receiver()?.tabBarControllerWillBeginEditing(tabBarController)
  }
  public func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController) {
    receiver()?.tabBarControllerDidEndEditing(tabBarController)
  }
  public func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask {
    receiver()?.tabBarControllerSupportedInterfaceOrientations(tabBarController) ?? .all
  }
  public func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation { receiver()?.tabBarControllerPreferredInterfaceOrientationForPresentation(tabBarController) ?? .portrait }
}
