/// Shows one of several controllers, selected in a tab bar at the bottom (Apple: UITabBarController). If the bar has no space for all of
/// them, its last tab is the More tab, which lists the others.
open class UITabBarController: UIViewController, UITabBarDelegate {
  open weak var delegate: (any UITabBarControllerDelegate)?
  open var tabBar: UITabBar { usedBar }
  /// The tab bar. Subclasses of Apple's class replace it with a custom bar through key-value coding, under the key `tabBar`.
  var usedBar = UITabBar() { didSet { barReplaced(oldValue) } }

  var controllers: [UIViewController] = []
  /// The number of controllers with a tab of their own. The other controllers are in the More tab.
  var tabCount = 0
  /// The index of the selected tab; `NSNotFound` for the More tab.
  var chosen = 0
  var madeMore: MoreNavigationController?
  let contentContainerView = UIView()
  /// Whether the bar is shown. False while a pushed controller hides it.
  private(set) var showsBar = true
  /// Whether a list of controllers was set, which may be empty.
  private var hasList = false
  private lazy var follower = ContentFollower { [weak self] in self?.followContent() }

  /// The controllers of the tabs. Nil until they are set, for which programs ask in `viewDidLoad()` when `init(coder:)` loads the view.
  open var viewControllers: [UIViewController]? {
    get { controllers.isEmpty && !hasList ? nil : controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers. The selected controller stays selected if it is among the new ones; otherwise the first is selected.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? [], selected = selectedViewController
    hasList = viewControllers != nil
    if let displayed = madeMore?.displayed, !new.contains(where: { $0 === displayed }) { madeMore?.returnContent() }
    for controller in controllers where !new.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    for controller in new where controller.parent !== self && controller !== madeMore?.displayed {
      add(controller)
      controller.didMove(toParent: self)
    }
    controllers = new
    customizableViewControllers = new
    arrange(selecting: selected)
  }

  /// Appends a child to `viewControllers`, so that it gets a tab.
  open override func addChild(_ childController: UIViewController) {
    guard controllers.contains(where: { $0 === childController }) else {
      return setViewControllers(controllers + [childController], animated: false)
    }
    if childController !== madeMore?.displayed { super.addChild(childController) }
  }

  /// The controllers whose tabs the user can rearrange in the More tab; nil or an empty array for none. Set to all controllers whenever
  /// `viewControllers` changes.
  open var customizableViewControllers: [UIViewController]? = [] { didSet { showEditButton() } }

  /// The controller of the More tab. Its root lists the controllers without a tab of their own. It has a parent only while the tab is shown.
  open var moreNavigationController: UINavigationController { more }

  /// The index of the selected controller, from 0; `NSNotFound` while the More tab shows its list. An index out of range is ignored and
  /// logged.
  open var selectedIndex: Int {
    get {
      guard chosen == NSNotFound, let displayed = madeMore?.displayed else { return chosen }
      return controllers.firstIndex { $0 === displayed } ?? NSNotFound
    }
    set { choose(newValue) }
  }

  /// The selected controller, which can be one in the More tab, or `moreNavigationController` while the More tab shows its list.
  open var selectedViewController: UIViewController? {
    get { chosen == NSNotFound ? madeMore?.displayed ?? madeMore : shownController }
    set {
      guard let newValue else { return }
      if let index = controllers.firstIndex(where: { $0 === newValue }) {
        choose(index)
      } else if newValue === madeMore, hasMoreTab {
        chooseTab(NSNotFound)
      }
    }
  }

  /// The controller whose view is shown above the bar; `moreNavigationController` for all controllers in the More tab.
  var shownController: UIViewController? {
    chosen == NSNotFound ? madeMore : controllers.indices.contains(chosen) ? controllers[chosen] : nil
  }

  private func choose(_ index: Int) {
    guard controllers.indices.contains(index) else {
      UIKitLog.refused("\(type(of: self)) has \(controllers.count) tabs and cannot choose tab \(index)")
      return
    }
    guard index != selectedIndex else { return }
    if index < tabCount { return chooseTab(index) }
    more.display(controllers[index], animated: false)
    chooseTab(NSNotFound)
  }

  private func chooseTab(_ tab: Int) {
    guard tab != chosen else { return }
    let former = shownController
    chosen = tab
    showChosen(insteadOf: former)
  }

  func showChosen(insteadOf former: UIViewController?) {
    activeTransition?.completeTransition(true)
    tabBar.selectedItem = shownController?.tabBarItem
    if showsSidebar, sidebar.isMade { sidebar.view.showSelection() }
    updateBar(animated: false)
    guard isViewLoaded, let controller = shownController, let view = controller.view else { return }
    placeBar()
    view.frame = contentFrame(of: controller)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let former, let animator = delegate?.tabBarController(self, animationControllerForTransitionFrom: former, to: controller),
      self.view.window?.showsContents == true
    {
      return run(animator, from: former, to: controller)
    }
    if view.superview !== contentContainerView { contentContainerView.addSubview(view) }
    former?.viewIfLoaded?.removeFromSuperview()
  }

  /// Changes tabs with an animator of the delegate.
  private func run(_ animator: any UIViewControllerAnimatedTransitioning, from former: UIViewController, to controller: UIViewController) {
    let interactor = delegate?.tabBarController(self, interactionControllerFor: animator)
    let context = TransitionContext(
      in: contentContainerView, from: .init(controller: former, view: former.view, initialFrame: contentFrame(of: former)),
      to: .init(controller: controller, view: controller.view, finalFrame: contentFrame(of: controller)), isAnimated: true
    ) { [weak self] completed in
      let (stays, goes) = completed ? (controller, former) : (former, controller)
      UIViewController.deferAppearanceCallbacks(animated: true) {
        if !completed {
          controller.beginTransitionOfTree(appearing: false, animated: true)
          former.beginTransitionOfTree(appearing: true, animated: true)
        }
        goes.viewIfLoaded?.removeFromSuperview()
      }
      goes.endTransitionOfTree()
      stays.endTransitionOfTree()
      guard let self else { return }
      activeTransition = nil
      if !completed, let tab = former === madeMore ? NSNotFound : controllers.firstIndex(where: { $0 === former }) {
        chosen = tab
        tabBar.selectedItem = former.tabBarItem
      }
    }
    activeTransition = context
    context.prepare(animator, interactor)
    UIViewController.deferAppearanceCallbacks(animated: true) {
      former.beginTransitionOfTree(appearing: false, animated: true)
      controller.beginTransitionOfTree(appearing: true, animated: true)
      context.run {}
    }
  }

  // MARK: View

  override func setUpView() {
    super.setUpView()
    tabBar.delegate = self
    view.addSubview(contentContainerView)
    view.addSubview(tabBar)
    registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (tabs: UITabBarController, _) in tabs.sizeClassChanged() }
    sizeClassChanged()
    showChosen(insteadOf: nil)
  }

  override func willLayOutView() {
    super.willLayOutView()
    placeBar()
  }

  func placeBar() {
    let depth = barDepth
    contentContainerView.frame = sidebarContentFrame
    let away = showsBar ? 0 : (view.isRightToLeft ? 1 : -1) * view.bounds.width
    tabBar.frame = CGRect(x: away, y: view.bounds.height - depth, width: view.bounds.width, height: depth)
    for controller in controllers + [madeMore].compactMap({ $0 }) where controller.isViewLoaded && controller.parent === self {
      let bottom = showsBar && goesOnBelowBar(controller) ? barHeight : 0
      let beside = sidebarInsets
      controller.barInsets = UIEdgeInsets(top: 0, left: beside.left, bottom: bottom, right: beside.right)
    }
    if activeTransition == nil, let shown = shownController, let content = shown.viewIfLoaded, content.superview === contentContainerView,
      content.transform == .identity
    {
      content.frame = contentFrame(of: shown)
    }
    placeSidebar()
    followContent()
  }

  /// The height of the bar with the part in the safe area, in points.
  private var barDepth: CGFloat { barHeight + view.safeAreaInsets.bottom }

  /// The height of the bar without the part in the safe area, in points.
  private var barHeight: CGFloat {
    tabBar.interfaceLook.tabBar.bar.height(safe: view.safeAreaInsets.bottom, own: view.window?.safeAreaInsets.bottom ?? 0)
  }

  /// Whether a controller's view extends below the bar. A navigation controller lays out its own children.
  private func goesOnBelowBar(_ controller: UIViewController) -> Bool {
    controller is UINavigationController || controller.extends(below: .bottom, isTranslucent: tabBar.isTranslucent)
  }

  private func contentFrame(of controller: UIViewController) -> CGRect {
    guard showsBar, !goesOnBelowBar(controller) else { return contentContainerView.bounds }
    return contentContainerView.bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: barDepth, right: 0))
  }

  /// Hides the bar while a pushed controller wants it hidden, and shows it otherwise. Animated together with the push or pop.
  func updateBar(animated: Bool) {
    let shows =
      !isTabBarHidden && !showsSidebar
      && (shownController as? UINavigationController)?.stack.contains(where: \.hidesBottomBarWhenPushed) != true
    guard shows != showsBar else { return }
    showsBar = shows
    guard animated, viewIfLoaded?.window != nil else {
      tabBar.isHidden = !shows
      if isViewLoaded { placeBar() }
      return
    }
    tabBar.isHidden = false
    UIView.animate(withDuration: NavigationAnimator.duration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction]) {
      self.placeBar()
    } completion: { _ in
      self.tabBar.isHidden = !self.showsBar
    }
  }

  /// Makes the bar follow the scroll view of the selected controller.
  func followContent() {
    follower.follow(shownController?.contentScrollView(for: .bottom))
    tabBar.isAtScrollEdge = follower.isAtBottom
    // A navigation controller does the same, for its toolbar too.
    if !(shownController is UINavigationController) { follower.cover(.bottom, isBare: showsBareBar) }
  }

  /// Whether the bar is shown and has no background but its glass.
  var showsBareBar: Bool { showsBar && tabBar.background.isEmpty }

  /// Returns the shown controller first, unless it contains the source; then the others.
  open override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let allowed = super.allowedChildrenForUnwinding(from: source)
    return allowed.filter { $0 === shownController } + allowed.filter { $0 !== shownController }
  }
  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    if children.contains(where: { $0 === subsequentVC }) { selectedViewController = subsequentVC }
  }

  open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollViews[edge] ?? shownController?.contentScrollView(for: edge)
  }

  // MARK: Tab bar

  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    guard let controller = tabControllers.first(where: { $0.tabBarItem === item }) else { return }
    let tab = tabObject(of: controller), former = selectedTab
    guard delegate?.tabBarController(self, shouldSelect: controller) != false,
      tab.map({ delegate?.tabBarController(self, shouldSelectTab: $0) != false }) ?? true
    else {
      tabBar.selectedItem = shownController?.tabBarItem
      return
    }
    // As on iOS, a tap on the selected tab pops to the root of its navigation controller.
    if controller === shownController { (controller as? UINavigationController)?.popToRootViewController(animated: true) }
    selectedViewController = controller
    delegate?.tabBarController(self, didSelect: controller)
    if tab != nil, let selectedTab, selectedTab !== former {
      delegate?.tabBarController(self, didSelectTab: selectedTab, previousTab: former)
    }
  }

  open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
    delegate?.tabBarController(self, willBeginCustomizing: controllers(of: items))
  }
  open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
    delegate?.tabBarController(self, willEndCustomizing: controllers(orderedBy: items), changed: changed)
  }
  open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
    delegate?.tabBarController(self, didEndCustomizing: controllers, changed: changed)
  }
}
