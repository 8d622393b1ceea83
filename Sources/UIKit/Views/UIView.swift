/// A rectangular area that draws, contains subviews and receives touches (Apple: UIView).
///
/// Lengths are in points; y points down. The layer stores geometry and appearance; changes of these properties inside an
/// animation block are animated. `draw(_:)` is called only in the display phase at the end of a turn of the run loop.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, CALayerDelegate, UICoordinateSpace, UITraitEnvironment, UIStateRestoring {
  /// The class of the view's layer: `CALayer`, or one of its subclasses.
  open class var layerClass: AnyClass { CALayer.self }

  /// The view's own layer; the view is its delegate.
  public let layer: CALayer

  /// Properties that most views leave at their defaults.
  @exclusivity(unchecked) final var viewState = UIViewState()
  /// The subviews, back to front.
  @exclusivity(unchecked) final var childList = ChildList<UIView>()
  @exclusivity(unchecked) final weak var parent: UIView?
  @exclusivity(unchecked) final weak var containingWindow: UIWindow?
  /// The view controller whose root view this is.
  @exclusivity(unchecked) package final weak var controller: UIViewController?
  @exclusivity(unchecked) final var constraintFlags = ConstraintFlags()
  deinit { ReleaseQueue.free(&childList) }

  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    setUpLayer()
    if frame != .zero { layer.frame = frame }
  }

  public convenience override init() { self.init(frame: .zero) }

  /// Creates a view with its properties and subviews from an Interface Builder file or an archive.
  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    setUpLayer()
    ViewDecoder.decode(self, coder)
    ViewArchive.decode(self, coder)
  }

  /// Encodes geometry, appearance and subviews, for programs that copy views through an archive. Omits constraints and recognisers.
  open func encode(with coder: NSCoder) { ViewArchive.encode(self, coder) }

  // MARK: Geometry

  /// The rectangle of the view in the superview's coordinates; undefined if `transform` is not the identity.
  open var frame: CGRect {
    get { layer.frame }
    set {
      checkThread("frame")
      change("frame") { setGeometry { layer.frame = newValue } }
    }
  }

  /// The rectangle of the view in its own coordinates.
  open var bounds: CGRect {
    get { layer.bounds }
    set {
      checkThread("bounds")
      change("bounds") { setGeometry { layer.bounds = newValue } }
    }
  }

  /// The position of the anchor point in the superview's coordinates; the centre of the view unless `anchorPoint` is changed.
  open var center: CGPoint {
    get { layer.position }
    set {
      checkThread("center")
      change("center") {
        layer.position = newValue
        centerChanged()
      }
    }
  }

  /// The transform of the view, relative to its anchor point. Default: the identity.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(layer.transform) }
    set {
      checkThread("transform")
      layer.transform = CATransform3DMakeAffineTransform(newValue)
    }
  }

  /// The three-dimensional transform of the view, relative to its anchor point. Default: the identity.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// The anchor point in units of the bounds. Default (0.5, 0.5).
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// The number of pixels per point in the backing store of `draw(_:)`. Default: the screen's scale.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { setContentScale(newValue) }
  }

  // MARK: Appearance

  /// The opacity of the view together with its subviews, 0...1. Default 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set {
      checkThread("alpha")
      change("alpha") { layer.opacity = Float(newValue) }
    }
  }

  /// Whether the view is hidden. A hidden view is not drawn and receives no touches, but stays in the hierarchy.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      checkThread("isHidden")
      guard newValue != layer.isHidden else { return }
      change("hidden") { layer.isHidden = newValue }
      parent?.subviewVisibilityChanged(self)
    }
  }

  /// Whether `draw(_:)` fills the bounds with opaque content. Default true: pixels that it leaves out are black, or have the
  /// background colour. With a background colour that is not opaque the backing store starts clear.
  open var isOpaque = true { didSet { updateLayerOpacity() } }
  /// Whether drawing is opaque if `isOpaque` is true. UIKit's labels have `isOpaque` set, but are transparent between the letters.
  var drawsOpaquely: Bool { true }

  /// The background colour. Default nil, which is clear.
  open var backgroundColor: UIColor? {
    get { viewState.backgroundColor }
    set { setBackgroundColor(newValue) }
  }

  /// The colour of interactive parts. Default nil, which takes the superview's.
  open var tintColor: UIColor! {
    get { effectiveTintColor }
    set {
      checkThread("tintColor")
      setTintColor(newValue)
    }
  }

  /// Whether the tint colour is dimmed. Setting `automatic` uses the superview's mode; the value is never `automatic`. Default normal.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintAdjustmentMode }
    set { setTintAdjustmentMode(newValue) }
  }

  /// Called when the tint colour of this view changes, whether it was set or inherited.
  open func tintColorDidChange() {}

  /// Whether subviews are clipped to the bounds. Default false.
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

  /// How the contents adapt to new bounds. Default `.scaleToFill`.
  open var contentMode: ContentMode = .scaleToFill {
    didSet {
      guard contentMode != oldValue else { return }
      layer.contentsGravity = contentMode.gravity
      layer.needsDisplayOnBoundsChange = contentMode == .redraw
      if contentMode == .redraw { setNeedsDisplay() }
    }
  }

  /// The part of the contents that stretches when they are scaled, in units of the contents; the parts around it keep their size.
  /// Default (0, 0, 1, 1), the whole contents. Used in `.scaleToFill`, `.scaleAspectFit`, `.scaleAspectFill` and `.redraw`.
  open var contentStretch: CGRect {
    get { layer.contentsCenter }
    set { layer.contentsCenter = newValue }
  }

  /// A view whose alpha channel masks this view. It must have no superview.
  open var mask: UIView? {
    get { viewState.mask }
    set { setMaskView(newValue) }
  }

  // MARK: Drawing

  /// Draws the contents into the current graphics context, in the view's own coordinates. Called when the contents are invalid.
  /// - Parameter rect: the dirty rectangle; the context is clipped to it.
  open func draw(_ rect: CGRect) {}
  /// Draws the contents on a page of a print formatter. The default calls `draw(_:)`; override it for a different appearance on paper.
  open func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) { draw(rect) }

  /// Draws the view and its descendants into the current graphics context, scaled to `rect`.
  /// - Returns: false if there is no context or if nothing is to be drawn.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { drawTree(in: rect, afterUpdates) }
  /// Returns a view that shows a snapshot of this view; nil if the view has no size.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { makeSnapshot(afterUpdates) }

  /// Returns a formatter that prints the view, on as many pages as its height needs.
  open func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(view: self) }
  /// Marks the whole contents as invalid; they are redrawn at the end of the turn of the run loop.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  /// Marks a part of the contents as invalid, in the view's own coordinates. Several parts are united.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }

  // MARK: Layout

  /// The flexible parts of the view when its superview's size changes. Default: none.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the subviews are resized with this view. Default true.
  open var autoresizesSubviews = true
  /// Whether the frame and the autoresizing mask determine the geometry. Default true; set it to false to place the view by constraints.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { layoutItemChanged() } }
  }

  /// Whether the view places its contents with constraints. If so, `updateConstraints()` is called before its first layout. Default false.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Updates the constraints of this view. Called before layout, from the leaves up to the root. Call super last.
  open func updateConstraints() {}
  /// Marks the view, so that its constraints are updated at the end of the turn of the run loop or with the next layout.
  open func setNeedsUpdateConstraints() { markConstraints() }
  /// Whether the view is marked for an update of its constraints.
  open func needsUpdateConstraints() -> Bool { constraintFlags.needsUpdate }
  /// Updates the constraints of this view and its descendants now, if they are marked.
  open func updateConstraintsIfNeeded() { updateConstraintsOfSubtree() }

  /// Activates a constraint whose items are this view or its descendants.
  open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
  open func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }

  /// Places the subviews. The default does so according to the constraints; subclasses may do so in another way. Called in the
  /// layout phase, which proceeds from the root down to the leaves; do not call it directly.
  open func layoutSubviews() { placeConstrainedSubviews() }
  /// Marks the view, so that it is laid out at the end of the turn of the run loop.
  open func setNeedsLayout() { layer.setNeedsLayout() }
  /// Updates constraints and lays out marked views now, starting at the topmost marked ancestor.
  open func layoutIfNeeded() { layOutNow() }

  /// Returns the size that suits the view best within `size`. The default is the present size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Resizes the view to the size that fits; the origin of the frame is kept.
  open func sizeToFit() { takeFittingSize() }

  /// The value for an axis without an intrinsic size.
  public static let noIntrinsicMetric: CGFloat = -1
  /// The natural size of the contents, in points; `noIntrinsicMetric` along an axis without one.
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
  /// Returns the size closest to a target that the constraints of the contents allow.
  /// - Parameter horizontal: the priority of the target's width. With `.required` the width is taken exactly.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority, verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { LayoutEngine.fittingSize(of: self, targetSize, horizontal, vertical) }

  /// Returns the size closest to `targetSize` that the constraints allow, with the priority `.fittingSizeLevel` for both axes.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }
  /// Returns the priority with which the view resists growing beyond its intrinsic size. Default low; high for some controls.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { hugging(axis) }
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) { setHugging(priority, axis) }
  /// Returns the priority with which the view resists shrinking below its intrinsic size. Default high.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { resistance(axis) }
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    setResistance(priority, axis)
  }

  /// Marks the intrinsic size as out of date.
  open func invalidateIntrinsicContentSize() {
    layoutItemChanged()
    if parent?.layer.isLayingOut == false { parent?.setNeedsLayout() }
    parent?.subviewNaturalSizeChanged(self)
  }
  /// Returns the default hugging priority of the class.
  func usualHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultLow }
  /// Whether the intrinsic height depends on the width that the constraints determine.
  var wrapsToItsWidth: Bool { false }
  /// Returns the intrinsic content size; for a view with wrapping contents, its size at a width in points.
  func naturalSize(forWidth width: CGFloat) -> CGSize { intrinsicContentSize }
  func subviewVisibilityChanged(_ subview: UIView) {}
  func subviewNaturalSizeChanged(_ subview: UIView) {}

  /// The subview that provides the first baseline of this view. Default: the one for the last baseline.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The subview that provides the last baseline of this view. Default: the view itself.
  open var forLastBaselineLayout: UIView { self }
  /// Returns the view for the last baseline. The older form of `forLastBaselineLayout`.
  open func forBaselineLayout() -> UIView { forLastBaselineLayout }
  /// The baselines of this view. A view without text has them at its top and its bottom edge.
  package var firstBaseline: TextBaseline { .top }
  package var lastBaseline: TextBaseline { .bottom }

  /// The insets from the frame to the rectangle that constraints align; shadows and badges can lie outside of it. Default zero.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// Returns the rectangle that constraints align for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// Returns the frame that has an alignment rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The margins between the edges and the contents, in points, including the safe area. Default 8 on each side.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set { setLayoutMargins(newValue) }
  }

  /// The layout margins with a leading and a trailing edge, which change sides with the layout direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { directional(layoutMargins) }
    set { setDirectionalLayoutMargins(newValue) }
  }

  /// Whether the margins are at least those of the superview, as far as these reach into the view. Default false.
  open var preservesSuperviewLayoutMargins: Bool {
    get { viewState.preservesSuperviewLayoutMargins }
    set { setPreservesSuperviewLayoutMargins(newValue) }
  }

  /// Whether the safe area insets are added to the margins. Default true.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { viewState.insetsLayoutMarginsFromSafeArea }
    set { setInsetsLayoutMarginsFromSafeArea(newValue) }
  }

  /// Called when the layout margins have changed. The default marks the view for layout.
  open func layoutMarginsDidChange() { setNeedsLayout() }
  /// The insets of the safe area, which neither bars nor the device cover, in points.
  open var safeAreaInsets: UIEdgeInsets { effectiveSafeAreaInsets }
  /// Called when the safe area insets have changed. The default marks the view for layout.
  open func safeAreaInsetsDidChange() { setNeedsLayout() }

  // MARK: Hierarchy

  open var superview: UIView? { parent }
  /// The subviews, back to front.
  open var subviews: [UIView] { children }
  open var window: UIWindow? { containingWindow }

  open func addSubview(_ view: UIView) { insert(view, at: children.count) }
  /// Inserts a subview at an index, counted from the back. An index outside of the list is clamped.
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

  /// Whether the view is a descendant of another view or the view itself.
  open func isDescendant(of view: UIView) -> Bool { isInside(view) }

  /// An integer that identifies the view. Default 0.
  open var tag = 0
  /// Returns the first view with the tag: this view or one of its descendants, searched depth first.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(withTag: tag) }

  // MARK: Touches

  /// Whether the view receives touches. Default true. If false, neither the view nor its subviews are hit.
  open var isUserInteractionEnabled = true
  /// Whether the view receives several touches at once. Default false: it receives only the first.
  open var isMultipleTouchEnabled = false
  /// Whether no other view of the window receives touches at the same time. Default false.
  open var isExclusiveTouch = false

  /// Returns the frontmost view of the subtree that contains a point, or nil. Views that are hidden, have an alpha below 0.01 or
  /// do not allow user interaction are skipped, together with their subviews. Animated views are hit at the position at which
  /// they are visible; they are skipped if the animation does not allow user interaction.
  /// - Parameter point: a point in the view's own coordinates.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { frontmostView(at: point, with: event) }
  /// Whether the view contains a point of its own coordinates. The right and the bottom edge do not belong to the view. While an
  /// animation changes the bounds, the visible bounds are used.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { shownBounds.contains(point) }

  /// The gesture recognisers, in the order in which they were added; nil if the view never had any.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { viewState.hadGestureRecognizers ? viewState.gestureRecognizers : nil }
    set { exchangeRecognizers(newValue ?? []) }
  }
  /// Adds a gesture recogniser. It is removed from the view that had it before.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
  /// Whether a gesture recogniser of this view or of an ancestor may begin with touches of this view. Default true.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether the view can get the focus by the Tab key. Default false; enabled controls override it.
  open var canBecomeFocused: Bool { false }
  open var isFocused: Bool { containingWindow?.focus.focusedView === self }

  // MARK: Dynamics

  /// The shape of the view for collisions in a `UICollisionBehavior`. Default: the bounds.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The outline for collisions if the type is `.path`, relative to the view's centre.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  // MARK: Conversion

  /// Converts a point to the coordinates of `view`; nil stands for the window.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { convert(point, from: self, to: view) }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { convert(point, from: view, to: self) }
  /// Converts a rectangle. The result is the bounding box if the views are rotated against each other.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { convert(rect, from: self, to: view) }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { convert(rect, from: view, to: self) }

  // MARK: Traits

  open var traitCollection: UITraitCollection { effectiveTraitCollection }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The light or dark style of this view and its subviews. Default unspecified, which takes the superview's.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { viewState.overrideUserInterfaceStyle }
    set { setOverrideUserInterfaceStyle(newValue) }
  }
  /// The minimum content size category of the view and its subviews. Default nil: no limit.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { viewState.contentSizeLimits?.minimum }
    set { limitContentSizes { $0.minimum = newValue } }
  }
  /// The maximum content size category of the view and its subviews. Default nil: no limit.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { viewState.contentSizeLimits?.maximum }
    set { limitContentSizes { $0.maximum = newValue } }
  }
  /// A description of the limits of this view and its ancestors, for debugging.
  open var appliedContentSizeCategoryLimitsDescription: String { contentSizeLimitsDescription }
  /// Whether the view is mirrored in right-to-left layouts. Default unspecified, which follows the layout direction of the traits.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { viewState.semanticContentAttribute }
    set { setSemanticContentAttribute(newValue) }
  }
  /// Updates margins and constraints after a change of the layout direction.
  func layoutDirectionDidChange() { changeSides() }
  override var accessibilityIfSet: AccessibilityState? {
    get { viewState.accessibility }
    set { viewState.accessibility = newValue }
  }
  override var plainAccessibility: PlainAccessibility { accessibilityDefaults }
  /// Called after `awakeFromNib()` when a design tool shows the file, but not in an application. The default does nothing.
  open func prepareForInterfaceBuilder() {}

  // MARK: Restoration

  /// The name under which the state of the view is saved; its controller must be restorable, too. Default nil: the state is not saved.
  open var restorationIdentifier: String? {
    get { viewState.restorationIdentifier }
    set { viewState.restorationIdentifier = newValue }
  }
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  open func applicationFinishedRestoringState() {}

  // MARK: Responder

  /// The view controller whose root view this is, otherwise the superview.
  open override var next: UIResponder? { controller ?? parent }
  package override var owningWindow: UIWindow? { containingWindow }

  /// Asks the first responder to resign if it is this view or a descendant.
  /// - Parameter force: whether the first responder resigns even if it refuses to.
  /// - Returns: true if the first responder resigned.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endEditingBelow(force) }

  // MARK: Layer delegate

  open func layoutSublayers(of layer: CALayer) { layOut(layer) }
  /// Provides the contents of the layer. The default calls the drawing methods; an override replaces drawing.
  open func display(_ layer: CALayer) { layer.displayByDrawing() }
  open func draw(_ layer: CALayer, in ctx: CGContext) { drawContents(of: layer, in: ctx) }
  open func layerWillDraw(_ layer: CALayer) {}
  /// Returns the action for a change of the layer: an animation inside an animation block, an immediate change outside.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { animationAction(for: layer, forKey: event) }

  nonisolated open override var description: String { MainActor.isCurrent ? MainActor.assumeIsolated { summary } : super.description }
}
