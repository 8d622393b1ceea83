import CoreGraphics
import Foundation
import RenderTree

/// A layer that shows the particles of its cells (Apple: CAEmitterLayer). Their positions depend on the layer's time and
/// `seed` only, so they are the same in every run.
///
/// The layer emits from its time 0, so when it appears it shows the particles emitted before. Set `beginTime` to
/// `CACurrentMediaTime()` to begin without particles. A change affects only particles born after it. At most 10,000 particles are
/// shown; if the cells ask for more, fewer are born. The layer's own properties are not animated implicitly, only by animations that
/// are added. Depth orders the particles, but does not move them.
open class CAEmitterLayer: CALayer {
  public override init() {
    super.init()
    properties.figure = .emitter(EmitterFigure())
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    properties.figure = .emitter(EmitterFigure())
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if properties.emitter == nil { properties.figure = .emitter(EmitterFigure()) }
    cells = (layer as? CAEmitterLayer)?.cells
  }

  private var cells: [CAEmitterCell]?
  private var settings: EmitterFigure.Settings { properties.emitter?.settings ?? EmitterFigure.Settings() }

  private func set<Value: Equatable>(_ part: WritableKeyPath<EmitterFigure.Settings, Value>, to value: Value, _ key: String) {
    guard settings[keyPath: part] != value else { return }
    figureWillChange()
    change(key) { properties.editEmitter { $0.settings[keyPath: part] = value } }
    frameState.animations.watch(self)
  }

  private func setNumber(_ part: WritableKeyPath<EmitterFigure.Settings, CGFloat>, to value: CGFloat, _ key: String) {
    if checked(value, key) { set(part, to: value, key) }
  }

  /// Existing particles keep the settings they were born with.
  package override func figureWillChange() {
    guard flags.isCommitted, modelLayer == nil, var figure = properties.emitter else { return }
    let now = localTime(ofClock: MediaClock.now())
    guard now > figure.since else { return }
    let animations = layerAnimations.filter { $0.keyPath.owner == .emitter }
    figure.past.append(EmitterFigure.Epoch(settings: figure.settings, animations: animations, end: now))
    figure.past.removeAll { $0.end + $0.settings.memory < now }
    if figure.past.count > CAEmitterLayer.maximumEpochs { figure.past.removeFirst(figure.past.count - CAEmitterLayer.maximumEpochs) }
    figure.since = now
    properties.figure = .emitter(figure)
  }

  private static let maximumEpochs = 120

  /// The cells. Changes of a cell after they were set have no effect.
  open var emitterCells: [CAEmitterCell]? {
    get { cells }
    set {
      cells = newValue
      set(\.cells, to: newValue?.map(\.source) ?? [], "emitterCells")
    }
  }
  /// A factor for the birth rates of the cells. The default is 1; 0 stops emitting.
  open var birthRate: Float {
    get { Float(settings.birthRate) }
    set { setNumber(\.birthRate, to: CGFloat(newValue), "birthRate") }
  }
  /// A factor for the lifetimes of the cells. The default is 1.
  open var lifetime: Float {
    get { Float(settings.lifetime) }
    set { setNumber(\.lifetime, to: CGFloat(newValue), "lifetime") }
  }
  /// The centre of the shape, in the layer's coordinates. The default is zero.
  open var emitterPosition: CGPoint {
    get { settings.position }
    set { if checked(newValue, "emitterPosition") { set(\.position, to: newValue, "emitterPosition") } }
  }
  /// The z coordinate of the shape's centre. The default is 0.
  open var emitterZPosition: CGFloat {
    get { settings.zPosition }
    set { setNumber(\.zPosition, to: newValue, "emitterZPosition") }
  }
  /// The size of the shape in points. The default is zero.
  open var emitterSize: CGSize {
    get { settings.size }
    set { if checked(newValue, "emitterSize") { set(\.size, to: newValue, "emitterSize") } }
  }
  /// The depth of the shape in points, for shapes that have one. The default is 0.
  open var emitterDepth: CGFloat {
    get { settings.depth }
    set { setNumber(\.depth, to: newValue, "emitterDepth") }
  }
  /// The shape on which particles begin. The default is a point, also for unknown shapes.
  open var emitterShape: CAEmitterLayerEmitterShape {
    get { CAEmitterLayerEmitterShape(rawValue: settings.shape.rawValue) }
    set { set(\.shape, to: EmitterFigure.Shape(rawValue: newValue.rawValue) ?? .point, "emitterShape") }
  }
  /// The part of the shape on which particles begin. The default is volume.
  open var emitterMode: CAEmitterLayerEmitterMode {
    get { CAEmitterLayerEmitterMode(rawValue: settings.mode.rawValue) }
    set { set(\.mode, to: EmitterFigure.Mode(rawValue: newValue.rawValue) ?? .volume, "emitterMode") }
  }
  /// The order in which particles are painted. The default is unordered.
  open var renderMode: CAEmitterLayerRenderMode {
    get { CAEmitterLayerRenderMode(rawValue: settings.order.rawValue) }
    set { set(\.order, to: EmitterFigure.Order(rawValue: newValue.rawValue) ?? .unordered, "renderMode") }
  }
  /// Stored; has no effect on Linux: particles are always drawn flat.
  open var preservesDepth = false
  /// A factor for the velocities of the cells. The default is 1.
  open var velocity: Float {
    get { Float(settings.velocity) }
    set { setNumber(\.velocity, to: CGFloat(newValue), "velocity") }
  }
  /// A factor for the scales of the cells. The default is 1.
  open var scale: Float {
    get { Float(settings.scale) }
    set { setNumber(\.scale, to: CGFloat(newValue), "scale") }
  }
  /// A factor for the spins of the cells. The default is 1.
  open var spin: Float {
    get { Float(settings.spin) }
    set { setNumber(\.spin, to: CGFloat(newValue), "spin") }
  }
  /// The seed of all random values. The default is 0.
  open var seed: UInt32 {
    get { properties.emitter?.seed ?? 0 }
    set { if newValue != seed { change("seed") { properties.editEmitter { $0.seed = newValue } } } }
  }

  /// Whether frames are needed to show particles.
  func isEmitting(at clock: TimeInterval) -> Bool {
    guard timeLine.scale != 0, let figure = properties.emitter else { return false }
    return figure.isActive(at: localTime(ofClock: clock))
  }
}
