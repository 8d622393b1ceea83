/// Shows a controller as a sheet that can be dragged between its detents and be dismissed by dragging (Apple:
/// UISheetPresentationController).
///
/// In a compact width the sheet is at the bottom edge, and a large sheet pushes its presenter back. Otherwise the sheet is a card. To be
/// notified of detent changes, set `delegate` to an object that conforms to `UISheetPresentationControllerDelegate`.
open class UISheetPresentationController: UIPresentationController {
  /// A value for dimensions that the system or the presented view determines.
  public static let automaticDimension: CGFloat = .greatestFiniteMagnitude

  /// The heights at which the sheet can rest. Default large.
  open var detents: [Detent] = [.large()] { didSet { geometryChanged() } }
  /// The current detent; nil means the first one. Setting it moves the sheet, with an animation inside `animateChanges`.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { if selectedDetentIdentifier != oldValue { geometryChanged() } } }
  /// The largest detent at which the content behind is neither dimmed nor blocked. Default nil: the sheet always dims.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { geometryChanged() } }
  /// Whether scrolling up in a list at its top enlarges the sheet before the list scrolls. Default true.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the grabber is shown. Default false.
  open var prefersGrabberVisible = false { didSet { geometryChanged() } }
  /// The corner radius in points; nil uses the default of 10.
  open var preferredCornerRadius: CGFloat? { didSet { geometryChanged() } }
  /// Whether the sheet is at the bottom edge in a compact height instead of covering the screen. Default false.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { geometryChanged() } }
  /// Stored; has no effect on Linux: whether a sheet at the edge uses the preferred width in a compact height. Default false.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { geometryChanged() } }
  /// Stored; has no effect on Linux. The sheet always enters from the bottom edge.
  open weak var sourceView: UIView?

  let sheet = SheetView()
  private(set) lazy var dimming = DimmingView(color: .black) { [weak self] in self?.dismissByTouch() }
  /// The top of the sheet during a drag; nil at rest.
  var heldTop: CGFloat?
  /// The corner radius and clipping of the presenter's view before it was pushed back.
  private var formerLook: (radius: CGFloat, clips: Bool)?
  private weak var pushed: UIView?

  init(_ presented: UIViewController, presenting: UIViewController?, style: UIModalPresentationStyle) {
    super.init(presentedViewController: presented, presenting: presenting)
    self.style = style
    sheet.drag.presentation = self
  }

  public override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    style = .pageSheet
    sheet.drag.presentation = self
  }

  override var elevatesContent: Bool { true }
  open override var presentedView: UIView? { sheet }
  open override var frameOfPresentedViewInContainerView: CGRect { layout.frame(height: selectedHeight) }

  /// Runs changes of detents and animates the sheet to its new height.
  open func animateChanges(_ changes: () -> Void) {
    guard let containerView, containerView.window != nil else { return changes() }
    containerView.layoutIfNeeded()
    UIView.animate(springDuration: 0.4, bounce: 0, options: .allowUserInteraction) {
      changes()
      containerView.layoutIfNeeded()
    }
  }

  /// Resolves the heights of the detents again.
  open func invalidateDetents() { geometryChanged() }

  private func geometryChanged() { containerView?.setNeedsLayout() }

  // MARK: Geometry

  var layout: SheetLayout {
    let container = containerView ?? presentingViewController.viewIfLoaded?.window ?? presentedViewController.view!
    let traits = container.traitCollection
    let kind: SheetLayout.Kind =
      traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular
      ? .card : traits.verticalSizeClass == .compact && !prefersEdgeAttachedInCompactHeight ? .full : .edge
    return SheetLayout(
      container: container.bounds.size, safeArea: container.safeAreaInsets, kind: kind, isForm: style == .formSheet,
      preferred: presentedViewController.preferredContentSize, floatingInset: container.interfaceLook.sheet.floatingInset
    ) { maximum in
      let context = DetentContext(traits, maximum: maximum)
      return detents.compactMap { $0.resolvedValue(in: context) }
    }
  }

  /// The active detents with their heights, smallest first.
  var activeDetents: [(identifier: Detent.Identifier, height: CGFloat)] {
    let layout = layout
    let maximum = layout.kind == .card ? layout.cardSize.height : SheetLayout.maximum(layout.container, layout.safeArea)
    let context = DetentContext(traitCollection, maximum: maximum)
    return detents.compactMap { detent in detent.resolvedValue(in: context).map { (detent.identifier, min($0, maximum)) } }
      .sorted { $0.height < $1.height }
  }

  private var selectedHeight: CGFloat {
    let active = activeDetents
    let first = detents.first { detent in active.contains { $0.identifier == detent.identifier } }?.identifier
    return active.first { $0.identifier == selectedDetentIdentifier ?? first }?.height ?? active.first { $0.identifier == first }?.height
      ?? layout.heights[0]
  }

  private var brightHeight: CGFloat? {
    largestUndimmedDetentIdentifier.flatMap { name in activeDetents.first { $0.identifier == name }?.height }
  }

  // MARK: Phases

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    dimming.alpha = 0
    containerView.addSubview(dimming)
    sheet.frame = frameOfPresentedViewInContainerView
    sheet.show(presentedViewController.view, layout: layout, radius: preferredCornerRadius, hasGrabber: prefersGrabberVisible)
    let top = sheet.frame.minY
    alongside { $0.setSurroundings(top: top) }
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { clear() }
  }

  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    alongside { $0.setSurroundings(top: $0.containerView?.bounds.height ?? 0) }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { clear() }
  }

  private func alongside(_ change: @escaping (UISheetPresentationController) -> Void) {
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in change(self) }, completion: nil)
  }

  private func clear() {
    pushBack(0)
    restorePushed()
    dimming.removeFromSuperview()
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    guard !isTransitioning else { return }
    sheet.update(layout: layout, radius: preferredCornerRadius, hasGrabber: prefersGrabberVisible)
    sheet.frame = heldTop.map { layout.frame(top: $0) } ?? frameOfPresentedViewInContainerView
    setSurroundings(top: sheet.frame.minY)
  }

  override func passes(touchAt point: CGPoint, with event: UIEvent?) -> Bool { dimming.alpha < 0.01 && !isTransitioning }

  // MARK: Views behind the sheet

  func setSurroundings(top: CGFloat) {
    let layout = layout
    dimming.alpha = 0.2 * layout.dim(top: top, brightAbove: brightHeight)
    pushBack(layout.push(top: top))
  }

  /// The view that is pushed back: the view of the presenter, or the sheet that contains it.
  private var behind: UIView? {
    let presenter = presentingViewController
    let own = presenter.presenter == nil ? nil : presenter.presentation?.presentedView
    return own ?? presenter.viewIfLoaded
  }

  /// - Parameter amount: 0 restores the view, 1 is its state behind a large sheet.
  private func pushBack(_ amount: CGFloat) {
    guard let view = amount > 0 ? behind : pushed, let superview = view.superview else { return }
    let size = superview.bounds.size
    if pushed == nil {
      formerLook = (view.layer.cornerRadius, view.clipsToBounds)
      pushed = view
      view.clipsToBounds = true
    }
    guard amount > 0 else {
      view.transform = .identity
      view.layer.cornerRadius = formerLook?.radius ?? 0
      return
    }
    let scale = 1 - amount * 2 * SheetLayout.side / max(size.width, 1)
    let goal = SheetLayout.topOfBackground(layout.safeArea)
    // Scaling is about the center, so it moves the top of the view down.
    let top = view.center.y - view.bounds.height * scale / 2
    let home = view.center.y - view.bounds.height / 2
    view.transform = CGAffineTransform(translationX: 0, y: home + amount * (goal - home) - top).scaledBy(x: scale, y: scale)
    view.layer.cornerRadius = amount * view.interfaceLook.sheet.radius / scale
  }

  private func restorePushed() {
    if let pushed, let formerLook { pushed.clipsToBounds = formerLook.clips }
    pushed = nil
    formerLook = nil
  }
}
