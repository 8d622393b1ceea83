/// Own API: holds `UIViewController.tab`. Many programs from before iOS 18 have a property `tab` of their own in a view controller. Swift
/// takes that for an override if `UIViewController` declares the property, and refuses it; a protocol's member may be hidden by a property
/// of any type.
@MainActor public protocol TabbedController: UIViewController {}

extension UIViewController: TabbedController {}

extension TabbedController {
  /// The tab that shows this controller, or the container of it (Apple: tab). nil outside of `UITabBarController.tabs`.
  public var tab: UITab? {
    guard let tabs = tabBarController else { return nil }
    let chain = sequence(first: self as UIViewController, next: \.parent).map { $0 }
    return tabs.tabs.lazy.compactMap { tab in shownTab(in: tab, showing: chain) }.first
  }
}

@MainActor private func shownTab(in tab: UITab, showing chain: [UIViewController]) -> UITab? {
  if let group = tab as? UITabGroup, let found = group.children.lazy.compactMap({ shownTab(in: $0, showing: chain) }).first {
    return found
  }
  return tab.shownController.map { shown in chain.contains { $0 === shown } } == true ? tab : nil
}
