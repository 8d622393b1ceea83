extension UITabBarController {
  /// The sidebar of a controller with tabs (Apple: UITabBarController.Sidebar). It lists the tabs and the groups at the leading edge, in place
  /// of the tab bar, if the controller's `mode` is `tabSidebar` and its width is regular. Otherwise it has no effect.
  @preconcurrency @MainActor
  open class Sidebar: NSObject {
    /// The position of the sidebar (Apple: UITabBarController.Sidebar.Layout).
    public enum Layout: Int, Sendable {
      /// Beside the content.
      case automatic
      /// Over the content.
      case overlap
      /// Beside the content, which is narrower.
      case tile
    }

    /// A place to scroll to (Apple: UITabBarController.Sidebar.ScrollTarget).
    public enum ScrollTarget {
      case tab(UITab)
      case header, footer
    }

    private weak var owner: UITabBarController?
    /// The controller of the sidebar. It owns the sidebar, so the reference from here is weak.
    var tabs: UITabBarController { owner ?? UITabBarController() }
    private(set) lazy var view = TabSidebarView(self)

    open weak var delegate: (any Delegate)? { didSet { reload() } }
    /// Whether the sidebar is hidden. Default false. A button at its top hides it, and one in the tab bar shows it.
    open var isHidden = false {
      didSet { if isHidden != oldValue { owner?.sidebarVisibilityChanges() } }
    }
    /// Whether the sidebar is beside or over the content. Default automatic.
    open var preferredLayout = Layout.automatic { didSet { owner?.viewIfLoaded?.setNeedsLayout() } }
    /// The content above the tabs. Default nil.
    open var headerContentConfiguration: (any UIContentConfiguration)? { didSet { reload() } }
    /// The content below the tabs. Default nil.
    open var footerContentConfiguration: (any UIContentConfiguration)? { didSet { reload() } }
    /// A view at the bottom of the sidebar, which does not scroll. Default nil.
    open var bottomBarView: UIView? { didSet { if isMade { view.bottom = bottomBarView } } }
    /// The elements of the menu behind the button at the top of the sidebar. Default nil: there is no such button.
    open var navigationOverflowItems: UIDeferredMenuElement? { didSet { if isMade { view.showOverflow() } } }

    /// Whether the view was created.
    var isMade = false

    init(_ tabs: UITabBarController) {
      owner = tabs
      super.init()
    }

    /// Asks the delegate again for the item of a tab.
    open func reconfigureItem(for tab: UITab) { if isMade { view.reconfigure(tab) } }

    /// Scrolls to a tab, the header or the footer. If the sidebar does not show it, nothing happens.
    open func scroll(to target: ScrollTarget, animated: Bool) { if isMade { view.scroll(to: target, animated: animated) } }

    func reload() { if isMade { view.reload() } }
  }
}

extension UITabBarController.Sidebar {
  /// Adds animations to those of a sidebar that appears or disappears (Apple: UITabBarController.Sidebar.Animating).
  @preconcurrency @MainActor
  public protocol Animating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
  }
}

/// The animations and completions that a delegate added.
final class SidebarAnimator: NSObject, UITabBarController.Sidebar.Animating {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func animate() { for animation in animations { animation() } }
  func complete() { for completion in completions { completion() } }
}

@MainActor private let sidebars = SideTable<UITabBarController, UITabBarController.Sidebar>()
@MainActor private let toggles = SideTable<UITabBarController, UIButton>()

extension UITabBarController {
  /// The sidebar of the tabs.
  public var sidebar: Sidebar {
    if let made = sidebars[self] { return made }
    let made = Sidebar(self)
    sidebars[self] = made
    return made
  }

  /// Whether the controller can show the sidebar now.
  var canShowSidebar: Bool { mode == .tabSidebar && !tabs.isEmpty && traitCollection.horizontalSizeClass == .regular }
  var showsSidebar: Bool { canShowSidebar && !sidebar.isHidden }

  /// The width of a sidebar in points, in a look in which it does not float. Vitrine's own value.
  static var sidebarWidth: CGFloat { 320 }

  private var floatingSidebar: InterfaceLook.Sidebar? { view.interfaceLook.sidebar }
  private var sidebarWidth: CGFloat { min(floatingSidebar?.width ?? Self.sidebarWidth, view.bounds.width / 2) }

  /// The insets of the content below a floating sidebar.
  var sidebarInsets: UIEdgeInsets {
    guard let floatingSidebar, showsSidebar, sidebar.preferredLayout != .overlap else { return .zero }
    let covered = floatingSidebar.inset + sidebarWidth
    return UIEdgeInsets(top: 0, left: view.isRightToLeft ? 0 : covered, bottom: 0, right: view.isRightToLeft ? covered : 0)
  }

  /// The frame of the content, beside a tiled sidebar. The content extends below a floating sidebar.
  var sidebarContentFrame: CGRect {
    guard showsSidebar, sidebar.preferredLayout != .overlap, floatingSidebar == nil else { return view.bounds }
    let width = sidebarWidth
    let insets =
      view.isRightToLeft ? UIEdgeInsets(top: 0, left: 0, bottom: 0, right: width) : UIEdgeInsets(top: 0, left: width, bottom: 0, right: 0)
    return view.bounds.inset(by: insets)
  }

  /// Places the sidebar, or the button that shows it. Called with each layout.
  func placeSidebar() {
    guard canShowSidebar || sidebars[self]?.isMade == true else { return }
    let sidebar = sidebar
    if showsSidebar || sidebar.isMade {
      sidebar.isMade = true
      placeSidebarView(shown: showsSidebar)
    }
    placeToggle()
  }

  private func placeSidebarView(shown: Bool) {
    let sidebar = sidebar
    if sidebar.view.superview !== view { view.addSubview(sidebar.view) }
    let width = sidebarWidth
    if let floatingSidebar {
      let frame = floatingSidebar.frame(width: width, in: view.bounds, safeArea: view.safeAreaInsets)
      sidebar.view.frame = view.mirror(shown ? frame : frame.offsetBy(dx: -2 * frame.maxX, dy: 0))
      return
    }
    let x = view.isRightToLeft ? view.bounds.width - (shown ? width : 0) : shown ? 0 : -width
    sidebar.view.frame = CGRect(x: x, y: 0, width: width, height: view.bounds.height)
  }

  private func placeToggle() {
    guard canShowSidebar, sidebar.isHidden else {
      toggles[self]?.isHidden = true
      return
    }
    let toggle = toggles[self] ?? makeToggle()
    toggle.isHidden = tabBar.isHidden
    let x = view.isRightToLeft ? view.bounds.width - 60 : 16
    toggle.frame = CGRect(x: x, y: tabBar.frame.minY + 2, width: 44, height: 44)
    view.bringSubviewToFront(toggle)
  }

  private func makeToggle() -> UIButton {
    let toggle = UIButton(
      type: .system,
      primaryAction: UIAction(image: UIImage(systemName: "sidebar.leading")) { [weak self] _ in
        self?.sidebar.isHidden = false
      })
    toggle.accessibilityLabel = "Show Sidebar"
    view.addSubview(toggle)
    toggles[self] = toggle
    return toggle
  }

  /// Called when the mode, the width or the tabs change.
  func sidebarConditionsChanged() {
    guard isViewLoaded, canShowSidebar || sidebars[self]?.isMade == true else { return }
    updateBar(animated: false)
    sidebars[self]?.reload()
    view.setNeedsLayout()
  }

  /// Called when `isHidden` of the sidebar has changed.
  func sidebarVisibilityChanges() {
    let animator = SidebarAnimator()
    guard canShowSidebar, isViewLoaded else { return }
    sidebar.delegate?.tabBarController(self, sidebarVisibilityWillChange: sidebar, animator: animator)
    let isSeen = view.window != nil
    if !sidebar.isMade {
      sidebar.isMade = true
      // It comes in from the edge.
      UIView.performWithoutAnimation {
        placeSidebarView(shown: false)
        sidebar.view.layoutIfNeeded()
      }
    }
    let change = { [self] in
      showTabObjects(animated: false)
      updateBar(animated: false)
      placeBar()
      contentContainerView.layoutIfNeeded()
      animator.animate()
    }
    guard isSeen, UIView.areAnimationsEnabled else {
      change()
      animator.complete()
      return
    }
    UIView.animate(withDuration: 0.35, delay: 0, options: [.curveEaseInOut, .allowUserInteraction], animations: change) { _ in
      animator.complete()
    }
  }

  /// Called when the user chooses a tab in the sidebar.
  func chooseInSidebar(_ tab: UITab) {
    guard tab.isEnabled, delegate?.tabBarController(self, shouldSelectTab: tab) != false else { return }
    let former = selectedTab
    selectedTab = tab
    guard let selectedTab, selectedTab !== former else { return }
    if let controller = selectedViewController { delegate?.tabBarController(self, didSelect: controller) }
    delegate?.tabBarController(self, didSelectTab: selectedTab, previousTab: former)
  }
}
