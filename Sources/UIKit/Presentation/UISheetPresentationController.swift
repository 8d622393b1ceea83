/// Shows a controller as a sheet that can be dragged between its detents, and away (Apple: UISheetPresentationController).
///
/// Where there is little width the sheet stands at the bottom edge, and a large one pushes its presenter back; elsewhere it is a card.
/// Set `delegate` to an object that conforms to `UISheetPresentationControllerDelegate` to hear of detents.
open class UISheetPresentationController: UIPresentationController {
  /// The height is the system's or the presented view's own.
  public static let automaticDimension: CGFloat = .greatestFiniteMagnitude

  /// Where the sheet rests. Default: large.
  open var detents: [Detent] = [.large()] { didSet { geometryChanged() } }
  /// nil: the first one. Setting it moves the sheet; in `animateChanges` it slides.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { if selectedDetentIdentifier != oldValue { geometryChanged() } } }
  /// Sheets up to this height leave what is behind bright, and in use. Default nil: all darken.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { geometryChanged() } }
  /// Whether pulling a list up at its top makes the sheet larger before the list scrolls. Default true.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Default false.
  open var prefersGrabberVisible = false { didSet { geometryChanged() } }
  /// Points; nil is the system's 10.
  open var preferredCornerRadius: CGFloat? { didSet { geometryChanged() } }
  /// Whether it stands at the bottom edge where there is little height, and not all over. Default false.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { geometryChanged() } }
  /// Whether the preferred width counts at the edge where there is little height. Default false.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { geometryChanged() } }
  /// Kept: the sheet comes from the bottom edge.
  open weak var sourceView: UIView?

  let sheet = SheetView()
  private(set) lazy var dimming = DimmingView(color: .black) { [weak self] in self?.dismissByTouch() }
  /// Where a finger holds the sheet's top; nil at rest.
  var heldTop: CGFloat?
  /// The presenter's look before it was pushed back.
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

  open override var presentedView: UIView? { sheet }
  open override var frameOfPresentedViewInContainerView: CGRect { layout.frame(height: selectedHeight) }

  /// Runs changes of detents, and lets the sheet slide to where they put it.
  open func animateChanges(_ changes: () -> Void) {
    guard let containerView, containerView.window != nil else { return changes() }
    containerView.layoutIfNeeded()
    UIView.animate(springDuration: 0.4, bounce: 0, options: .allowUserInteraction) {
      changes()
      containerView.layoutIfNeeded()
    }
  }

  /// Asks the detents for their heights again.
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
      preferred: presentedViewController.preferredContentSize
    ) { maximum in
      let context = DetentContext(traits, maximum: maximum)
      return detents.compactMap { $0.resolvedValue(in: context) }
    }
  }

  /// The active detents with their heights, the smallest first.
  var activeDetents: [(identifier: Detent.Identifier, height: CGFloat)] {
    let layout = layout
    let most = layout.kind == .card ? layout.cardSize.height : SheetLayout.maximum(layout.container, layout.safeArea)
    let context = DetentContext(traitCollection, maximum: most)
    return detents.compactMap { detent in detent.resolvedValue(in: context).map { (detent.identifier, min($0, most)) } }
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

  // MARK: Course

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

  // MARK: What is behind

  func setSurroundings(top: CGFloat) {
    let layout = layout
    dimming.alpha = 0.2 * layout.dim(top: top, brightAbove: brightHeight)
    pushBack(layout.push(top: top))
  }

  /// The view of the presenter, or the sheet that it stands in.
  private var behind: UIView? {
    let presenter = presentingViewController
    let own = presenter.presenter == nil ? nil : presenter.presentation?.presentedView
    return own ?? presenter.viewIfLoaded
  }

  /// - Parameter amount: 0 as it was, 1 behind a large sheet.
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
    // Scaling is about the middle, which takes the top down.
    let top = view.center.y - view.bounds.height * scale / 2
    let home = view.center.y - view.bounds.height / 2
    view.transform = CGAffineTransform(translationX: 0, y: home + amount * (goal - home) - top).scaledBy(x: scale, y: scale)
    view.layer.cornerRadius = amount * SheetView.radius / scale
  }

  private func restorePushed() {
    if let pushed, let formerLook { pushed.clipsToBounds = formerLook.clips }
    pushed = nil
    formerLook = nil
  }
}
