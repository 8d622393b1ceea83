/// A rectangle of the screen that draws, holds other views, and takes touches (Apple: UIView).
///
/// Lengths are points, y points down. The layer keeps geometry and look; setting them here animates inside of an animation
/// block. `draw(_:)` runs only in the display phase at the end of a turn.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, CALayerDelegate, UICoordinateSpace, UITraitEnvironment, UIStateRestoring {
  /// The class of the view's layer: `CALayer`, or one of its subclasses.
  open class var layerClass: AnyClass { CALayer.self }

  /// The view's own layer; the view is its delegate.
  public let layer: CALayer

  /// What only some views have.
  @exclusivity(unchecked) final var viewState = UIViewState()
  /// Subviews, back to front.
  @exclusivity(unchecked) final var children: [UIView] = []
  @exclusivity(unchecked) final weak var parent: UIView?
  @exclusivity(unchecked) final weak var containingWindow: UIWindow?
  /// The controller whose root view this is.
  @exclusivity(unchecked) final weak var controller: UIViewController?
  @exclusivity(unchecked) final var constraintFlags = ConstraintFlags()

  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    setUpLayer()
    if frame != .zero { layer.frame = frame }
  }

  public convenience override init() { self.init(frame: .zero) }

  /// What Interface Builder's file or an archive says, with its subviews.
  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    setUpLayer()
    ViewDecoder.decode(self, coder)
    ViewArchive.decode(self, coder)
  }

  /// Writes geometry, look and subviews, as copies through an archive need them. Constraints and gestures are left out.
  open func encode(with coder: NSCoder) { ViewArchive.encode(self, coder) }

  // MARK: Geometry

  /// The rectangle in the superview's coordinates; undefined when `transform` is not the identity.
  open var frame: CGRect {
    get { layer.frame }
    set {
      checkThread("frame")
      change("frame") { setGeometry { layer.frame = newValue } }
    }
  }

  /// The rectangle in the view's own coordinates.
  open var bounds: CGRect {
    get { layer.bounds }
    set {
      checkThread("bounds")
      change("bounds") { setGeometry { layer.bounds = newValue } }
    }
  }

  /// Where the anchor point lies in the superview: the centre, unless `anchorPoint` says otherwise.
  open var center: CGPoint {
    get { layer.position }
    set {
      checkThread("center")
      change("center") {
        layer.position = newValue
        layoutPlaceChanged()
      }
    }
  }

  /// About the anchor point. Default identity.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(layer.transform) }
    set {
      checkThread("transform")
      layer.transform = CATransform3DMakeAffineTransform(newValue)
    }
  }

  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// In units of the bounds. Default (0.5, 0.5).
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// Pixels per point of what `draw(_:)` draws; the screen's by default.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { setContentScale(newValue) }
  }

  // MARK: Look

  /// 0...1, of the view with its subviews as one. Default 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set {
      checkThread("alpha")
      change("alpha") { layer.opacity = Float(newValue) }
    }
  }

  /// A hidden view is not drawn, not hit, and keeps its place.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      checkThread("isHidden")
      guard newValue != layer.isHidden else { return }
      change("hidden") { layer.isHidden = newValue }
      parent?.subviewVisibilityChanged(self)
    }
  }

  /// Whether what `draw(_:)` draws covers the bounds. Default true: where it does not, the backing store is black, or has the
  /// background colour. A background colour that is not opaque makes the backing store clear.
  open var isOpaque = true {
    didSet { updateLayerOpacity() }
  }

  /// Default nil: clear.
  open var backgroundColor: UIColor? {
    get { viewState.backgroundColor }
    set { setBackgroundColor(newValue) }
  }

  /// The colour of what can be tapped. nil, the default, takes the superview's.
  open var tintColor: UIColor! {
    get { effectiveTintColor }
    set {
      checkThread("tintColor")
      setTintColor(newValue)
    }
  }

  /// Default automatic.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { viewState.tintAdjustmentMode }
    set { setTintAdjustmentMode(newValue) }
  }

  /// The tint colour of this view changed: its own, or one that it inherits.
  open func tintColorDidChange() {}

  /// Whether subviews end at the bounds. Default false.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set {
      checkThread("clipsToBounds")
      layer.masksToBounds = newValue
    }
  }

  /// Whether the dirty rectangle is cleared before `draw(_:)`. Default true.
  open var clearsContextBeforeDrawing: Bool {
    get { !layer.keepsPixels }
    set { layer.keepsPixels = !newValue }
  }

  /// What happens to the contents when the bounds change. Default `.scaleToFill`.
  open var contentMode: ContentMode = .scaleToFill {
    didSet {
      guard contentMode != oldValue else { return }
      layer.contentsGravity = contentMode.gravity
      layer.needsDisplayOnBoundsChange = contentMode == .redraw
      if contentMode == .redraw { setNeedsDisplay() }
    }
  }

  /// The part of the contents that stretches when they are scaled, in units of the contents; the parts around it keep their
  /// size. Default (0, 0, 1, 1), all of it. It counts in `.scaleToFill`, `.scaleAspectFit`, `.scaleAspectFill` and `.redraw`.
  open var contentStretch: CGRect {
    get { layer.contentsCenter }
    set { layer.contentsCenter = newValue }
  }

  /// Its alpha channel masks this view. Must have no superview.
  open var mask: UIView? {
    get { viewState.mask }
    set { setMaskView(newValue) }
  }

  // MARK: Drawing

  /// Draws the contents into the current graphics context, in the view's own coordinates. Called in the display phase, when the
  /// contents are invalid.
  /// - Parameter rect: what is to be drawn; the context is clipped to it.
  open func draw(_ rect: CGRect) {}
  /// Draws the contents on the page of a print formatter: what `draw(_:)` draws, unless a view has another look on paper.
  open func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) { draw(rect) }

  /// Draws the view with all below into the current graphics context, scaled to `rect`.
  /// - Returns: false when there is no context or nothing to draw.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { drawTree(in: rect, afterUpdates) }
  /// A view that shows a picture of this one; nil when it has no size.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { makeSnapshot(afterUpdates) }

  /// A formatter that prints the view, over as many pages as it is high.
  open func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(view: self) }
  /// Asks for all contents to be drawn at the end of the turn.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  /// Asks for a part, in the view's own coordinates; parts are united.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }

  // MARK: Layout

  /// How the view follows its superview's size. Default: not at all.
  open var autoresizingMask: AutoresizingMask = []
  /// Default true.
  open var autoresizesSubviews = true
  /// Whether the view stays where its frame and its autoresizing mask put it. Default true; false for a view that constraints place.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { layoutItemChanged() } }
  }

  /// Whether the view places its contents by constraints: its `updateConstraints()` is then called before its first layout.
  /// Default false.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Changes the constraints of this view. Called in the constraint phase, which goes from the leaves up to the root and comes
  /// before layout. Call super last.
  open func updateConstraints() {}
  /// Marks: constraints are updated at the end of the turn, or with the next layout.
  open func setNeedsUpdateConstraints() { markConstraints() }
  open func needsUpdateConstraints() -> Bool { constraintFlags.needsUpdate }
  /// Updates now what is marked in this view and below.
  open func updateConstraintsIfNeeded() { updateConstraintsOfSubtree() }

  /// Places the subviews: where constraints say, and in subclasses as they like. Called in the layout phase, which goes from the root down to
  /// the leaves; never by your own code.
  open func layoutSubviews() { placeConstrainedSubviews() }
  /// Marks: layout happens at the end of the turn.
  open func setNeedsLayout() { layer.setNeedsLayout() }
  /// Lays out now what is marked, from the topmost superview that is; constraints first.
  open func layoutIfNeeded() { layOutNow() }

  /// The size that suits the view best within `size`. The default is the present size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that fits; the origin of the frame stays.
  open func sizeToFit() { takeFittingSize() }

  /// No natural size along an axis.
  public static let noIntrinsicMetric: CGFloat = -1
  /// The natural size of the contents; `noIntrinsicMetric` where there is none.
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
  /// The smallest size that the constraints within allow near a target.
  /// - Parameter horizontal: how much the target's width counts. Required: that width.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority, verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { LayoutEngine.fittingSize(of: self, targetSize, horizontal, vertical) }

  /// The smallest size that the constraints within allow, or that is near `targetSize`.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }
  /// How much the view does not want to be larger than its natural size. Default low.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { keptHugging(axis) }
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) { keepHugging(priority, axis) }
  /// How much it does not want to be smaller. Default high.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { keptResistance(axis) }
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    keepResistance(priority, axis)
  }

  /// The natural size is to be asked for again.
  open func invalidateIntrinsicContentSize() {
    layoutItemChanged()
    parent?.setNeedsLayout()
    parent?.subviewNaturalSizeChanged(self)
  }
  /// Whether the natural height depends on the width that constraints give.
  var wrapsToItsWidth: Bool { false }
  /// The intrinsic size; of a view that wraps, at a width in points.
  func naturalSize(forWidth width: CGFloat) -> CGSize { intrinsicContentSize }
  func subviewVisibilityChanged(_ subview: UIView) {}
  func subviewNaturalSizeChanged(_ subview: UIView) {}

  /// The subview whose first baseline counts as this view's. Default: that of the last one.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The subview whose last baseline counts as this view's. Default: the view itself.
  open var forLastBaselineLayout: UIView { self }
  open func forBaselineLayout() -> UIView { forLastBaselineLayout }
  /// Without text the top counts, and the bottom.
  package var firstBaseline: TextBaseline { .top }
  package var lastBaseline: TextBaseline { .bottom }

  /// From the frame to the edges that constraints count by: a shadow or a badge can lie outside of them. Default zero.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// Room that contents keep from the edges, with the safe area. Default 8 all around.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set { setLayoutMargins(newValue) }
  }

  /// The same by the direction of reading: they change sides with the layout direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { directional(layoutMargins) }
    set { setDirectionalLayoutMargins(newValue) }
  }

  /// Whether the margins are at least those of the superview where the edges are close. Default false.
  open var preservesSuperviewLayoutMargins: Bool {
    get { viewState.preservesSuperviewLayoutMargins }
    set {
      viewState.preservesSuperviewLayoutMargins = newValue
      layoutMarginsDidChange()
    }
  }

  /// Whether the safe area adds to the margins. Default true.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { viewState.insetsLayoutMarginsFromSafeArea }
    set {
      viewState.insetsLayoutMarginsFromSafeArea = newValue
      layoutMarginsDidChange()
    }
  }

  open func layoutMarginsDidChange() { setNeedsLayout() }
  /// How much of each edge bars or the device cover.
  open var safeAreaInsets: UIEdgeInsets { effectiveSafeAreaInsets }
  open func safeAreaInsetsDidChange() { setNeedsLayout() }

  // MARK: Hierarchy

  open var superview: UIView? { parent }
  /// Back to front.
  open var subviews: [UIView] { children }
  open var window: UIWindow? { containingWindow }

  open func addSubview(_ view: UIView) { insert(view, at: children.count) }
  /// Counted from the back; a number outside of the list is clamped.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) { insert(view, beside: siblingSubview, above: false) }
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) { insert(view, beside: siblingSubview, above: true) }
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
  open func bringSubviewToFront(_ view: UIView) { reorder(view, toFront: true) }
  open func sendSubviewToBack(_ view: UIView) { reorder(view, toFront: false) }
  open func removeFromSuperview() { detach() }

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}

  /// True of the view itself, too.
  open func isDescendant(of view: UIView) -> Bool { isInside(view) }

  /// Default 0.
  open var tag = 0
  /// The first view with the tag: this one, then its subviews, depth first.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(withTag: tag) }

  // MARK: Touches

  /// Default true. Where false, the view and its subviews are never hit.
  open var isUserInteractionEnabled = true
  /// Default false: of several fingers the view follows the first.
  open var isMultipleTouchEnabled = false
  /// Default false. Where true, no other view of the window gets touches together with this one.
  open var isExclusiveTouch = false

  /// The frontmost view of the subtree that contains a point, nil where none does. Hidden views, those with an alpha of 0.01 or
  /// less, and those without user interaction are passed over, with all below. Views that an animation moves are hit where they show,
  /// and passed over while one moves them that does not allow user interaction.
  /// - Parameter point: in the view's own coordinates.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { frontmostView(at: point, with: event) }
  /// Whether a point of the view's own coordinates lies in it. The right and the bottom edge do not belong to it.
  /// While an animation changes the bounds, those that show count.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { shownBounds.contains(point) }

  /// In the order in which they were added; nil where there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { viewState.gestureRecognizers.isEmpty ? nil : viewState.gestureRecognizers }
    set { exchangeRecognizers(newValue ?? []) }
  }
  /// A recogniser that is another view's leaves that one.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
  /// Whether a gesture that this view was touched for may begin: its own recogniser's, or a superview's. Default true.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether Tab stops here. Default false; controls that are enabled can.
  open var canBecomeFocused: Bool { false }
  open var isFocused: Bool { containingWindow?.focus.focusedView === self }

  // MARK: Dynamics

  /// What of the view collides, where a `UICollisionBehavior` has it. Default the bounds.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// About the centre, which is its origin; where the type is `.path`.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  // MARK: Conversion

  /// To the coordinates of `view`; nil means the window's.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { convert(point, from: self, to: view) }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { convert(point, from: view, to: self) }
  /// The bounding box, where the two are turned against each other.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { convert(rect, from: self, to: view) }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { convert(rect, from: view, to: self) }

  // MARK: Traits and names

  open var traitCollection: UITraitCollection { effectiveTraitCollection }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Light or dark for this view and its subviews. Default unspecified: the superview's.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { viewState.overrideUserInterfaceStyle }
    set { setOverrideUserInterfaceStyle(newValue) }
  }
  /// The smallest and the largest content size category of the view. Stored; has no effect on Linux, where texts are as large as at Large.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { viewState.contentSizeLimits?.minimum }
    set { limitContentSizes { $0.minimum = newValue } }
  }
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { viewState.contentSizeLimits?.maximum }
    set { limitContentSizes { $0.maximum = newValue } }
  }
  open var appliedContentSizeCategoryLimitsDescription: String { contentSizeLimitsDescription }
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { viewState.semanticContentAttribute }
    set {
      guard newValue != viewState.semanticContentAttribute else { return }
      viewState.semanticContentAttribute = newValue
      layoutDirectionDidChange()
    }
  }
  /// Left and right may have changed places.
  func layoutDirectionDidChange() {
    if viewState.directionalLayoutMargins != nil { announceMargins() }
    constraintsChangeSides()
    setNeedsLayout()
  }
  override var keptAccessibility: AccessibilityState? {
    get { viewState.accessibility }
    set { viewState.accessibility = newValue }
  }
  override var plainAccessibility: PlainAccessibility { accessibilityDefaults }
  /// Called after `awakeFromNib()` where a tool shows the file, and not in a program. The default does nothing.
  open func prepareForInterfaceBuilder() {}

  // MARK: Restoration

  /// Names the view in its controller, which must be restored itself. nil, the default: its state is not kept.
  open var restorationIdentifier: String? {
    get { viewState.restorationIdentifier }
    set { viewState.restorationIdentifier = newValue }
  }
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  open func applicationFinishedRestoringState() {}

  // MARK: Responder

  /// The controller whose root view this is, or else the superview.
  open override var next: UIResponder? { controller ?? parent }
  package override var owningWindow: UIWindow? { containingWindow }

  /// Asks the first responder, where it is this view or below, to resign.
  /// - Parameter force: whether it must.
  /// - Returns: whether it did.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endEditingBelow(force) }

  // MARK: Layer delegate

  open func layoutSublayers(of layer: CALayer) { layOut(layer) }
  /// Where it is overridden it makes the contents of the view's layer, in place of drawing.
  open func display(_ layer: CALayer) { layer.displayByDrawing() }
  open func draw(_ layer: CALayer, in ctx: CGContext) { drawContents(of: layer, in: ctx) }
  open func layerWillDraw(_ layer: CALayer) {}
  /// Views move at once; inside of an animation block they animate.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { animationAction(for: layer, forKey: event) }

  nonisolated open override var description: String {
    guard MainActor.isCurrent else { return super.description }
    return MainActor.assumeIsolated { summary }
  }
}
