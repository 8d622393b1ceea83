import Foundation

extension UITabBarController {
  /// Whether tabs are shown in a sidebar (Apple: UITabBarController.Mode). The default, `automatic`, is a tab bar.
  public enum Mode: Int, Sendable {
    case automatic, tabBar, tabSidebar
  }
}

/// The tabs of a controller, with their settings.
@MainActor private struct TabState {
  var tabs: [UITab] = []
  var shown: [(tab: UITab, controller: UIViewController)] = []
  var mode = UITabBarController.Mode.automatic
  var customization: String?
  var compact: [String]?
  var isHidden = false
}

@MainActor private let states = SideTable<UITabBarController, TabState>()

extension UITabBarController {
  private var state: TabState {
    get { states[self] ?? TabState() }
    set { states[self] = newValue }
  }

  /// Creates a controller with tabs.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }

  /// The tabs. Default empty: the controller shows `viewControllers`.
  public var tabs: [UITab] {
    get { state.tabs }
    set { setTabs(newValue, animated: false) }
  }

  public func setTabs(_ tabs: [UITab], animated: Bool) {
    for tab in state.tabs where tab.owner === self { tab.owner = nil }
    state.tabs = tabs
    for tab in tabs { tab.owner = self }
    showTabObjects(animated: animated)
  }

  /// Whether tabs are shown in a sidebar, if the width is regular. Default automatic.
  public var mode: Mode {
    get { state.mode }
    set {
      guard newValue != state.mode else { return }
      state.mode = newValue
      showTabObjects(animated: false)
      sidebarConditionsChanged()
    }
  }
  /// The name under which iOS stores the user's order of the tabs. Stored.
  public var customizationIdentifier: String? {
    get { state.customization }
    set { state.customization = newValue }
  }
  /// The identifiers of the tabs that are shown in a compact width, in their order. Default nil: all tabs.
  public var compactTabIdentifiers: [String]? {
    get { state.compact }
    set {
      state.compact = newValue
      showTabObjects(animated: false)
    }
  }

  /// Returns a tab of the controller or of its groups.
  public func tab(forIdentifier identifier: String) -> UITab? {
    for tab in tabs {
      if tab.identifier == identifier { return tab }
      if let found = (tab as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
    }
    return nil
  }

  /// The selected tab; of a selected group, its selected child. Setting it also selects the groups that contain it.
  public var selectedTab: UITab? {
    get {
      var tab = selectedViewController.flatMap { tabObject(of: $0) }
      while let group = tab as? UITabGroup, let child = group.selectedChild { tab = child }
      return tab
    }
    set {
      guard var tab = newValue, tab.tabBarController === self else { return }
      while let group = tab.parent {
        group.selectedChild = tab
        tab = group
      }
      if let controller = state.shown.first(where: { $0.tab === tab })?.controller { selectedViewController = controller }
    }
  }

  // MARK: Bar

  /// Whether the bar is hidden. Default false.
  public var isTabBarHidden: Bool {
    get { state.isHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  public func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    state.isHidden = hidden
    updateBar(animated: animated)
  }

  // MARK: Showing

  /// The tabs that are in the bar now.
  private var visibleTabs: [UITab] {
    if showsSidebar { return state.tabs.filter { !$0.isHidden } }
    let shown = state.tabs.filter(\.isShown)
    guard let compact = state.compact, traitCollection.horizontalSizeClass == .compact else { return shown }
    return compact.compactMap { identifier in shown.first { $0.identifier == identifier } }
  }

  /// Creates and shows the controllers of the visible tabs. The selected tab stays selected.
  func showTabObjects(animated: Bool) {
    guard !state.tabs.isEmpty || !state.shown.isEmpty else { return }
    let selected = selectedViewController.flatMap { tabObject(of: $0) }
    state.shown = visibleTabs.compactMap { tab in tab.shownController.map { (tab, $0) } }
    describeTabs()
    setViewControllers(state.shown.map(\.controller), animated: animated)
    if let selected, let item = state.shown.first(where: { $0.tab === selected }) { selectedViewController = item.controller }
    sidebarConditionsChanged()
  }

  /// Lets the items of the controllers show the texts and the images of the tabs.
  func describeTabs() { for (tab, controller) in state.shown { tab.describe(controller.tabBarItem) } }

  /// Returns the tab in the bar whose controller is `controller`.
  func tabObject(of controller: UIViewController) -> UITab? { state.shown.first { $0.controller === controller }?.tab }

  func item(of tab: UITab) -> UITabBarItem? { state.shown.first { $0.tab === tab }?.controller.tabBarItem }
}
