/// The controller of a view. It is notified when the view is loaded, appears, is laid out and disappears (Apple: UIViewController).
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UITraitEnvironment, UIContentContainer, UIStateRestoring {
  var loadedView: UIView?
  var appearance = AppearanceState.disappeared
  /// Whether `viewIsAppearing` is still to be called before the next layout.
  var pendingAppearing = false
  var appearsAnimated = false
  var endsTransitionItself = true
  /// The presentation controller of the current or a later presentation.
  var presentation: UIPresentationController?
  /// The original presentation controller while one that it has adapted to is in use.
  var originalPresentation: UIPresentationController?
  var isPresenting = false
  var activeTransition: TransitionContext?
  weak var parentController: UIViewController?
  var childControllers: [UIViewController] = []
  var presented: UIViewController?
  weak var presenter: UIViewController?
  var traitsOverride = UIUserInterfaceStyle.unspecified
  var traitsFromParent: UITraitCollection?
  /// nil if no trait was overridden.
  var ownTraitOverrides: TraitSet?
  var traitRegistrations: [TraitRegistration] = []
  /// The name of the unknown class for which this controller stands in.
  var standInFor: String?
  /// The storyboard or file from which the controller was loaded.
  var source: ControllerSource?
  /// The insets of the view that the bars of containers cover.
  var barInsets = UIEdgeInsets.zero {
    didSet {
      guard barInsets != oldValue else { return }
      SafeAreaGeneration.shared.advance()
      loadedView?.noticeSafeArea()
    }
  }
  var topGuide, bottomGuide: ControllerLayoutGuide?
  var addedKeyCommands: [UIKeyCommand] = []
  var loadedNavigationItem: UINavigationItem?
  var loadedTabBarItem: UITabBarItem?

  /// - Parameter nibNameOrNil: the name of the `.xib` file from which `loadView()` loads the view; nil for a file with the name
  ///   of the class, if there is one.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    namedNib = nibNameOrNil
    bundleOfNib = nibBundleOrNil
    super.init()
  }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) {
    namedNib = nil
    bundleOfNib = nil
    super.init()
    ControllerLoading.decode(self, coder)
  }

  private let namedNib: String?
  private let bundleOfNib: Bundle?
  /// The name of the nib of the view. Default nil: a nib with the name of the class, if there is one.
  open var nibName: String? { namedNib }
  /// The bundle with the nib of the view. Default nil: the main bundle.
  open var nibBundle: Bundle? { bundleOfNib }

  /// The key commands of the controller. Default: those that `addKeyCommand(_:)` added.
  open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }

  /// Archives the controller. The default does nothing, since controllers are created from storyboards and code.
  open func encode(with coder: NSCoder) {}

  // MARK: View

  /// The view of the controller, loaded on first access.
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

  /// The view if it is loaded, otherwise nil.
  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  /// Creates the view. The default loads it from the storyboard or the `.xib` file of the controller; without a file it creates
  /// an empty view of the size of the screen that follows its superview's size.
  open func loadView() {
    if ControllerView.load(self) { return }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Sets a view that was loaded from a file as the controller's view.
  func takeView(_ view: UIView) { self.view = view }

  open func loadViewIfNeeded() { loadViewOnce() }
  open func viewDidLoad() {}

  // For the library's containers: programs may override `viewDidLoad()` and the methods of layout without calling the superclass's.
  /// Sets up the view, before `viewDidLoad()`.
  func setUpView() {}
  /// Places children, before `viewWillLayoutSubviews()` and before `viewDidLayoutSubviews()`.
  func willLayOutView() {}
  func didLayOutView() {}

  /// The title of the controller. The items in the bars of containers show it, too, until their own titles are set.
  open var title: String? {
    didSet {
      checkThread("title")
      if title != oldValue { titleDidChange() }
    }
  }

  /// The item that represents the controller in a navigation bar.
  open var navigationItem: UINavigationItem { madeNavigationItem() }
  /// The item that represents the controller in a tab bar.
  open var tabBarItem: UITabBarItem! {
    get { madeTabBarItem() }
    set {
      loadedTabBarItem = newValue
      tabBarController?.itemReplaced()
    }
  }
  /// The items in the navigation controller's toolbar, if that is visible.
  open var toolbarItems: [UIBarButtonItem]? { didSet { (parentController as? UINavigationController)?.showToolbarItems(of: self) } }
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
  /// Whether the tab bar is hidden while the controller is in a navigation stack. Default false.
  open var hidesBottomBarWhenPushed = false

  /// The preferred size of the view in containers and presentations, in points. Default zero.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parentController?.preferredContentSizeDidChange(forChildContentContainer: self)
      if presenter != nil { presentation?.preferredContentSizeDidChange(forChildContentContainer: self) }
    }
  }

  /// Called when the preferred size of a child or of presented content has changed. The default does nothing.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Returns the size of a child. The default returns the size of the parent.
  open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
    parentSize
  }

  // MARK: Appearance

  /// Called before the view is added to a visible window.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in the window and has its size and its traits.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view has appeared, at the end of the turn or of the transition.
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether the controller is being presented. True from `viewWillAppear` to `viewDidAppear`.
  open var isBeingPresented: Bool { isPresenting }
  open var isBeingDismissed: Bool { isDismissing }
  var isDismissing = false
  open var isMovingToParent: Bool { isMovingIn }
  var isMovingIn = false
  open var isMovingFromParent: Bool { isMovingOut }
  var isMovingOut = false

  /// Whether the appearance callbacks of children are sent together with those of this controller. Default true.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Begins the appearance or disappearance of a child. For containers that forward the callbacks themselves.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransitionOfTree(appearing: isAppearing, animated: animated)
  }
  /// Ends the appearance or disappearance of a child. For containers that forward the callbacks themselves.
  open func endAppearanceTransition() { endTransitionOfTree() }

  // MARK: Layout

  /// Updates the constraints of the view in the constraint phase; called in place of its `updateConstraints()`. Call super last,
  /// which calls the view's method.
  open func updateViewConstraints() { loadedView?.updateConstraints() }
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewLayoutMarginsDidChange() {}
  /// The minimum margins of the root view: `SystemMargins` at the sides, zero at the top and the bottom.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side = SystemMargins.side(width: loadedView?.bounds.width ?? UIScreen.main.bounds.width)
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
  /// Whether the margins of the root view are at least `systemMinimumLayoutMargins`. Default true.
  open var viewRespectsSystemMinimumLayoutMargins = true { didSet { loadedView?.announceMargins() } }
  open func viewSafeAreaInsetsDidChange() {}

  /// Insets that are added to the safe area of the view. Default zero.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      guard additionalSafeAreaInsets != oldValue else { return }
      SafeAreaGeneration.shared.advance()
      loadedView?.noticeSafeArea()
    }
  }

  /// Called before the view's size changes because the window was resized. Call super, which notifies the children whose sizes change.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      let own = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if own != child.viewIfLoaded?.bounds.size { child.viewWillTransition(to: own, with: coordinator) }
    }
    announceRotation(coordinator)
  }

  /// Called before the window is rotated. The default does nothing.
  open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// Called while the window is rotated; changes in this method are animated with the rotation. The default does nothing.
  open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// Called after the window was rotated. The default does nothing.
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

  /// Called before a change of size classes or of the style. Call super, which notifies the children.
  open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      let own = child.traitsFromParent.map { UITraitCollection(traitsFrom: [newCollection, $0]) } ?? newCollection
      if own != child.traitCollection { child.willTransition(to: own, with: coordinator) }
    }
  }

  /// Whether the contents can be edited. The views of table and collection view controllers follow it. Default false.
  open var isEditing: Bool {
    get { editsNow }
    set { setEditing(newValue, animated: false) }
  }
  var editsNow = false
  /// Starts or ends editing. Call super, which stores the state and updates `editButtonItem`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    editsNow = editing
    editButtonIfLoaded?.title = editing ? "Done" : "Edit"
    editButtonIfLoaded?.style = editing ? .done : .plain
  }
  /// A button that starts and ends editing. Its title is "Edit", or "Done" during editing.
  open var editButtonItem: UIBarButtonItem {
    if let editButtonIfLoaded { return editButtonIfLoaded }
    let item = UIBarButtonItem(
      title: editsNow ? "Done" : "Edit", image: nil,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        self.setEditing(!self.isEditing, animated: true)
      })
    editButtonIfLoaded = item
    return item
  }
  var editButtonIfLoaded: UIBarButtonItem?

  /// The edges at which the view extends below bars; at the other edges it ends at the bar. Default all.
  open var edgesForExtendedLayout = UIRectEdge.all { didSet { parentController?.viewIfLoaded?.setNeedsLayout() } }
  /// Whether the view also extends below opaque bars. Default false.
  open var extendedLayoutIncludesOpaqueBars = false { didSet { parentController?.viewIfLoaded?.setNeedsLayout() } }

  var contentScrollViews = ContentScrollViews()
  /// Returns the scroll view that bars at an edge follow: the one that was set, otherwise the view itself or its first subview if
  /// it is a scroll view. UIKit's containers return the one of the visible child. Apple: contentScrollView(for:).
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollViews[edge] ?? viewIfLoaded as? UIScrollView ?? viewIfLoaded?.subviews.first as? UIScrollView
  }

  // MARK: Containment

  open var parent: UIViewController? { parentController }
  open var children: [UIViewController] { childControllers }

  /// Adds a child, and calls its `willMove(toParent:)`. Call its `didMove(toParent:)` after adding its view.
  open func addChild(_ childController: UIViewController) {
    checkThread("addChild(_:)")
    add(childController)
  }
  /// Removes the controller from its parent, and calls `didMove(toParent:)` with nil. Call `willMove(toParent:)` with nil before.
  open func removeFromParent() {
    checkThread("removeFromParent()")
    leaveParent()
  }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  /// Replaces the view of a child by that of another one with an animation.
  /// - Parameters:
  ///   - duration: the duration in seconds.
  ///   - completion: called with true if the animation ran to its end.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, for: toViewController, duration: duration, options: options, animations: animations,
      completion: completion)
  }

  /// The nearest navigation controller that contains this controller.
  open var navigationController: UINavigationController? { nearestParent() }
  open var tabBarController: UITabBarController? { nearestParent() }
  open var splitViewController: UISplitViewController? { nearestParent() }

  // MARK: Presentation

  /// The controller that this one or one of its containers presents.
  open var presentedViewController: UIViewController? { presented ?? parentController?.presentedViewController }
  /// The controller that presents this one or one of its containers.
  open var presentingViewController: UIViewController? { presenter ?? parentController?.presentingViewController }
  /// The style in which the controller is presented. Default automatic, which is a page sheet.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The transition with which the controller is presented. Default `coverVertical`.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// The transition to and from this controller, in place of `modalTransitionStyle` and of a navigation controller's own. Default nil.
  open var preferredTransition: Transition?
  /// The actions below a preview. Superseded by context menus; not shown. Default empty.
  open var previewActionItems: [any UIPreviewActionItem] { [] }
  /// Stored; has no effect on Linux. Default true.
  open var restoresFocusAfterTransition = true
  /// Whether the user is prevented from dismissing the presented controller by a gesture. Default false.
  open var isModalInPresentation = false
  /// Whether presentations in the current context cover this controller's view. Default false.
  open var definesPresentationContext = false

  /// Shows a controller: pushes it if there is a navigation controller, otherwise presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController { navigationController.show(vc, sender: sender) } else { present(vc, animated: true) }
  }

  /// Whether the transition style of presented controllers is taken from this controller. Default false.
  open var providesPresentationContextTransitionStyle = false
  /// The delegate that provides animators and the presentation controller for the presentation of this controller.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The presentation controller of this controller or of its container. Before the presentation, the one for
  /// `modalPresentationStyle`; set that property first.
  open var presentationController: UIPresentationController? { presentationForUse() }
  open var sheetPresentationController: UISheetPresentationController? {
    let presentation = presentationForUse()
    return presentation as? UISheetPresentationController ?? originalPresentation as? UISheetPresentationController
  }
  open var popoverPresentationController: UIPopoverPresentationController? {
    let presentation = presentationForUse()
    return presentation as? UIPopoverPresentationController ?? originalPresentation as? UIPopoverPresentationController
  }
  /// The coordinator of the running transition of this controller or its container; nil if there is none.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    activeTransition?.coordinator ?? parentController?.transitionCoordinator
  }

  /// Returns the nearest container, from this controller's parent on, that performs an action; nil if there is none. For
  /// `show(_:sender:)` and `showDetailViewController(_:sender:)` these are navigation and split view controllers.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    sequence(first: parent, next: { $0?.parent }).lazy.compactMap { $0 }.first { container in
      switch action.name {
      case "showViewController:sender:": container is UINavigationController || container is UISplitViewController
      case "showDetailViewController:sender:": container is UISplitViewController
      default: container.canPerformAction(action, withSender: sender)
      }
    }
  }

  /// Shows the secondary controller in this one, the primary one, when a split view controller without a style collapses. The default pushes it if
  /// this is a navigation controller, and drops it otherwise.
  open func collapseSecondaryViewController(_ secondaryViewController: UIViewController, for splitViewController: UISplitViewController) {}

  /// Returns the secondary controller when a split view controller without a style expands; nil for the one that was pushed at the
  /// collapse. Default nil.
  open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? { nil }

  /// Shows a controller in the secondary column if there is a split view controller, otherwise presents it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let splitViewController { splitViewController.showDetailViewController(vc, sender: sender) } else { present(vc, animated: true) }
  }

  /// Presents a controller over this one in the style of its `modalPresentationStyle`.
  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    checkThread("present(_:animated:completion:)")
    show(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses the controller that this one presents; if there is none, this controller itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    checkThread("dismiss(animated:completion:)")
    performDismissal(animated: flag, completion: completion)
  }

  // MARK: Storyboards

  /// The storyboard from which the controller was loaded; nil if there is none.
  open var storyboard: UIStoryboard? { source?.storyboard }
  /// Called before a segue is performed. The destination has been created, but its view is not loaded yet.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Whether a segue that the user triggers is performed. Default true.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Performs a segue of the storyboard. If there is no such segue, an error is logged.
  open func performSegue(withIdentifier identifier: String, sender: Any?) { runSegue(named: identifier, sender: sender) }
  /// Whether an unwind segue can end at this controller. Called if the controller has the action. Default true.
  open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?) -> Bool { true }
  /// Called on each container on the path of an unwind segue, first from the source outwards, then inwards to the destination. Navigation
  /// and tab bar controllers show `subsequentVC`; the default does nothing.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
  /// Returns the children that are searched for the destination of an unwind segue, in this order. Default: all children but the one that contains
  /// the source, the last one first.
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let containing = childContaining(source)
    return children.reversed().filter { $0 !== containing }
  }
  /// Returns the child that is or contains the source of an unwind segue; nil if there is none.
  public final func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    sequence(first: source.source) { $0.parent }.first { $0.parent === self }
  }

  // MARK: Traits

  open var traitCollection: UITraitCollection {
    if let loadedView { return loadedView.traitCollection }
    let outer = parentController?.traitCollection ?? UIScreen.main.traitCollection
    guard overridesTraits else { return outer }
    var collections = [outer]
    addTraitOverrides(to: &collections)
    return UITraitCollection(traitsFrom: collections)
  }
  /// Sets traits of a child that override those of this controller; nil removes the override.
  open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) {
    guard childViewController.parentController === self else {
      UIKitLog.refused("\(type(of: childViewController)) is not a child of \(type(of: self)), so its traits are not overridden")
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

  /// Whether a scroll view with the adjustment `automatic` is adjusted vertically even if its content does not scroll, if it fills the
  /// controller's view and there is a navigation or tab bar controller. Default true.
  open var automaticallyAdjustsScrollViewInsets = true {
    didSet { if automaticallyAdjustsScrollViewInsets != oldValue { loadedView?.setNeedsLayout() } }
  }

  // The status bar and the home indicator are not drawn, and windows are not rotated, so UIKit does not use the following properties.

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
  /// Called when memory is low. Release objects that can be created again; UIKit's caches have been emptied already.
  open func didReceiveMemoryWarning() {}

  /// Updates `contentUnavailableConfiguration`. The default does nothing.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

  // MARK: Restoration

  /// The name of the controller among its siblings when state is restored. Default nil: the controller and its children are not restored.
  open var restorationIdentifier: String?
  /// The class that creates the controller when state is restored. If nil, the application's delegate creates it, or it exists already.
  open var restorationClass: (any UIViewControllerRestoration.Type)?
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  open func applicationFinishedRestoringState() {}

  // MARK: Responder

  /// The presenting controller, otherwise the superview of the view, which is the window for a root controller.
  open override var next: UIResponder? { presenter ?? loadedView?.superview }
  package override var owningWindow: UIWindow? { loadedView?.window }
}
