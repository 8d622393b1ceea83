/// Owns a view, and is told when it is loaded, appears, is laid out and disappears (Apple: UIViewController).
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer, UIStateRestoring {
  var loadedView: UIView?
  var appearance = AppearanceState.disappeared
  /// Appearance calls still to come at the end of the turn.
  var pendingAppearing = false
  var appearsAnimated = false
  var endsTransitionItself = true
  /// How the controller is presented, or will be.
  var presentation: UIPresentationController?
  /// The presentation that was asked for, while another one that it adapted to presents.
  var keptPresentation: UIPresentationController?
  var isPresenting = false
  var activeTransition: TransitionContext?
  weak var parentController: UIViewController?
  var childControllers: [UIViewController] = []
  var presented: UIViewController?
  weak var presenter: UIViewController?
  var traitsOverride = UIUserInterfaceStyle.unspecified
  var traitsFromParent: UITraitCollection?
  var traitRegistrations: [TraitRegistration] = []
  /// The name of a class that is not known, in whose place the controller stands.
  var standInFor: String?
  /// Of controllers that a storyboard made.
  var source: ControllerSource?
  /// What the bars of containers cover of the view.
  var barInsets = UIEdgeInsets.zero {
    didSet { if barInsets != oldValue { loadedView?.noticeSafeArea() } }
  }
  var topGuide, bottomGuide: ControllerLayoutGuide?
  var loadedNavigationItem: UINavigationItem?
  var loadedTabBarItem: UITabBarItem?

  /// - Parameter nibNameOrNil: the `.xib` file that `loadView()` takes the view from; nil: one named as the class, where there is one.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
    ControllerLoading.decode(self, coder)
  }

  open private(set) var nibName: String?
  open private(set) var nibBundle: Bundle?

  // MARK: View

  /// Loaded at the first use.
  open var view: UIView! {
    get {
      checkThread("view")
      loadViewIfNeeded()
      return loadedView
    }
    set {
      checkThread("view")
      setView(newValue)
    }
  }

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view: of the storyboard or the `.xib` file that the controller comes from, or else a plain one as large as the screen, which
  /// follows its superview's size.
  open func loadView() {
    if ControllerView.load(self) { return }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// The view of a file becomes the controller's.
  func takeView(_ view: UIView) { self.view = view }

  open func loadViewIfNeeded() { loadViewOnce() }
  open func viewDidLoad() {}

  /// Stands in the bars of containers, too, until their items get titles of their own.
  open var title: String? {
    didSet {
      checkThread("title")
      if title != oldValue { titleDidChange() }
    }
  }

  /// What a navigation bar shows for the controller.
  open var navigationItem: UINavigationItem { madeNavigationItem() }
  /// What a tab bar shows for the controller.
  open var tabBarItem: UITabBarItem! {
    get { madeTabBarItem() }
    set { loadedTabBarItem = newValue }
  }
  /// Shown in the navigation controller's toolbar, where that is not hidden.
  open var toolbarItems: [UIBarButtonItem]?
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
  /// Whether the tab bar is away while the controller is in a navigation stack. Default false.
  open var hidesBottomBarWhenPushed = false

  /// Points. Default zero: the size the controller would like to be shown in.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parentController?.preferredContentSizeDidChange(forChildContentContainer: self)
      if presenter != nil { presentation?.preferredContentSizeDidChange(forChildContentContainer: self) }
    }
  }

  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Default: the size of the parent.
  open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
    parentSize
  }

  // MARK: Appearance

  /// The view is about to be added to a window that shows.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is in the window, and has its size and its traits.
  open func viewIsAppearing(_ animated: Bool) {}
  /// The view was shown: at the end of the turn, or of the transition.
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  /// True while a presentation of this controller is under way, from `viewWillAppear` to `viewDidAppear`.
  open var isBeingPresented: Bool { isPresenting }
  open var isBeingDismissed: Bool { isDismissing }
  var isDismissing = false
  open var isMovingToParent: Bool { isMovingIn }
  var isMovingIn = false
  open var isMovingFromParent: Bool { isMovingOut }
  var isMovingOut = false

  /// Whether children are told of appearing together with this controller. Default true.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// For containers that forward by hand: the child is about to appear or to disappear.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransitionOfTree(appearing: isAppearing, animated: animated)
  }
  /// For containers that forward by hand: the child has appeared or disappeared.
  open func endAppearanceTransition() { endTransitionOfTree() }

  // MARK: Layout

  /// The constraint phase of the view, in place of its `updateConstraints()`. Call super last: it calls the view's.
  open func updateViewConstraints() { loadedView?.updateConstraints() }
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewLayoutMarginsDidChange() {}
  open func viewSafeAreaInsetsDidChange() {}

  /// Added to the safe area of the view. Default zero.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      guard additionalSafeAreaInsets != oldValue else { return }
      loadedView?.noticeSafeArea()
    }
  }

  /// The view is about to get another size: the window was resized. Call super: it tells the children whose size changes with it.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      let own = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if own != child.viewIfLoaded?.bounds.size { child.viewWillTransition(to: own, with: coordinator) }
    }
    announceRotation(coordinator)
  }

  /// The window is about to turn. The default does nothing.
  open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// The window turns: changes here are animated with it. The default does nothing.
  open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// The window has turned. The default does nothing.
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

  /// Size classes or the style are about to change. Call super: it tells the children.
  open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      let own = child.traitsFromParent.map { UITraitCollection(traitsFrom: [newCollection, $0]) } ?? newCollection
      if own != child.traitCollection { child.willTransition(to: own, with: coordinator) }
    }
  }

  /// Default false. Tables and collections of such controllers edit, too.
  open var isEditing: Bool {
    get { editsNow }
    set { setEditing(newValue, animated: false) }
  }
  var editsNow = false
  /// Call super: it keeps the state, and shows it in `editButtonItem`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    editsNow = editing
    keptEditButton?.title = editing ? "Done" : "Edit"
    keptEditButton?.style = editing ? .done : .plain
  }
  /// "Edit", and "Done" while the controller edits.
  open var editButtonItem: UIBarButtonItem {
    if let keptEditButton { return keptEditButton }
    let item = UIBarButtonItem(
      title: editsNow ? "Done" : "Edit", image: nil,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        self.setEditing(!self.isEditing, animated: true)
      })
    keptEditButton = item
    return item
  }
  var keptEditButton: UIBarButtonItem?

  /// Edges at which the view goes on below bars; at others it ends where the bar begins. Default all.
  open var edgesForExtendedLayout = UIRectEdge.all { didSet { parentController?.viewIfLoaded?.setNeedsLayout() } }
  /// Whether it goes on below bars that are not translucent, too. Default false.
  open var extendedLayoutIncludesOpaqueBars = false { didSet { parentController?.viewIfLoaded?.setNeedsLayout() } }

  var contentScrollViews = ContentScrollViews()
  /// The scroll view that bars at an edge follow: the one that was set, else the view itself or its first subview where that scrolls.
  /// Containers of UIKit answer for the child that shows. Apple: contentScrollView(for:).
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollViews[edge] ?? viewIfLoaded as? UIScrollView ?? viewIfLoaded?.subviews.first as? UIScrollView
  }

  // MARK: Containment

  open var parent: UIViewController? { parentController }
  open var children: [UIViewController] { childControllers }

  /// Calls the child's `willMove(toParent:)`; call its `didMove(toParent:)` once its view is in place.
  open func addChild(_ childController: UIViewController) {
    checkThread("addChild(_:)")
    add(childController)
  }
  /// Calls `didMove(toParent:)` with nil; call `willMove(toParent:)` with nil before.
  open func removeFromParent() {
    checkThread("removeFromParent()")
    leaveParent()
  }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  /// Replaces one child's view by another's, animated.
  /// - Parameters:
  ///   - duration: seconds.
  ///   - completion: gets whether the animation ran to its end.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, for: toViewController, duration: duration, options: options, animations: animations,
      completion: completion)
  }

  /// The nearest containers of their kinds around this controller.
  open var navigationController: UINavigationController? { nearestParent() }
  open var tabBarController: UITabBarController? { nearestParent() }
  open var splitViewController: UISplitViewController? { nearestParent() }

  // MARK: Presentation

  open var presentedViewController: UIViewController? { presented ?? parentController?.presentedViewController }
  open var presentingViewController: UIViewController? { presenter ?? parentController?.presentingViewController }
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  open var definesPresentationContext = false

  /// Pushes where a navigation controller is around, and else presents.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController { navigationController.show(vc, sender: sender) } else { present(vc, animated: true) }
  }

  /// Whether the presentation style of what is presented comes from the controller itself. Default false.
  open var providesPresentationContextTransitionStyle = false
  /// Gives animators and the presentation controller where this controller is presented.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// How this controller, or a container of it, is presented; before that, how it will be by its `modalPresentationStyle`: set that first.
  open var presentationController: UIPresentationController? { presentationForUse() }
  open var sheetPresentationController: UISheetPresentationController? {
    let presentation = presentationForUse()
    return presentation as? UISheetPresentationController ?? keptPresentation as? UISheetPresentationController
  }
  open var popoverPresentationController: UIPopoverPresentationController? {
    let presentation = presentationForUse()
    return presentation as? UIPopoverPresentationController ?? keptPresentation as? UIPopoverPresentationController
  }
  /// The transition that the controller, or a container of it, takes part in; nil where there is none.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    activeTransition?.coordinator ?? parentController?.transitionCoordinator
  }

  /// Shows in the secondary column where a split view controller is around, and else presents.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let splitViewController { splitViewController.showDetailViewController(vc, sender: sender) } else { present(vc, animated: true) }
  }

  /// Shows a controller over this one, as its `modalPresentationStyle` says.
  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    checkThread("present(_:animated:completion:)")
    show(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Takes away what this controller presents; where it presents nothing, the controller itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    checkThread("dismiss(animated:completion:)")
    takeAway(animated: flag, completion: completion)
  }

  // MARK: Storyboards

  /// The storyboard that made the controller; nil where none did.
  open var storyboard: UIStoryboard? { source?.storyboard }
  /// A segue begins: the destination is made, and its view is not loaded yet.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Whether a segue that a person set off is run. Default true.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Runs a segue of the storyboard; one that is not there is told.
  open func performSegue(withIdentifier identifier: String, sender: Any?) { runSegue(named: identifier, sender: sender) }
  /// Whether the controller is the one that an unwind segue goes back to. Default true, where it has the action.
  open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?) -> Bool { true }
  /// An unwind segue goes back to the controller, or through it.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Surroundings

  open var traitCollection: UITraitCollection {
    if let loadedView { return loadedView.traitCollection }
    let outer = parentController?.traitCollection ?? UIScreen.main.traitCollection
    return traitsFromParent.map { UITraitCollection(traitsFrom: [outer, $0]) } ?? outer
  }
  /// Gives a child other traits than this controller has; nil gives it the same again.
  open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) {
    guard childViewController.parentController === self else {
      UIKitLog.refused("\(type(of: childViewController)) is no child of \(type(of: self)), which gives it no traits")
      return
    }
    childViewController.traitsFromParent = collection
    childViewController.loadedView?.adoptTraits()
  }
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.parentController === self ? childViewController.traitsFromParent : nil
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitsOverride }
    set {
      guard newValue != traitsOverride else { return }
      traitsOverride = newValue
      loadedView?.adoptTraits()
    }
  }

  // A window here has neither a status bar nor a home indicator, and does not turn: what these say is asked by programs alone.

  /// Stored. `UIScrollView.contentInsetAdjustmentBehavior` decides, as since iOS 11. Default true.
  open var automaticallyAdjustsScrollViewInsets = true
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var modalPresentationCapturesStatusBarAppearance = false
  open func setNeedsStatusBarAppearanceUpdate() {}
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  open var prefersPointerLocked: Bool { false }
  open var childViewControllerForPointerLock: UIViewController? { nil }
  open func setNeedsUpdateOfPrefersPointerLocked() {}
  open var shouldAutorotate: Bool { true }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// Memory is scarce, and caches were emptied: let go of what can be made again.
  open func didReceiveMemoryWarning() {}

  /// Brings `contentUnavailableConfiguration` up to date. The default does nothing.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

  // MARK: Restoration

  /// Names the controller among its siblings at the next start. nil, the default: it is not restored, nor what it contains.
  open var restorationIdentifier: String?
  /// Makes the controller anew; nil: the application's delegate does, or makes it anyway.
  open var restorationClass: (any UIViewControllerRestoration.Type)?
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  open func applicationFinishedRestoringState() {}

  // MARK: Responder

  /// Who presents the controller, or else the superview of its view; for a root controller the window.
  open override var next: UIResponder? { presenter ?? loadedView?.superview }
  package override var owningWindow: UIWindow? { loadedView?.window }
}
