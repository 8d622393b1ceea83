import Foundation

extension UIViewController {
  /// Posted when a split view controller collapses or expands, so that `showDetailViewController(_:sender:)` has another target. The object is
  /// the split view controller (Apple: showDetailTargetDidChangeNotification).
  public nonisolated static let showDetailTargetDidChangeNotification = Notification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")

  /// The presentation controller of the presentation that shows this controller or its container; nil if there is none.
  public var activePresentationController: UIPresentationController? { presentingViewController == nil ? nil : presentationController }

  /// The tab that shows this controller, or the container of it (Apple: tab). nil outside of `UITabBarController.tabs`.
  public var tab: UITab? {
    guard let tabs = tabBarController else { return nil }
    let chain = sequence(first: self, next: \.parent).map { $0 }
    return tabs.tabs.lazy.compactMap { tab in Self.tab(in: tab, showing: chain) }.first
  }

  private static func tab(in tab: UITab, showing chain: [UIViewController]) -> UITab? {
    if let group = tab as? UITabGroup, let found = group.children.lazy.compactMap({ Self.tab(in: $0, showing: chain) }).first {
      return found
    }
    return tab.shownController.map { shown in chain.contains { $0 === shown } } == true ? tab : nil
  }

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
