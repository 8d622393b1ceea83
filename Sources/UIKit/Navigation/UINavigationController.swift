/// A stack of controllers. The top controller is shown below a navigation bar (Apple: UINavigationController).
open class UINavigationController: UIViewController {
  public enum Operation: Int, Sendable {
    case none, push, pop
  }

  /// In subclasses that declare a delegate of a narrower type, theirs is preferred.
  @_disfavoredOverload open weak var delegate: (any UINavigationControllerDelegate)?
  open var navigationBar: UINavigationBar { ownBar }
  private let ownBar: UINavigationBar
  private var toolbarClass: UIToolbar.Type?
  private(set) lazy var toolbarView = toolbarClass.map { _vitrineNew($0, frame: .zero) } ?? UIToolbar()

  var stack: [UIViewController] = []
  /// The number of times that the insets of a controller were set. For tests.
  var insetPlacements = 0
  /// Whether the view of a top controller was shown. Before that, changes of the stack load no views.
  private(set) var hasShownTop = false
  /// The container of the top controller's view and, during a transition, of the previous view.
  let contentContainerView = UIView()
  /// The running push or pop; nil otherwise.
  var stackTransition: TransitionContext?
  let backSwipe = BackSwipe()
  private(set) lazy var backSwipeRecognizer = BackSwipeGestureRecognizer(swipe: backSwipe)
  var hidesBar = false
  var hidesToolbar = true
  private(set) lazy var topFollower = ContentFollower(
    collapsedHeight: { [weak self] in self?.collapsedBarHeight ?? 0 }, onMove: { [weak self] in self?.placeBars() })
  private(set) lazy var bottomFollower = ContentFollower { [weak self] in self?.updateToolbarEdge() }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    ownBar = UINavigationBar()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  public init(rootViewController: UIViewController) {
    ownBar = UINavigationBar()
    super.init(nibName: nil, bundle: nil)
    setUp()
    setViewControllers([rootViewController], animated: false)
  }

  /// Creates a controller with custom bar classes. If a class is nil or of the wrong kind, the class of UIKit is used.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    let barClass = navigationBarClass as? UINavigationBar.Type
    ownBar = barClass.map { _vitrineNew($0, frame: .zero) } ?? UINavigationBar()
    self.toolbarClass = toolbarClass as? UIToolbar.Type
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  public required init?(coder: NSCoder) {
    ownBar = UINavigationBar()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backSwipe.navigation = self
    navigationBar.onBack = { [weak self] in self?.goBack() }
    navigationBar.delegate = barDelegate
    navigationBar.onResize = { [weak self] in self?.viewIfLoaded?.setNeedsLayout() }
  }

  // MARK: Stack

  /// The controllers of the stack, root first.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  open var topViewController: UIViewController? { stack.last }
  /// The presented controller, or else the top of the stack.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// Pushes a controller. A controller that is already in the stack is refused and logged.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === viewController }) else {
      UIKitLog.refused("\(type(of: viewController)) is in the stack of \(type(of: self)) already and cannot be pushed again")
      return
    }
    replaceStack(with: stack + [viewController], animated: animated)
  }

  /// Pushes a child without an animation.
  open override func addChild(_ childController: UIViewController) {
    // Another navigation controller cannot be in the stack.
    guard !(childController is UINavigationController), !stack.contains(where: { $0 === childController }) else {
      return super.addChild(childController)
    }
    pushViewController(childController, animated: false)
  }

  /// Pops the top controller, unless it is the root.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    replaceStack(with: stack.dropLast(), animated: animated)
    return top
  }

  /// - Returns: the popped controllers, bottom first; nil if the controller is not in the stack.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      UIKitLog.refused("\(type(of: viewController)) is not in the stack of \(type(of: self)), which cannot be popped to it")
      return nil
    }
    let above = Array(stack[(index + 1)...])
    if !above.isEmpty { replaceStack(with: Array(stack[...index]), animated: animated) }
    return above
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Replaces the stack. The animation is a push if the new top was not in the stack, otherwise a pop.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(with: viewControllers, animated: animated)
  }

  /// Called when a change of the stack is complete.
  func stackSettled() {}

  open override func show(_ viewController: UIViewController, sender: Any?) { pushViewController(viewController, animated: true) }

  // MARK: Bars

  /// The duration in seconds in which bars are hidden and shown: 0.2.
  public nonisolated static let hideShowBarDuration: CGFloat = 0.2

  open var isNavigationBarHidden: Bool {
    get { hidesBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesBar else { return }
    hidesBar = hidden
    if !hidden { madeBarHiding?.barShown() }
    layOutBars(animated: animated)
  }

  /// The toolbar, which shows the `toolbarItems` of the top controller.
  open var toolbar: UIToolbar! { toolbarView }
  /// Whether the toolbar is hidden. Default true.
  open var isToolbarHidden: Bool {
    get { hidesToolbar }
    set { setToolbarHidden(newValue, animated: false) }
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesToolbar else { return }
    hidesToolbar = hidden
    layOutBars(animated: animated)
  }

  /// Whether the bars are hidden when the keyboard appears. They stay hidden without it, until a tap in the content. Default false.
  open var hidesBarsWhenKeyboardAppears = false { didSet { barHiding.update() } }
  /// Whether a swipe up hides the bars and a swipe down shows them. A toolbar without items stays. Default false.
  open var hidesBarsOnSwipe = false { didSet { barHiding.update() } }
  /// Whether the bars are hidden while the vertical size class is compact. A tap where they would be shows them. Default false.
  open var hidesBarsWhenVerticallyCompact = false { didSet { barHiding.update() } }
  /// Whether a tap in the content that nothing else handles hides and shows the bars. Default false.
  open var hidesBarsOnTap = false { didSet { barHiding.update() } }
  /// The gesture recognizers that hide and show the bars. They are disabled unless `hidesBarsOnSwipe` and `hidesBarsOnTap` need them.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }
  var barHiding: BarHiding {
    let hiding = madeBarHiding ?? BarHiding(self)
    madeBarHiding = hiding
    return hiding
  }
  private var madeBarHiding: BarHiding?

  /// The swipe from the leading edge that pops the top controller. Its default delegate lets it begin unless the back button is hidden or
  /// replaced.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { backSwipeRecognizer }

  // MARK: View

  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addGestureRecognizer(backSwipeRecognizer)
    self.view = view
  }

  override func setUpView() {
    super.setUpView()
    view.clipsToBounds = true
    view.addSubview(contentContainerView)
    view.addSubview(navigationBar)
    navigationBar.setItems(stack.map(\.navigationItem), animated: false)
    placeBars()
  }

  open override func viewWillAppear(_ animated: Bool) {
    showFirstTop()
    super.viewWillAppear(animated)
  }

  /// Shows the top controller for the first time, when the view appears or is laid out. Loading the view alone, as a tab bar controller
  /// does for its selected tab, does not load that of the top controller.
  private func showFirstTop() {
    guard !hasShownTop else { return }
    hasShownTop = true
    showTop(insteadOf: nil, animated: false, isPush: true)
  }

  override func willLayOutView() {
    super.willLayOutView()
    showFirstTop()
    placeBars()
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    view.setNeedsLayout()
  }

  /// Returns the controllers below the one that contains the source, the topmost first.
  open override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let index = childContaining(source).flatMap { child in viewControllers.firstIndex { $0 === child } } ?? viewControllers.count
    return viewControllers[..<index].reversed()
  }
  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    guard topViewController !== subsequentVC, viewControllers.contains(where: { $0 === subsequentVC }) else { return }
    popToViewController(subsequentVC, animated: UIView.areAnimationsEnabled)
  }

  open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollViews[edge] ?? stack.last?.contentScrollView(for: edge)
  }

  open override var preferredStatusBarStyle: UIStatusBarStyle { stack.last?.preferredStatusBarStyle ?? .default }
  open override var childForStatusBarStyle: UIViewController? { nil }
  open override var childForStatusBarHidden: UIViewController? { stack.last }
}
