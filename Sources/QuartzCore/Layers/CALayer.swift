import CoreGraphics
import Foundation
import Raster
import RenderTree

/// A node of the layer tree (Apple: CALayer). Lengths are points of the superlayer, y points down.
///
/// Setting an animatable property asks `action(forKey:)` and runs what it gives. Each layer keeps the `RenderNode` made of it
/// at the last commit; a setter invalidates it and the way to the root.
@preconcurrency @MainActor
open class CALayer: NSObject {
  // MARK: State

  @exclusivity(unchecked) package final var properties = LayerProperties()
  package final let layerID = LayerID()
  @exclusivity(unchecked) package final var flags = LayerFlags()
  package final let tree = LayerTreeLinks()
  @exclusivity(unchecked) package final var backing = LayerBacking()
  @exclusivity(unchecked) package final var motion: LayerMotion?
  /// nil where all of it is as in plain layers.
  @exclusivity(unchecked) final var rareState: RareLayerState?
  /// The layer that this one is the presentation copy of.
  @exclusivity(unchecked) package final var modelLayer: CALayer?

  public override init() {
    super.init()
    if type(of: self) != CALayer.self { ClassDefaults.apply(to: self) }
    if !allowsEdgeAntialiasing { properties.smoothEdges = [] }
  }

  /// As made by `init()`: what an archive holds is not read.
  public required init?(coder: NSCoder) {
    super.init()
    if type(of: self) != CALayer.self { ClassDefaults.apply(to: self) }
    if !allowsEdgeAntialiasing { properties.smoothEdges = [] }
  }

  /// Copies a layer for presentation. Subclasses copy what they add.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    adopt(other)
  }

  // MARK: Geometry

  /// Default zero. The origin is that of the layer's own coordinates. Animatable.
  open var bounds: CGRect {
    get { properties.bounds }
    set {
      guard newValue != properties.bounds, checked(newValue, "bounds") else { return }
      let resized = newValue.size != properties.bounds.size
      change("bounds") { properties.bounds = newValue }
      setNeedsLayout()
      if resized && needsDisplayOnBoundsChange { setNeedsDisplay() }
    }
  }

  /// Where the anchor point lies in the superlayer. Animatable.
  open var position: CGPoint {
    get { properties.position }
    set {
      guard newValue != properties.position, checked(newValue, "position") else { return }
      change("position") { properties.position = newValue }
    }
  }

  /// Default 0; greater ones are painted later and hit first among siblings. Animatable.
  open var zPosition: CGFloat {
    get { properties.zPosition }
    set {
      guard newValue != properties.zPosition, checked(newValue, "zPosition") else { return }
      change("zPosition") { properties.zPosition = newValue }
      superlayer?.orderChanged()
    }
  }

  /// In units of the bounds; default (0.5, 0.5). Animatable.
  open var anchorPoint: CGPoint {
    get { properties.anchorPoint }
    set {
      guard newValue != properties.anchorPoint, checked(newValue, "anchorPoint") else { return }
      change("anchorPoint") { properties.anchorPoint = newValue }
    }
  }

  /// Points. Default 0. What lies in front of or behind the centre of turns. Animatable.
  open var anchorPointZ: CGFloat {
    get { properties.anchorPointZ }
    set {
      if newValue != properties.anchorPointZ, checked(newValue, "anchorPointZ") {
        change("anchorPointZ") { properties.anchorPointZ = newValue }
      }
    }
  }

  /// About the anchor point. Default identity. Animatable.
  open var transform: CATransform3D {
    get { properties.transform }
    set {
      guard newValue != properties.transform, checked(newValue, "transform") else { return }
      change("transform") { properties.transform = newValue }
    }
  }

  /// Applied to the sublayers, about the anchor point. Default identity. Animatable.
  open var sublayerTransform: CATransform3D {
    get { properties.sublayerTransform }
    set {
      guard newValue != properties.sublayerTransform, checked(newValue, "sublayerTransform") else { return }
      change("sublayerTransform") { properties.sublayerTransform = newValue }
    }
  }

  /// The bounds in the superlayer: derived from bounds, position, anchor point and transform.
  open var frame: CGRect {
    get { derivedFrame }
    set { setDerivedFrame(newValue) }
  }

  open var isGeometryFlipped: Bool {
    get { properties.isGeometryFlipped }
    set { if newValue != isGeometryFlipped { change("geometryFlipped") { properties.isGeometryFlipped = newValue } } }
  }

  /// Whether the layer shows when it is turned over. Default true.
  open var isDoubleSided: Bool {
    get { properties.isDoubleSided }
    set { if newValue != properties.isDoubleSided { change("doubleSided") { properties.isDoubleSided = newValue } } }
  }

  // MARK: Look

  /// 0...1, of the layer with its sublayers as one. Default 1. Animatable.
  open var opacity: Float {
    get { properties.opacity }
    set {
      guard newValue != properties.opacity, newValue.isFinite else { return }
      change("opacity") { properties.opacity = newValue }
    }
  }

  open var isHidden: Bool {
    get { properties.isHidden }
    set { if newValue != properties.isHidden { change("hidden") { properties.isHidden = newValue } } }
  }

  open var masksToBounds: Bool {
    get { properties.masksToBounds }
    set { if newValue != properties.masksToBounds { change("masksToBounds") { properties.masksToBounds = newValue } } }
  }

  open var backgroundColor: CGColor? {
    get { properties.backgroundColor }
    set { if newValue != properties.backgroundColor { change("backgroundColor") { properties.backgroundColor = newValue } } }
  }

  /// Points. Default 0. Animatable.
  open var cornerRadius: CGFloat {
    get { properties.cornerRadius }
    set {
      guard newValue != properties.cornerRadius, checked(newValue, "cornerRadius") else { return }
      change("cornerRadius") { properties.cornerRadius = newValue }
    }
  }

  /// Default all four.
  open var maskedCorners: CACornerMask {
    get { CACornerMask(rawValue: UInt(properties.maskedCorners.rawValue)) }
    set {
      guard newValue != maskedCorners else { return }
      change("maskedCorners") { properties.maskedCorners = CornerMask(rawValue: UInt8(truncatingIfNeeded: newValue.rawValue)) }
    }
  }

  /// Default circular.
  open var cornerCurve: CALayerCornerCurve {
    get { properties.hasContinuousCorners ? .continuous : .circular }
    set { if newValue != cornerCurve { changeSilently { properties.hasContinuousCorners = newValue == .continuous } } }
  }

  /// Points, inside of the bounds. Default 0. Animatable.
  open var borderWidth: CGFloat {
    get { properties.borderWidth }
    set {
      guard newValue != properties.borderWidth, checked(newValue, "borderWidth") else { return }
      change("borderWidth") { properties.borderWidth = newValue }
    }
  }

  /// Default opaque black.
  open var borderColor: CGColor? {
    get { properties.borderColor }
    set { if newValue != properties.borderColor { change("borderColor") { properties.borderColor = newValue } } }
  }

  /// Default opaque black.
  open var shadowColor: CGColor? {
    get { properties.shadowColor }
    set { if newValue != properties.shadowColor { change("shadowColor") { properties.shadowColor = newValue } } }
  }

  /// 0...1. Default 0.
  open var shadowOpacity: Float {
    get { properties.shadowOpacity }
    set {
      guard newValue != properties.shadowOpacity, newValue.isFinite else { return }
      change("shadowOpacity") { properties.shadowOpacity = newValue }
    }
  }

  /// Points. Default (0, -3).
  open var shadowOffset: CGSize {
    get { properties.shadowOffset }
    set {
      guard newValue != properties.shadowOffset, checked(newValue, "shadowOffset") else { return }
      change("shadowOffset") { properties.shadowOffset = newValue }
    }
  }

  /// Blur in points. Default 3.
  open var shadowRadius: CGFloat {
    get { properties.shadowRadius }
    set {
      guard newValue != properties.shadowRadius, checked(newValue, "shadowRadius") else { return }
      change("shadowRadius") { properties.shadowRadius = newValue }
    }
  }

  /// The outline of the shadow in the layer's coordinates; nil: the outline of what the layer draws.
  open var shadowPath: CGPath? {
    get { properties.shadowPath }
    set { if newValue != properties.shadowPath { change("shadowPath") { properties.shadowPath = newValue } } }
  }

  /// Whether the contents are known to have no transparency: the backing store is then filled before it is drawn into.
  open var isOpaque: Bool {
    get { properties.isOpaque }
    set { if newValue != properties.isOpaque { changeSilently { properties.isOpaque = newValue } } }
  }

  /// Whether opacity applies to the layer with its sublayers as a group. Default true. Kept: it always does.
  open var allowsGroupOpacity = true

  /// Whether edges of the bounds that do not lie between pixels are anti-aliased. By default what `UIViewEdgeAntialiasing` in the
  /// main bundle's Info.plist says, and false without it. Round corners, borders and clips of
  /// turned layers, and what is thinner than a pixel, always are.
  open var allowsEdgeAntialiasing = EdgeAntialiasing.isAllowedByDefault { didSet { edgesChanged() } }

  /// The edges that `allowsEdgeAntialiasing` is about. Default all.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [.layerLeftEdge, .layerRightEdge, .layerTopEdge, .layerBottomEdge] {
    didSet { edgesChanged() }
  }
  /// Whether the layer with its sublayers is drawn into a picture first, which is kept while its look stays. Default false.
  open var shouldRasterize = false { didSet { if shouldRasterize != oldValue { rasterizationChanged() } } }
  /// Pixels per point of that picture. Default 1.
  open var rasterizationScale: CGFloat {
    get { rareState?.rasterizationScale ?? 1 }
    set {
      guard newValue != rasterizationScale, checked(newValue, "rasterizationScale"), newValue > 0 else { return }
      grownState.rasterizationScale = newValue
      rasterizationChanged()
    }
  }
  open var drawsAsynchronously = false

  /// How the layer with its sublayers meets what is behind it: the name of a blend mode, such as "multiplyBlendMode" (Apple's
  /// names of Core Image filters, or `CGBlendMode`). Default nil: it lies over it. Others are logged and ignored.
  open var compositingFilter: Any? {
    get { rareState?.filters.compositing }
    set { setFilters(\.compositing, to: newValue, key: "compositingFilter") }
  }

  /// On the layer with its sublayers: `LayerFilter` values. Others are logged and ignored.
  open var filters: [Any]? {
    get { rareState?.filters.own }
    set { setFilters(\.own, to: newValue, key: "filters") }
  }

  /// On what is behind the layer, within its bounds: `LayerFilter` values. Others are logged and ignored.
  open var backgroundFilters: [Any]? {
    get { rareState?.filters.background }
    set { setFilters(\.background, to: newValue, key: "backgroundFilters") }
  }

  /// Its alpha multiplies this layer and its sublayers. Must have no superlayer.
  open var mask: CALayer? {
    get { tree.mask }
    set { setMask(newValue) }
  }

  // MARK: Contents

  /// A `CGImage`, or what another layer's `contents` gave; anything else shows nothing.
  open var contents: Any? {
    get { backing.contents }
    set { setContents(newValue) }
  }

  /// The part of the contents that shows, in units of it. Default (0, 0, 1, 1). Animatable.
  open var contentsRect: CGRect {
    get { properties.contentsRect }
    set {
      guard newValue != properties.contentsRect, checked(newValue, "contentsRect") else { return }
      change("contentsRect") { properties.contentsRect = newValue }
    }
  }

  /// The part of the contents that stretches, in units of it. Default (0, 0, 1, 1). Animatable.
  open var contentsCenter: CGRect {
    get { properties.contentsCenter }
    set {
      guard newValue != properties.contentsCenter, checked(newValue, "contentsCenter") else { return }
      change("contentsCenter") { properties.contentsCenter = newValue }
    }
  }

  /// Default resize.
  open var contentsGravity: CALayerContentsGravity {
    get { CALayerContentsGravity(rawValue: properties.contentsGravity.rawValue) }
    set {
      guard newValue != contentsGravity else { return }
      guard let gravity = ContentsGravity(rawValue: newValue.rawValue) else {
        return LayerLog.invalid("contentsGravity \(newValue.rawValue)", of: self)
      }
      change("contentsGravity") { properties.contentsGravity = gravity }
    }
  }

  /// Pixels of the contents per point. Default 1.
  open var contentsScale: CGFloat {
    get { properties.contentsScale }
    set {
      guard newValue != properties.contentsScale, checked(newValue, "contentsScale"), newValue > 0 else { return }
      change("contentsScale") { properties.contentsScale = newValue }
    }
  }

  open var magnificationFilter: CALayerContentsFilter {
    get { CALayerContentsFilter(rawValue: properties.magnificationFilter.rawValue) }
    set {
      guard newValue != magnificationFilter else { return }
      changeSilently { properties.magnificationFilter = ContentsFilter(rawValue: newValue.rawValue) ?? .linear }
    }
  }

  open var minificationFilter: CALayerContentsFilter {
    get { CALayerContentsFilter(rawValue: properties.minificationFilter.rawValue) }
    set {
      guard newValue != minificationFilter else { return }
      changeSilently { properties.minificationFilter = ContentsFilter(rawValue: newValue.rawValue) ?? .linear }
    }
  }

  /// Whether a change of size draws the contents again, instead of mapping the old ones. Default false.
  open var needsDisplayOnBoundsChange = false

  // MARK: Naming and behaviour

  open var name: String? {
    get { rareState?.name }
    set { if newValue != name { grownState.name = newValue } }
  }
  /// Default property values, asked by `value(forKey:)` and the search for actions.
  open var style: [AnyHashable: Any]? {
    get { rareState?.style }
    set { if newValue != nil || rareState != nil { grownState.style = newValue } }
  }
  /// Actions by key.
  open var actions: [String: any CAAction]? {
    get { rareState?.actions }
    set { if newValue != nil || rareState != nil { grownState.actions = newValue } }
  }
  open weak var delegate: (any CALayerDelegate)?

  // MARK: Hierarchy

  open var superlayer: CALayer? { presentedSuperlayer }

  /// Back to front, nil when there are none. Siblings of one zPosition are painted in this order.
  open var sublayers: [CALayer]? {
    get { presentedSublayers }
    set { replaceSublayers(with: newValue ?? []) }
  }

  open func addSublayer(_ layer: CALayer) { insert(layer, at: tree.sublayers.count) }

  /// An index outside of the list is clamped.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Below `sibling`; at the bottom when it is nil or not a sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, besides: sibling, above: false) }

  /// Above `sibling`; on top when it is nil or not a sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, besides: sibling, above: true) }

  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }

  open func removeFromSuperlayer() { detach() }

  // MARK: Layout

  open func setNeedsLayout() { markNeedsLayout() }
  open func needsLayout() -> Bool { flags.needsLayout }
  /// Lays out from the topmost ancestor that needs it, with the whole tree below.
  open func layoutIfNeeded() { layOutFromTopmost() }
  /// Tells the delegate.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
  /// The bounds' size.
  open func preferredFrameSize() -> CGSize { bounds.size }

  // MARK: Display

  open func setNeedsDisplay() { markNeedsDisplay(.all) }
  /// In the layer's coordinates; the display gets the union of what was marked.
  open func setNeedsDisplay(_ r: CGRect) { markNeedsDisplay(.rect(r)) }
  open func needsDisplay() -> Bool { flags.invalid != .none }
  open func displayIfNeeded() { displayOwnContentsIfNeeded() }

  /// Asks the delegate's `display(_:)`; without a delegate draws into the backing store.
  open func display() {
    if let delegate { delegate.display(self) } else { displayByDrawing() }
  }

  /// Tells the delegate. User space is points of the layer's coordinates, y down; the clip is what is invalid.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Draws the layer and its sublayers, without animations, into a context in whose user space the layer's own coordinates
  /// lie. `mask`, shadows and group opacity are included.
  open func render(in ctx: CGContext) { renderModelTree(in: ctx) }

  /// Whether a change of the key needs the contents drawn again. Default false.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  // MARK: Hit test

  /// The farthest descendant that contains a point of the superlayer's coordinates; nil outside. Later siblings win. Hidden
  /// layers are passed over.
  open func hitTest(_ p: CGPoint) -> CALayer? { hitTestDescendants(p) }
  /// A point of the layer's own coordinates.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  // MARK: Actions and animations

  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// The delegate, `actions`, the `actions` of `style`, `defaultAction(forKey:)`, then the standard action of an animatable
  /// key; `NSNull` ends the search (Apple: action(forKey:)).
  open func action(forKey event: String) -> (any CAAction)? { searchAction(forKey: event) }

  /// Copies the animation. One under the same key is removed; nil is a key of its own.
  open func add(_ anim: CAAnimation, forKey key: String?) { start(anim, forKey: key) }
  open func removeAnimation(forKey key: String) { stopAnimation(forKey: key) }
  open func removeAllAnimations() { stopAllAnimations() }
  open func animation(forKey key: String) -> CAAnimation? { entry(forKey: key)?.animation }
  /// In the order of being added; nil when there are none.
  open func animationKeys() -> [String]? { keysOfAnimations }

  /// A copy with the values that animations give at the present time; nil before the first commit.
  open func presentation() -> Self? { makePresentation() as? Self }
  /// The layer itself, or the one that a presentation copy is of.
  open func model() -> Self { (modelLayer as? Self) ?? self }

  /// What the kind of layer draws, or its animations, are about to change.
  package func figureWillChange() {}

  // MARK: Key-value access

  /// The value of a property or of an arbitrary key.
  open func value(forKey key: String) -> Any? { lookUpValue(forKey: key) }
  open func setValue(_ value: Any?, forKey key: String) { storeValue(value, forKey: key) }
  /// Also reaches into values: "transform.rotation.z", "bounds.size.width", "position.x".
  open func value(forKeyPath keyPath: String) -> Any? { lookUpValue(forKeyPath: keyPath) }
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { storeValue(value, forKeyPath: keyPath) }
  /// Default of a key, such as 1 of "opacity"; nil where there is none. A subclass that gives another to a property of `CALayer` has
  /// it from the start.
  open class func defaultValue(forKey key: String) -> Any? { standardDefault(forKey: key) }

  /// Class, address, position and bounds.
  nonisolated open override var description: String {
    guard MainActor.isCurrent else { return super.description }
    return MainActor.assumeIsolated {
      let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
      return "<\(type(of: self)): 0x\(address); position = \(position); bounds = \(bounds)>"
    }
  }
}

extension CALayer: KeyValueContainer {}
