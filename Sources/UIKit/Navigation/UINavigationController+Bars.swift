extension UINavigationController {
  private static let barAnimation: TimeInterval = 0.2

  func layOutBars(animated: Bool) {
    guard isViewLoaded else { return }
    guard animated, view.window != nil else { return view.setNeedsLayout() }
    UIView.animate(withDuration: Self.barAnimation, delay: 0, options: .allowUserInteraction) { self.placeBars() }
  }

  /// Lays out the container view and the bars. The container fills the view. Bars that cover it add to the safe area of the child
  /// controllers.
  func placeBars() {
    let bounds = view.bounds, safe = view.safeAreaInsets
    contentContainerView.frame = bounds
    followContent()
    let search = navigationBar.searchHeight, visibleSearch = visibleSearchHeight(search)
    navigationBar.visibleSearchHeight = visibleSearch
    let height =
      navigationBar.isSearching
      ? barDepth : navigationBar.rowHeight + visibleLargeTitleHeight(above: search - visibleSearch) + visibleSearch
    navigationBar.frame = CGRect(
      x: 0, y: hidesBar ? -height - safe.top - 1 : safe.top, width: bounds.width, height: height)
    navigationBar.isAtScrollEdge = topFollower.distanceFromTop <= 0
    if !hidesToolbar, toolbarView.superview == nil { view.addSubview(toolbarView) }
    if toolbarView.superview != nil || !hidesToolbar {
      if let top = stack.last { showToolbarItems(of: top) }
      let depth = toolbarDepth
      toolbarView.frame = CGRect(x: 0, y: bounds.height - (hidesToolbar ? 0 : depth), width: bounds.width, height: depth)
    }
    // The insets of controllers further below are set when they reappear.
    for index in stack.indices.suffix(2) { placeInsets(at: index) }
    if stackTransition?.isAnimated != true, let top = stack.last, let view = top.viewIfLoaded, view.superview === contentContainerView,
      view.transform == .identity
    {
      view.frame = contentFrame(of: top)
    }
  }

  /// The controller itself, if its class or an extension makes it a delegate of bars. It is then the bar's delegate, as on iOS (Apple:
  /// `UINavigationBar.delegate`).
  var barDelegate: (any UINavigationBarDelegate)? { self as? any UINavigationBarDelegate }

  /// Pops the top controller after a tap on the back button, unless a subclass does not let the bar pop its item.
  func goBack() {
    guard stack.count > 1, let item = navigationBar.topItem else { return }
    let asked = barDelegate
    guard asked?.navigationBar(navigationBar, shouldPop: item) != false else { return }
    // The delegate may have popped the controller itself.
    if navigationBar.topItem === item { popViewController(animated: true) }
    asked?.navigationBar(navigationBar, didPop: item)
  }

  /// Shows the items of the top controller in the toolbar. The toolbar changes at once, as on iOS.
  func showToolbarItems(of controller: UIViewController) {
    guard controller === stack.last, toolbarView.superview != nil || !hidesToolbar, toolbarView.items != controller.toolbarItems
    else { return }
    toolbarView.items = controller.toolbarItems
  }

  /// The height in points of the toolbar with the part in the safe area.
  var toolbarDepth: CGFloat { toolbarHeight + view.safeAreaInsets.bottom }

  /// The height in points of the toolbar without that part.
  private var toolbarHeight: CGFloat {
    toolbarView.interfaceLook.toolbar.bar.height(safe: view.safeAreaInsets.bottom, own: view.window?.safeAreaInsets.bottom ?? 0)
  }

  /// Sets the safe area insets of a controller in the stack to the size of the bars. The controller below the top keeps the height of its
  /// own large title and search bar, which reappear with it.
  func placeInsets(at index: Int) {
    let controller = stack[index]
    guard controller.isViewLoaded else { return }
    insetPlacements += 1
    let bottom = hidesToolbar ? 0 : toolbarHeight
    let insets = UIEdgeInsets(top: hidesBar ? 0 : barDepth(at: index), left: 0, bottom: bottom, right: 0)
    if let search = controller.navigationItem.searchController, search.isActive { search.barInsets = insets }
    let beside = insetsOfBars(beside: controller)
    controller.barInsets = UIEdgeInsets(
      top: beside.top > 0 ? 0 : insets.top, left: 0, bottom: beside.bottom > 0 ? 0 : insets.bottom, right: 0)
  }

  /// The height in points of the navigation bar with its large title and search bar.
  private var barDepth: CGFloat {
    if navigationBar.isSearching { return UINavigationBar.searchMargin + navigationBar.searchHeight }
    return navigationBar.rowHeight + largeTitleHeight + navigationBar.searchHeight
  }

  /// The height in points of the bar while a controller of the stack is its top.
  private func barDepth(at index: Int) -> CGFloat {
    if navigationBar.topItem === stack[index].navigationItem { return barDepth }
    return navigationBar.depth(for: stack[...index].lazy.map(\.navigationItem))
  }

  /// Shows the bars of the new top controller at once, at the beginning of a push or pop. The large titles slide with the pages, and the
  /// bars keep their backgrounds until the end.
  func changeBars(to items: [UINavigationItem], with view: UIView) {
    let tabBar = tabBarController?.tabBar.background
    func change() {
      navigationBar.setItems(items, animated: true)
      UIView.performWithoutAnimation {
        placeBars()
        // Only after layout is it known whether content is below the bars.
        view.layoutIfNeeded()
        placeBars()
        navigationBar.layoutIfNeeded()
      }
    }
    navigationBar.background.keepingFormer {
      if let tabBar { tabBar.keepingFormer(change) } else { change() }
    }
  }

  /// Called at the end of a push or pop.
  func dropFormerBackgrounds(animated: Bool) {
    navigationBar.background.dropFormer(animated: animated)
    tabBarController?.tabBar.background.dropFormer(animated: animated)
  }

  /// The height in points by which scrolling has made the bar lower.
  var collapsedBarHeight: CGFloat {
    guard !hidesBar, !navigationBar.isSearching else { return 0 }
    let search = navigationBar.searchHeight, visible = visibleSearchHeight(search)
    return max(search - visible, 0) + max(largeTitleHeight - visibleLargeTitleHeight(above: search - visible), 0)
  }

  private var largeTitleHeight: CGFloat { navigationBar.showsLargeTitle ? navigationBar.largeTitleHeight : 0 }

  /// Returns the frame of a controller's view in the container.
  func contentFrame(of controller: UIViewController) -> CGRect { contentContainerView.bounds.inset(by: insetsOfBars(beside: controller)) }

  /// Returns the insets for bars that a controller's view does not extend below.
  private func insetsOfBars(beside controller: UIViewController) -> UIEdgeInsets {
    let safe = view.safeAreaInsets
    var insets = UIEdgeInsets.zero
    if !hidesBar, !controller.extends(below: .top, isTranslucent: navigationBar.isTranslucent) {
      insets.top = safe.top + (stack.lastIndex { $0 === controller }.map { barDepth(at: $0) } ?? barDepth)
    }
    if !hidesToolbar {
      if !controller.extends(below: .bottom, isTranslucent: toolbarView.isTranslucent) { insets.bottom = toolbarDepth }
    } else if let tabs = tabBarController, tabs.showsBar, !controller.extends(below: .bottom, isTranslucent: tabs.tabBar.isTranslucent) {
      insets.bottom = safe.bottom
    }
    return insets
  }

  /// Called when a search begins or ends.
  func searchChanged(animated: Bool) {
    layOutBars(animated: animated)
    guard !navigationBar.isSearching, let scrollView = topFollower.scrollView, !scrollView.isTracking else { return }
    // The bar is either completely expanded or collapsed: if the content is scrolled by less than the collapsible height, it scrolls to its
    // top.
    view.layoutIfNeeded()
    let distance = topFollower.distanceFromTop
    guard distance > 0, distance < collapsibleBarHeight else { return }
    scrollView.setContentOffset(
      CGPoint(x: scrollView.contentOffset.x, y: scrollView.contentOffset.y - distance), animated: animated)
  }

  /// The height in points by which scrolling can make the bar lower.
  private var collapsibleBarHeight: CGFloat {
    let hides = stack.last?.navigationItem.hidesSearchBarWhenScrolling == true
    return largeTitleHeight + (hides ? navigationBar.searchHeight : 0)
  }

  /// Returns the visible height of the search bar in points. The search bar collapses before the large title does.
  private func visibleSearchHeight(_ height: CGFloat) -> CGFloat {
    guard let item = stack.last?.navigationItem, item.hidesSearchBarWhenScrolling, item.searchController?.isActive == false else {
      return height
    }
    return min(max(height - topFollower.distanceFromTop, 0), height)
  }

  /// Returns the visible height of the large title in points. Scrolling reduces it; pulling down at the top increases it.
  /// - Parameter taken: the collapsed part of the search bar.
  private func visibleLargeTitleHeight(above taken: CGFloat) -> CGFloat {
    largeTitleHeight > 0 ? max(largeTitleHeight - (topFollower.distanceFromTop - taken), 0) : 0
  }

  /// Makes the bars, including those of an enclosing tab bar controller, follow the scroll views of the top controller.
  private func followContent() {
    let search = stack.last?.navigationItem.searchController
    let observed = search?.isActive == true ? search?.searchControllerObservedScrollView : nil
    topFollower.follow(observed ?? stack.last?.contentScrollView(for: .top))
    topFollower.cover(.top, isBare: !hidesBar && navigationBar.background.isEmpty)
    bottomFollower.follow(stack.last?.contentScrollView(for: .bottom))
    updateToolbarEdge()
    tabBarController?.followContent()
    if stackTransition == nil { tabBarController?.updateBar(animated: false) }
  }

  func updateToolbarEdge() {
    if !hidesToolbar { toolbarView.isAtScrollEdge = bottomFollower.isAtBottom }
    bottomFollower.cover(.bottom, isBare: !hidesToolbar && toolbarView.background.isEmpty || tabBarController?.showsBareBar == true)
  }
}
