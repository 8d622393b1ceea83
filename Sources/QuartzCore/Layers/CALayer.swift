import CoreGraphics
import Foundation
import Raster
import RenderTree

/// A layer of the layer tree (Apple: CALayer). Lengths are points of the superlayer, y points down.
///
/// Setting an animatable property calls `action(forKey:)` and runs the action. Each layer keeps the `RenderNode` of the last commit; a
/// setter invalidates it and the nodes of its ancestors.
@preconcurrency @MainActor
open class CALayer: NSObject {
  // MARK: State

  @exclusivity(unchecked) package final var properties = LayerProperties()
  package final let layerID = LayerID()
  @exclusivity(unchecked) package final var flags = LayerFlags()
  package final let tree = LayerTreeLinks()
  @exclusivity(unchecked) package final var backing = LayerBacking()
  @exclusivity(unchecked) package final var motion: LayerMotion?
  /// The state that few layers have; nil if all of it has default values.
  @exclusivity(unchecked) final var rareState: RareLayerState?
  /// The layer of which this one is a presentation copy; nil for a model layer.
  @exclusivity(unchecked) package final var modelLayer: CALayer?

  public override init() {
    super.init()
    if type(of: self) != CALayer.self { ClassDefaults.apply(to: self) }
    if !allowsEdgeAntialiasing { properties.smoothEdges = [] }
  }

  /// Creates a layer as `init()` does. The archive is not read.
  public required init?(coder: NSCoder) {
    super.init()
    if type(of: self) != CALayer.self { ClassDefaults.apply(to: self) }
    if !allowsEdgeAntialiasing { properties.smoothEdges = [] }
  }

  /// Copies a layer for presentation. Subclasses override it to copy the properties that they add.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    adopt(other)
  }

  // MARK: Geometry

  /// The bounds. Their origin is the origin of the layer's own coordinates. Animatable; the default is zero.
  open var bounds: CGRect {
    get { properties.bounds }
    set { setBounds(newValue) }
  }

  /// The position of the anchor point in the superlayer. Animatable.
  open var position: CGPoint {
    get { properties.position }
    set { if newValue != properties.position, checked(newValue, "position") { change("position") { properties.position = newValue } } }
  }

  /// The depth. Among siblings, layers with a larger value are painted later and hit first. Animatable; the default is 0.
  open var zPosition: CGFloat {
    get { properties.zPosition }
    set {
      guard newValue != properties.zPosition, checked(newValue, "zPosition") else { return }
      change("zPosition") { properties.zPosition = newValue }
      superlayer?.orderChanged()
    }
  }

  /// The anchor point in units of the bounds. Animatable; the default is (0.5, 0.5).
  open var anchorPoint: CGPoint {
    get { properties.anchorPoint }
    set {
      guard newValue != properties.anchorPoint, checked(newValue, "anchorPoint") else { return }
      change("anchorPoint") { properties.anchorPoint = newValue }
    }
  }

  /// The anchor point's z coordinate in points, about which rotations turn. Animatable; the default is 0.
  open var anchorPointZ: CGFloat {
    get { properties.anchorPointZ }
    set {
      if newValue != properties.anchorPointZ, checked(newValue, "anchorPointZ") {
        change("anchorPointZ") { properties.anchorPointZ = newValue }
      }
    }
  }

  /// The transform about the anchor point. Animatable; the default is the identity.
  open var transform: CATransform3D {
    get { properties.transform }
    set { if newValue != properties.transform, checked(newValue, "transform") { change("transform") { properties.transform = newValue } } }
  }

  /// The transform of the sublayers, about the anchor point. Animatable; the default is the identity.
  open var sublayerTransform: CATransform3D {
    get { properties.sublayerTransform }
    set {
      guard newValue != properties.sublayerTransform, checked(newValue, "sublayerTransform") else { return }
      change("sublayerTransform") { properties.sublayerTransform = newValue }
    }
  }

  /// The layer's rectangle in the superlayer, derived from bounds, position, anchor point and transform.
  open var frame: CGRect {
    get { derivedFrame }
    set { setDerivedFrame(newValue) }
  }

  /// Whether the geometry of the layer and its sublayers is flipped vertically. Contents remain upright. The default is false.
  open var isGeometryFlipped: Bool {
    get { properties.isGeometryFlipped }
    set { if newValue != isGeometryFlipped { change("geometryFlipped") { properties.isGeometryFlipped = newValue } } }
  }

  /// Whether the back of the layer is visible when it is turned over. The default is true.
  open var isDoubleSided: Bool {
    get { properties.isDoubleSided }
    set { if newValue != properties.isDoubleSided { change("doubleSided") { properties.isDoubleSided = newValue } } }
  }

  // MARK: Appearance

  /// The opacity of the layer and its sublayers as a group, 0...1. Animatable; the default is 1.
  open var opacity: Float {
    get { properties.opacity }
    set { if newValue != properties.opacity, newValue.isFinite { change("opacity") { properties.opacity = newValue } } }
  }

  /// Whether the layer and its sublayers are hidden. The default is false.
  open var isHidden: Bool {
    get { properties.isHidden }
    set { if newValue != properties.isHidden { change("hidden") { properties.isHidden = newValue } } }
  }

  /// Whether the contents and sublayers are clipped to the bounds and their rounded corners. The default is false.
  open var masksToBounds: Bool {
    get { properties.masksToBounds }
    set { if newValue != properties.masksToBounds { change("masksToBounds") { properties.masksToBounds = newValue } } }
  }

  /// The colour that fills the bounds behind the contents. Animatable; the default is nil: no fill.
  open var backgroundColor: CGColor? {
    get { properties.backgroundColor }
    set { if newValue != properties.backgroundColor { change("backgroundColor") { properties.backgroundColor = newValue } } }
  }

  /// The radius of rounded corners in points. Animatable; the default is 0.
  open var cornerRadius: CGFloat {
    get { properties.cornerRadius }
    set {
      guard newValue != properties.cornerRadius, checked(newValue, "cornerRadius") else { return }
      change("cornerRadius") { properties.cornerRadius = newValue }
    }
  }

  /// The corners that are rounded. The default is all four.
  open var maskedCorners: CACornerMask {
    get { CACornerMask(rawValue: UInt(properties.maskedCorners.rawValue)) }
    set { setMaskedCorners(newValue) }
  }

  /// The shape of rounded corners. The default is circular. On edges shorter than three radii, continuous corners approach circles.
  open var cornerCurve: CALayerCornerCurve {
    get { properties.hasContinuousCorners ? .continuous : .circular }
    set { if newValue != cornerCurve { changeSilently { properties.hasContinuousCorners = newValue == .continuous } } }
  }

  /// The width of the border in points, inside of the bounds. Animatable; the default is 0.
  open var borderWidth: CGFloat {
    get { properties.borderWidth }
    set {
      guard newValue != properties.borderWidth, checked(newValue, "borderWidth") else { return }
      change("borderWidth") { properties.borderWidth = newValue }
    }
  }

  /// The colour of the border. The default is opaque black.
  open var borderColor: CGColor? {
    get { properties.borderColor }
    set { if newValue != properties.borderColor { change("borderColor") { properties.borderColor = newValue } } }
  }

  /// The colour of the shadow. The default is opaque black.
  open var shadowColor: CGColor? {
    get { properties.shadowColor }
    set { if newValue != properties.shadowColor { change("shadowColor") { properties.shadowColor = newValue } } }
  }

  /// The opacity of the shadow, 0...1. The default is 0.
  open var shadowOpacity: Float {
    get { properties.shadowOpacity }
    set { if newValue != properties.shadowOpacity, newValue.isFinite { change("shadowOpacity") { properties.shadowOpacity = newValue } } }
  }

  /// The offset of the shadow in points. The default is (0, -3).
  open var shadowOffset: CGSize {
    get { properties.shadowOffset }
    set {
      guard newValue != properties.shadowOffset, checked(newValue, "shadowOffset") else { return }
      change("shadowOffset") { properties.shadowOffset = newValue }
    }
  }

  /// The blur radius of the shadow in points. The default is 3.
  open var shadowRadius: CGFloat {
    get { properties.shadowRadius }
    set {
      guard newValue != properties.shadowRadius, checked(newValue, "shadowRadius") else { return }
      change("shadowRadius") { properties.shadowRadius = newValue }
    }
  }

  /// The outline of the shadow in the layer's coordinates; nil uses the outline of everything the layer draws.
  open var shadowPath: CGPath? {
    get { properties.shadowPath }
    set { if newValue != properties.shadowPath { change("shadowPath") { properties.shadowPath = newValue } } }
  }

  /// Whether the contents have no transparency. The backing store is then filled before it is drawn into.
  open var isOpaque: Bool {
    get { properties.isOpaque }
    set { if newValue != properties.isOpaque { changeSilently { properties.isOpaque = newValue } } }
  }

  /// Whether opacity applies to the layer and its sublayers as a group. The default is true. Stored; opacity always applies to the group.
  open var allowsGroupOpacity = true

  /// Whether edges of the bounds are anti-aliased if they do not lie on pixel boundaries. The default is the value of
  /// `UIViewEdgeAntialiasing` in the main bundle's Info.plist, or false without it. Rounded corners, borders, clips of rotated layers and
  /// layers thinner than a pixel are always anti-aliased.
  open var allowsEdgeAntialiasing = EdgeAntialiasing.isAllowedByDefault { didSet { edgesChanged() } }

  /// The edges that `allowsEdgeAntialiasing` applies to. The default is all four.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [.layerLeftEdge, .layerRightEdge, .layerTopEdge, .layerBottomEdge] {
    didSet { edgesChanged() }
  }
  /// Whether the layer and its sublayers are drawn into a bitmap first, which is kept while their look
  /// does not change. The default is false.
  open var shouldRasterize: Bool {
    get { properties.isRasterized }
    set { if newValue != properties.isRasterized { changeSilently { properties.isRasterized = newValue } } }
  }
  /// The number of pixels per point of the bitmap for `shouldRasterize`. Animatable; the default is 1.
  open var rasterizationScale: CGFloat {
    get { properties.rasterizationScale }
    set {
      guard newValue != properties.rasterizationScale, checked(newValue, "rasterizationScale"), newValue > 0 else { return }
      change("rasterizationScale") { properties.rasterizationScale = newValue }
    }
  }
  /// Stored; has no effect on Linux.
  open var drawsAsynchronously = false

  /// The blend mode of the layer and its sublayers with the pixels behind them: a name such as "multiplyBlendMode" (Apple's names of Core
  /// Image filters, or `CGBlendMode`). The default is nil: drawn over them. Other values are logged and ignored.
  open var compositingFilter: Any? {
    get { rareState?.filters.compositing }
    set { setFilters(\.compositing, to: newValue, key: "compositingFilter") }
  }

  /// The filters of the layer and its sublayers: `LayerFilter` values. Others are logged and ignored.
  open var filters: [Any]? {
    get { rareState?.filters.own }
    set { setFilters(\.own, to: newValue, key: "filters") }
  }

  /// The filters of the pixels behind the layer, within its bounds: `LayerFilter` values. Others are logged and ignored.
  open var backgroundFilters: [Any]? {
    get { rareState?.filters.background }
    set { setFilters(\.background, to: newValue, key: "backgroundFilters") }
  }

  /// A layer whose alpha multiplies this layer and its sublayers. Must have no superlayer.
  open var mask: CALayer? {
    get { modelLayer.map { $0.tree.mask?.presentation() } ?? tree.mask }
    set { setMask(newValue) }
  }

  // MARK: Contents

  /// The contents: a `CGImage`, or the `contents` of another layer. Other objects are not drawn.
  open var contents: Any? {
    get { backing.contents }
    set { setContents(newValue) }
  }

  /// The visible part of the contents, in units of their size. Animatable; the default is (0, 0, 1, 1).
  open var contentsRect: CGRect {
    get { properties.contentsRect }
    set {
      guard newValue != properties.contentsRect, checked(newValue, "contentsRect") else { return }
      change("contentsRect") { properties.contentsRect = newValue }
    }
  }

  /// The part of the contents that stretches, in units of their size. Animatable; the default is (0, 0, 1, 1).
  open var contentsCenter: CGRect {
    get { properties.contentsCenter }
    set {
      guard newValue != properties.contentsCenter, checked(newValue, "contentsCenter") else { return }
      change("contentsCenter") { properties.contentsCenter = newValue }
    }
  }

  /// The placement of the contents in the bounds. The default is resize.
  open var contentsGravity: CALayerContentsGravity {
    get { CALayerContentsGravity(rawValue: properties.contentsGravity.rawValue) }
    set { setContentsGravity(newValue) }
  }

  /// The number of pixels of the contents per point. The default is 1.
  open var contentsScale: CGFloat {
    get { properties.contentsScale }
    set {
      guard newValue != properties.contentsScale, checked(newValue, "contentsScale"), newValue > 0 else { return }
      change("contentsScale") { properties.contentsScale = newValue }
    }
  }

  /// The sampling of contents that are drawn enlarged. The default is linear.
  open var magnificationFilter: CALayerContentsFilter {
    get { CALayerContentsFilter(rawValue: properties.magnificationFilter.rawValue) }
    set { setFilter(\.magnificationFilter, to: newValue) }
  }

  /// The sampling of contents that are drawn reduced. The default is linear.
  open var minificationFilter: CALayerContentsFilter {
    get { CALayerContentsFilter(rawValue: properties.minificationFilter.rawValue) }
    set { setFilter(\.minificationFilter, to: newValue) }
  }

  /// Whether a change of the size redraws the contents instead of stretching them. The default is false.
  open var needsDisplayOnBoundsChange = false

  // MARK: Naming and behaviour

  open var name: String? {
    get { rareState?.name }
    set { if newValue != name { grownState.name = newValue } }
  }
  /// Default property values, used by `value(forKey:)` and the lookup of actions.
  open var style: [AnyHashable: Any]? {
    get { rareState?.style }
    set { if newValue != nil || rareState != nil { grownState.style = newValue } }
  }
  /// The actions by key.
  open var actions: [String: any CAAction]? {
    get { rareState?.actions }
    set { if newValue != nil || rareState != nil { grownState.actions = newValue } }
  }
  open weak var delegate: (any CALayerDelegate)?

  // MARK: Hierarchy

  /// The layer that contains this one; for a mask, the masked layer.
  open var superlayer: CALayer? { presentedSuperlayer }

  /// The sublayers from back to front; nil if there are none. Siblings with the same zPosition are painted in this order.
  open var sublayers: [CALayer]? {
    get { presentedSublayers }
    set { replaceSublayers(with: newValue ?? []) }
  }

  open func addSublayer(_ layer: CALayer) { insert(layer, at: tree.sublayers.count) }

  /// Inserts a sublayer. The index is clamped to the valid range.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Inserts a sublayer below `sibling`, or at the bottom if that is nil or not a sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, besides: sibling, above: false) }

  /// Inserts a sublayer above `sibling`, or at the top if that is nil or not a sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, besides: sibling, above: true) }

  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }

  open func removeFromSuperlayer() { detach() }

  // MARK: Layout

  open func setNeedsLayout() { markNeedsLayout() }
  open func needsLayout() -> Bool { flags.needsLayout }
  /// Lays out the topmost ancestor that needs layout, with its whole subtree.
  open func layoutIfNeeded() { layOutFromTopmost() }
  /// Lays out the sublayers. The default implementation calls the delegate.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
  /// Returns the size of the bounds.
  open func preferredFrameSize() -> CGSize { bounds.size }

  // MARK: Display

  open func setNeedsDisplay() { markNeedsDisplay(.all) }
  /// Marks a rectangle in the layer's coordinates. The display gets all rectangles marked since the last one.
  open func setNeedsDisplay(_ r: CGRect) { markNeedsDisplay(.rect(r)) }
  open func needsDisplay() -> Bool { flags.invalid != .none }
  open func displayIfNeeded() { displayOwnContentsIfNeeded() }

  /// Sets the contents. Calls the delegate's `display(_:)`; without a delegate, draws into the backing store.
  open func display() {
    if let delegate { delegate.display(self) } else { displayByDrawing() }
  }

  /// Draws the contents. The default implementation calls the delegate. User space is points of the layer's
  /// coordinates, y down; the clip is the invalid area.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Draws the layer and its sublayers, without animations, into a context whose user space is the layer's own coordinates.
  /// Mask, shadows and group opacity are included. A presentation copy draws the animated values.
  open func render(in ctx: CGContext) { renderTree(in: ctx, isPresentation: modelLayer != nil) }

  /// Whether a change of the key requires the contents to be redrawn. The default is false.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  // MARK: Hit test

  /// Returns the deepest descendant that contains a point in the superlayer's coordinates; nil outside of the layer. Later siblings
  /// are preferred, hidden layers are ignored.
  open func hitTest(_ p: CGPoint) -> CALayer? { hitTestDescendants(p) }
  /// Whether the bounds contain a point in the layer's own coordinates.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  // MARK: Timing

  /// The parts of `CAMediaTiming`, as subclasses override them.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { setTiming(\.timing.beginTime, to: newValue) }
  }
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { setTiming(\.timing.duration, to: newValue) }
  }
  open var speed: Float {
    get { timing.speed }
    set { setTiming(\.timing.speed, to: newValue) }
  }
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { setTiming(\.timing.timeOffset, to: newValue) }
  }
  open var repeatCount: Float {
    get { rareState?.repeatCount ?? 0 }
    set { setTiming(\.repeatCount, to: newValue) }
  }
  open var repeatDuration: CFTimeInterval {
    get { rareState?.repeatDuration ?? 0 }
    set { setTiming(\.repeatDuration, to: newValue) }
  }
  open var autoreverses: Bool {
    get { rareState?.autoreverses ?? false }
    set { setTiming(\.autoreverses, to: newValue) }
  }
  open var fillMode: CAMediaTimingFillMode {
    get { rareState?.fillMode ?? .removed }
    set { setTiming(\.fillMode, to: newValue) }
  }

  // MARK: Actions and animations

  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Returns the action of a key. Asks, in this order, the delegate, `actions`, the `actions` of `style`, `defaultAction(forKey:)`, and the
  /// standard action of an animatable key. `NSNull` ends the search (Apple: action(forKey:)).
  open func action(forKey event: String) -> (any CAAction)? { searchAction(forKey: event) }

  /// Adds a copy of the animation. Removes an animation with the same key; with nil, no other animation is removed.
  open func add(_ anim: CAAnimation, forKey key: String?) { start(anim, forKey: key) }
  open func removeAnimation(forKey key: String) { stopAnimation(forKey: key) }
  open func removeAllAnimations() { stopAllAnimations() }
  open func animation(forKey key: String) -> CAAnimation? { entry(forKey: key)?.animation }
  /// Returns the keys in the order in which the animations were added; nil if there are none.
  open func animationKeys() -> [String]? { keysOfAnimations }

  /// Returns a copy with the current animated values; nil before the first commit.
  open func presentation() -> Self? { makePresentation() as? Self }
  /// Returns the model layer of a presentation copy, or the layer itself.
  open func model() -> Self { (modelLayer as? Self) ?? self }

  /// Called before the drawing of the layer's subclass, or its animations, change.
  package func figureWillChange() {}

  // MARK: Key-value access

  /// Returns the value of a property or of a custom key.
  open func value(forKey key: String) -> Any? { lookUpValue(forKey: key) }
  open func setValue(_ value: Any?, forKey key: String) { storeValue(value, forKey: key) }
  /// Returns the value of a key path, which may name a component: "transform.rotation.z", "bounds.size.width", "position.x".
  open func value(forKeyPath keyPath: String) -> Any? { lookUpValue(forKeyPath: keyPath) }
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { storeValue(value, forKeyPath: keyPath) }
  /// Returns the default value of a key, such as 1 for "opacity"; nil if it has none. If a subclass returns another default for a
  /// property of `CALayer`, new layers start with it.
  open class func defaultValue(forKey key: String) -> Any? { standardDefault(forKey: key) }

  /// The class, address, position and bounds.
  nonisolated open override var description: String {
    MainActor.isCurrent ? MainActor.assumeIsolated { ownDescription } : super.description
  }
}
