import CoreGraphics
import Foundation
import RenderTree

/// Shows its sublayers again and again, each time a little later, elsewhere and in another colour (Apple: CAReplicatorLayer). Its own
/// contents, background and border show once. All of it but `preservesDepth` animates.
///
/// A copy shows the sublayers as they were `instanceDelay` seconds before. An animation that ends leaves all copies at once, also those
/// that have not come to its end: repeat it, or keep it longer. More than 65,536 layers are not shown.
open class CAReplicatorLayer: CALayer {
  public override init() {
    super.init()
    properties.figure = .replicator(Replication())
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    properties.figure = .replicator(Replication())
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if properties.replication == nil { properties.figure = .replicator(Replication()) }
  }

  private var replication: Replication { properties.replication ?? Replication() }

  private func set<Value: Equatable>(_ part: WritableKeyPath<Replication, Value>, to value: Value, _ key: String) {
    guard replication[keyPath: part] != value else { return }
    change(key) { properties.editReplication { $0[keyPath: part] = value } }
  }

  private func setOffset(_ part: WritableKeyPath<Replication, CGFloat>, to value: Float, _ key: String) {
    if checked(CGFloat(value), key) { set(part, to: CGFloat(value), key) }
  }

  /// How often the sublayers show. Default 1.
  open var instanceCount: Int {
    get { Int(min(max(replication.count, 0), 1e9)) }
    set { set(\.count, to: CGFloat(min(max(newValue, 0), 1_000_000_000)), "instanceCount") }
  }
  /// Seconds between a copy and the next. Default 0.
  open var instanceDelay: CFTimeInterval {
    get { replication.delay }
    set { if checked(CGFloat(newValue), "instanceDelay") { set(\.delay, to: newValue, "instanceDelay") } }
  }
  /// From each copy to the next, about the middle of the bounds. Default identity.
  open var instanceTransform: CATransform3D {
    get { replication.transform }
    set { if checked(newValue, "instanceTransform") { set(\.transform, to: newValue, "instanceTransform") } }
  }
  /// Multiplies the first copy's colours. Default opaque white.
  open var instanceColor: CGColor? {
    get { replication.color }
    set { set(\.color, to: newValue, "instanceColor") }
  }
  /// Added to the factor of each copy's red. Default 0.
  open var instanceRedOffset: Float {
    get { Float(replication.redOffset) }
    set { setOffset(\.redOffset, to: newValue, "instanceRedOffset") }
  }
  open var instanceGreenOffset: Float {
    get { Float(replication.greenOffset) }
    set { setOffset(\.greenOffset, to: newValue, "instanceGreenOffset") }
  }
  open var instanceBlueOffset: Float {
    get { Float(replication.blueOffset) }
    set { setOffset(\.blueOffset, to: newValue, "instanceBlueOffset") }
  }
  open var instanceAlphaOffset: Float {
    get { Float(replication.alphaOffset) }
    set { setOffset(\.alphaOffset, to: newValue, "instanceAlphaOffset") }
  }
  /// Whether the copies lie in space, as in a `CATransformLayer`; of their colours only alpha counts then. Default false.
  open var preservesDepth: Bool {
    get { replication.preservesDepth }
    set {
      guard newValue != preservesDepth else { return }
      changeSilently {
        properties.editReplication { $0.preservesDepth = newValue }
        properties.isTransformLayer = newValue
      }
    }
  }
}
