/// Shows a controller in a bubble that points at a view or a bar button item (Apple: UIPopoverPresentationController).
///
/// In a compact width it adapts to a sheet, unless its delegate returns `.none` from `adaptivePresentationStyle(for:)`.
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that contains the source rectangle.
  open var sourceView: UIView? { didSet { geometryChanged() } }
  /// The source rectangle in the coordinates of `sourceView`; null means its bounds.
  open var sourceRect = CGRect.null { didSet { geometryChanged() } }
  open var barButtonItem: UIBarButtonItem? { didSet { geometryChanged() } }
  /// A view or bar button item to point at. Takes precedence over `barButtonItem` and `sourceView`.
  open weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)? { didSet { geometryChanged() } }
  /// Stored; has no effect on Linux: whether the popover may cover its source. Default false.
  open var canOverlapSourceViewRect = false
  open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { geometryChanged() } }
  /// The direction of the arrow while the popover is shown, otherwise unknown.
  open internal(set) var arrowDirection = UIPopoverArrowDirection.unknown
  /// The margins at the edges of the window in points. Default 10 on all sides.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) { didSet { geometryChanged() } }
  /// Views that receive touches while the popover is shown. Touches elsewhere dismiss the popover.
  open var passthroughViews: [UIView]?
  /// The color of the bubble and its arrow; nil uses the background color of the content.
  open var backgroundColor: UIColor? { didSet { popover.color = backgroundColor } }
  /// The class of the view behind the content: a subclass of `UIPopoverBackgroundView`. Default nil, which is the system's bubble. Set it before
  /// the presentation.
  open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?
  private var backgroundClass: UIPopoverBackgroundView.Type? { popoverBackgroundViewClass as? UIPopoverBackgroundView.Type }
  /// The sheet used in a compact width.
  open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
    presentedViewController, presenting: presentingReference, style: .pageSheet)

  /// The size of the body if the presented controller has no preferred content size.
  private static let standardSize = CGSize(width: 320, height: 480)

  private let popover = PopoverView()
  /// The size of the container at the last layout.
  private var knownSize: CGSize?
  private lazy var dimming = DimmingView(color: .clear) { [weak self] in self?.dismissByTouch() }

  public override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    style = .popover
  }

  override func systemAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    traits.horizontalSizeClass == .compact ? .pageSheet : .none
  }

  override func adaptedPresentation(
    _ style: UIModalPresentationStyle, of shown: UIViewController, presenting: UIViewController
  ) -> UIPresentationController {
    guard shown === presentedViewController, style == .pageSheet || style == .automatic || style == .formSheet else {
      return super.adaptedPresentation(style, of: shown, presenting: presenting)
    }
    let sheet = adaptiveSheetPresentationController
    sheet.style = style == .automatic ? .pageSheet : style
    return sheet
  }

  override var elevatesContent: Bool { true }
  open override var presentedView: UIView? { popover }
  open override var frameOfPresentedViewInContainerView: CGRect { layout.frame }

  private func geometryChanged() { containerView?.setNeedsLayout() }

  // MARK: Geometry

  private var layout: PopoverLayout {
    guard let container = containerView else {
      return PopoverLayout(size: Self.standardSize, source: .zero, area: .zero, permitted: permittedArrowDirections)
    }
    let wanted = presentedViewController.preferredContentSize
    var size = CGSize(
      width: wanted.width > 0 ? wanted.width : Self.standardSize.width, height: wanted.height > 0 ? wanted.height : Self.standardSize.height
    )
    if let insets = backgroundClass?.contentViewInsets() {
      size.width += insets.left + insets.right
      size.height += insets.top + insets.bottom
    }
    let safe = container.safeAreaInsets, margins = popoverLayoutMargins
    let area = container.bounds.inset(
      by: UIEdgeInsets(
        top: max(safe.top, margins.top), left: max(safe.left, margins.left), bottom: max(safe.bottom, margins.bottom),
        right: max(safe.right, margins.right)))
    let source = source(in: container) ?? .zero
    let look = container.interfaceLook.popover
    let arrow =
      backgroundClass.map { (height: $0.arrowHeight(), base: $0.arrowBase()) } ?? (height: look.arrowHeight, base: look.arrowBase)
    return PopoverLayout(
      size: size, source: source, area: area, permitted: permittedArrowDirections, arrow: arrow, radius: look.radius)
  }

  func source(in container: UIView) -> CGRect? {
    if let frame = (sourceItem ?? barButtonItem)?.frame(in: container) { return frame }
    guard let sourceView, sourceView.window != nil else { return nil }
    return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: container)
  }

  // MARK: Phases

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
    if source(in: containerView) == nil {
      UIKitLog.refused("a popover of \(type(of: presentedViewController)) needs a sourceView in the window, or a barButtonItem that shows")
    }
    dimming.frame = containerView.bounds
    containerView.addSubview(dimming)
    popover.look = containerView.interfaceLook
    popover.color = backgroundColor
    popover.use(backgroundClass)
    popover.show(presentedViewController.view)
    place()
  }

  private func place() {
    let layout = layout
    popover.place(layout)
    arrowDirection = layout.direction
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    let former = knownSize
    knownSize = containerView.bounds.size
    if let former, former != knownSize { reposition() }
    if !isTransitioning { place() }
  }

  /// Lets the delegate replace the rectangle that the popover points at, after the window has changed its size.
  private func reposition() {
    guard sourceItem == nil, barButtonItem == nil, var view = sourceView,
      let delegate = delegate as? any UIPopoverPresentationControllerDelegate
    else { return }
    let shown = sourceRect.isNull ? view.bounds : sourceRect
    var rect = shown
    delegate.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
    if rect != shown { sourceRect = rect }
    if view !== sourceView { sourceView = view }
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { dimming.removeFromSuperview() }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed {
      dimming.removeFromSuperview()
      arrowDirection = .unknown
    }
  }

  override func makeAnimator(isPresentation: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    ModalAnimator(isPresentation: isPresentation, style: .crossDissolve)
  }

  override func passes(touchAt point: CGPoint, with event: UIEvent?) -> Bool {
    guard let containerView else { return false }
    return (passthroughViews ?? []).contains { $0.window != nil && $0.point(inside: $0.convert(point, from: containerView), with: event) }
  }
}
