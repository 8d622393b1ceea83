import CoreGraphics
import Foundation
import RenderTree

/// Shows particles that its cells make (Apple: CAEmitterLayer). Where they are is a function of the layer's time and `seed` alone: the
/// same at every run.
///
/// It emits since its time 0, so that a layer that appears shows what it would have emitted before: set `beginTime` to
/// `CACurrentMediaTime()` for it to begin empty. A change counts for particles born after it. At most 10,000 show: where the cells ask
/// for more, fewer are born. Its own properties animate only when an animation is added. Depth orders particles, and moves none.
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
    CATransaction.ledger.watch(self)
  }

  private func setNumber(_ part: WritableKeyPath<EmitterFigure.Settings, CGFloat>, to value: CGFloat, _ key: String) {
    if checked(value, key) { set(part, to: value, key) }
  }

  /// What lives keeps what it was born with.
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

  /// What it emits. Changes of a cell after this have no effect.
  open var emitterCells: [CAEmitterCell]? {
    get { cells }
    set {
      cells = newValue
      set(\.cells, to: newValue?.map(\.source) ?? [], "emitterCells")
    }
  }
  /// Multiplies that of the cells. Default 1; 0 stops emitting.
  open var birthRate: Float {
    get { Float(settings.birthRate) }
    set { setNumber(\.birthRate, to: CGFloat(newValue), "birthRate") }
  }
  /// Multiplies that of the cells. Default 1.
  open var lifetime: Float {
    get { Float(settings.lifetime) }
    set { setNumber(\.lifetime, to: CGFloat(newValue), "lifetime") }
  }
  /// The middle of the shape, in the layer's coordinates. Default zero.
  open var emitterPosition: CGPoint {
    get { settings.position }
    set { if checked(newValue, "emitterPosition") { set(\.position, to: newValue, "emitterPosition") } }
  }
  open var emitterZPosition: CGFloat {
    get { settings.zPosition }
    set { setNumber(\.zPosition, to: newValue, "emitterZPosition") }
  }
  /// Default zero.
  open var emitterSize: CGSize {
    get { settings.size }
    set { if checked(newValue, "emitterSize") { set(\.size, to: newValue, "emitterSize") } }
  }
  open var emitterDepth: CGFloat {
    get { settings.depth }
    set { setNumber(\.depth, to: newValue, "emitterDepth") }
  }
  /// Default point. A shape that is not known is one.
  open var emitterShape: CAEmitterLayerEmitterShape {
    get { CAEmitterLayerEmitterShape(rawValue: settings.shape.rawValue) }
    set { set(\.shape, to: EmitterFigure.Shape(rawValue: newValue.rawValue) ?? .point, "emitterShape") }
  }
  /// Default volume.
  open var emitterMode: CAEmitterLayerEmitterMode {
    get { CAEmitterLayerEmitterMode(rawValue: settings.mode.rawValue) }
    set { set(\.mode, to: EmitterFigure.Mode(rawValue: newValue.rawValue) ?? .volume, "emitterMode") }
  }
  /// Default unordered.
  open var renderMode: CAEmitterLayerRenderMode {
    get { CAEmitterLayerRenderMode(rawValue: settings.order.rawValue) }
    set { set(\.order, to: EmitterFigure.Order(rawValue: newValue.rawValue) ?? .unordered, "renderMode") }
  }
  /// Kept: particles are seen straight on either way.
  open var preservesDepth = false
  /// Multiplies that of the cells. Default 1.
  open var velocity: Float {
    get { Float(settings.velocity) }
    set { setNumber(\.velocity, to: CGFloat(newValue), "velocity") }
  }
  /// Multiplies that of the cells. Default 1.
  open var scale: Float {
    get { Float(settings.scale) }
    set { setNumber(\.scale, to: CGFloat(newValue), "scale") }
  }
  /// Multiplies that of the cells. Default 1.
  open var spin: Float {
    get { Float(settings.spin) }
    set { setNumber(\.spin, to: CGFloat(newValue), "spin") }
  }
  /// What all chance comes from. Default 0.
  open var seed: UInt32 {
    get { properties.emitter?.seed ?? 0 }
    set { if newValue != seed { change("seed") { properties.editEmitter { $0.seed = newValue } } } }
  }

  /// Whether frames are needed to show its particles.
  func isEmitting(at clock: TimeInterval) -> Bool {
    guard timeLine.scale != 0, let figure = properties.emitter else { return false }
    return figure.isActive(at: localTime(ofClock: clock))
  }
}
