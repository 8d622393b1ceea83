// The bar shows five tabs in a compact width and eight in a regular width, as on iPhone and iPad. If there are more controllers, the last
// tab is the More tab.
extension UITabBarController {
  private static let compactLimit = 5
  private static let regularLimit = 8

  var more: MoreNavigationController {
    if let madeMore { return madeMore }
    let more = MoreNavigationController(tabs: self)
    madeMore = more
    showEditButton()
    return more
  }

  var hasMoreTab: Bool { tabCount < controllers.count }

  /// The number of controllers that have their own tab in the current width.
  private var fittingCount: Int {
    // A sidebar has room for all tabs.
    if showsSidebar { return controllers.count }
    let limit = traitCollection.horizontalSizeClass == .regular ? Self.regularLimit : Self.compactLimit
    return controllers.count > limit ? limit - 1 : controllers.count
  }

  func sizeClassChanged() {
    if compactTabIdentifiers != nil || mode == .tabSidebar { showTabObjects(animated: false) }
    sidebarConditionsChanged()
    if fittingCount != tabCount { arrange(selecting: selectedViewController) }
  }

  /// Distributes the controllers to the tabs and the More tab.
  /// - Parameter selected: the controller that is selected afterwards; the first controller is selected if it is not available.
  func arrange(selecting selected: UIViewController?) {
    activeTransition?.completeTransition(true)
    tabCount = fittingCount
    let others = Array(controllers[tabCount...])
    if let displayed = madeMore?.displayed, !others.contains(where: { $0 === displayed }) { madeMore?.returnContent() }
    madeMore?.list.show([])
    placeMore()
    showTabs()
    madeMore?.list.show(others)
    if let selected, let index = controllers.firstIndex(where: { $0 === selected }) {
      chosen = index < tabCount ? index : NSNotFound
      if chosen == NSNotFound { more.display(selected, animated: false) }
    } else {
      chosen = hasMoreTab && selected != nil && selected === madeMore ? NSNotFound : 0
    }
    let shown = shownController?.viewIfLoaded
    for view in contentContainerView.subviews where view !== shown { view.removeFromSuperview() }
    showChosen(insteadOf: nil)
  }

  /// Makes the More navigation controller a child while the bar has a More tab.
  private func placeMore() {
    if hasMoreTab, more.parent !== self {
      add(more)
      more.didMove(toParent: self)
    } else if !hasMoreTab, let madeMore, madeMore.parent === self {
      madeMore.willMove(toParent: nil)
      madeMore.viewIfLoaded?.removeFromSuperview()
      madeMore.removeFromParent()
    }
  }

  // MARK: Items

  /// The controllers of the tabs in the bar.
  var tabControllers: [UIViewController] { controllers.prefix(tabCount) + (hasMoreTab ? [more] : []) }
  private var tabItems: [UITabBarItem] { tabControllers.map(\.tabBarItem) }

  /// Called when a controller has been given another tab bar item.
  func itemReplaced() {
    describeTabs()
    guard let items = tabBar.items, !items.elementsEqual(tabItems, by: ===) else {
      madeMore?.list.reload()
      return
    }
    showTabs()
    tabBar.selectedItem = shownController?.tabBarItem
  }

  private func showTabs() {
    tabBar.onCustomize = { [weak self] items in self?.showOrder(items) }
    tabBar.items = tabItems
  }

  func barReplaced(_ former: UITabBar) {
    guard former !== usedBar else { return }
    former.delegate = nil
    former.onCustomize = nil
    former.items = nil
    former.removeFromSuperview()
    if usedBar.delegate == nil { usedBar.delegate = self }
    showTabs()
    usedBar.selectedItem = shownController?.tabBarItem
    guard isViewLoaded else { return }
    usedBar.isHidden = !showsBar
    view.addSubview(usedBar)
    placeBar()
  }

  // MARK: Customizing

  func showEditButton() { madeMore?.list.showsEditButton = customizableViewControllers?.isEmpty == false }

  /// Lets the user choose the controllers that have tabs. Called by the Edit button of the More tab.
  func customize() {
    let offered = controllers.filter { controller in customizableViewControllers?.contains { $0 === controller } == true }
    tabBar.beginCustomizingItems(offered.map(\.tabBarItem))
  }

  private func showOrder(_ items: [UITabBarItem]) {
    let selected = selectedViewController
    controllers = controllers(orderedBy: items)
    arrange(selecting: selected)
  }

  func controllers(of items: [UITabBarItem]) -> [UIViewController] {
    items.compactMap { item in controllers.first { $0.tabBarItem === item } }
  }

  /// Returns all controllers, with those of the given items in the order of the items. The others keep their positions.
  func controllers(orderedBy items: [UITabBarItem]) -> [UIViewController] {
    let ordered = controllers(of: items)
    var next = ordered.makeIterator()
    return controllers.map { controller in ordered.contains { $0 === controller } ? next.next() ?? controller : controller }
  }
}
