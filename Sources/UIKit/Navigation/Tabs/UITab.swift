import Foundation

/// A tab of a tab bar controller (Apple: UITab).
@preconcurrency @MainActor
open class UITab: NSObject {
  /// The placement of a tab in the bar or sidebar (Apple: UITab.Placement). Only `sidebarOnly` has an effect, since the
  /// user cannot edit a sidebar.
  public enum Placement: Int, Sendable {
    case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
  }

  public let identifier: String
  open var title: String { didSet { changed() } }
  open var image: UIImage? { didSet { changed() } }
  /// The second line in a sidebar. Default nil.
  open var subtitle: String? { didSet { changed() } }
  open var badgeValue: String? { didSet { changed() } }
  open var userInfo: Any?
  /// Whether the user can select the tab. Default true.
  open var isEnabled = true { didSet { changed() } }
  /// Whether the tab is not in the bar. Default `isHiddenByDefault`.
  open var isHidden = false { didSet { if isHidden != oldValue { placementChanged() } } }
  open var isHiddenByDefault = false { didSet { isHidden = isHiddenByDefault } }
  /// Whether the user may hide the tab in a sidebar. Stored. Default false.
  open var allowsHiding = false
  open var preferredPlacement = Placement.automatic { didSet { if preferredPlacement != oldValue { placementChanged() } } }

  /// The group that contains the tab.
  open internal(set) weak var parent: UITabGroup?
  weak var owner: UITabBarController?
  /// The tab bar controller that contains the tab; nil if there is none.
  open var tabBarController: UITabBarController? { parent?.tabBarController ?? owner }
  /// The outermost group with a navigation controller that contains the tab; nil if there is none.
  open var managingTabGroup: UITabGroup? {
    sequence(first: parent, next: { $0?.parent }).compactMap { $0 }.last { $0.managingNavigationController != nil }
  }
  /// Whether the tab is visible in the bar: neither it nor a group that contains it is hidden.
  open var hasVisiblePlacement: Bool { tabBarController != nil && isShown && (parent?.hasVisiblePlacement ?? true) }
  var isShown: Bool { !isHidden && preferredPlacement != .sidebarOnly }

  private let provider: ((UITab) -> UIViewController)?
  private var made: UIViewController?

  /// - Parameter viewControllerProvider: creates the controller, once, when the tab is in a tab bar controller.
  public init(title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
    super.init()
  }

  /// The controller of the tab; nil before the tab is in a tab bar controller, or without a provider.
  open var viewController: UIViewController? {
    if made == nil, tabBarController != nil { made = provider?(self) }
    return made
  }

  /// The controller that the bar shows for the tab.
  var shownController: UIViewController? { viewController }

  /// Updates the texts and the image in the bar.
  func changed() {
    guard let tabs = tabBarController else { return }
    if tabs.mode == .tabSidebar { tabs.sidebar.reconfigureItem(for: self) }
    guard let item = tabs.item(of: self) else { return }
    describe(item)
  }

  func describe(_ item: UITabBarItem) {
    item.describedTab = self
    item.title = title
    item.image = image
    item.badgeValue = badgeValue
    item.isEnabled = isEnabled
  }

  private func placementChanged() {
    guard let tabs = tabBarController else { return }
    tabs.showTabObjects(animated: false)
    tabs.delegate?.tabBarController(tabs, visibilityDidChangeFor: [self])
  }
}

/// The tab of a search (Apple: UISearchTab). Its default image is a magnifying glass.
open class UISearchTab: UITab {
  public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    super.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "com.apple.UIKit.Search",
      viewControllerProvider: viewControllerProvider)
  }
}
