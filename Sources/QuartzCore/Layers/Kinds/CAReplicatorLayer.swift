import CoreGraphics
import Foundation
import RenderTree

/// A layer that shows its sublayers several times, each time with another delay, place and colour (Apple: CAReplicatorLayer). Its own
/// contents, background and border are shown once. All properties but `preservesDepth` are animatable.
///
/// Each copy shows the sublayers as they were `instanceDelay` seconds before the previous copy. An animation that ends
/// leaves all copies at once, including those that have not reached its end; repeat the animation or keep it longer to
/// avoid this. At most 65,536 layers are shown.
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

  /// The number of copies of the sublayers. The default is 1.
  open var instanceCount: Int {
    get { Int(min(max(replication.count, 0), 1e9)) }
    set { set(\.count, to: CGFloat(min(max(newValue, 0), 1_000_000_000)), "instanceCount") }
  }
  /// The delay between each copy and the next in seconds. The default is 0.
  open var instanceDelay: CFTimeInterval {
    get { replication.delay }
    set { if checked(CGFloat(newValue), "instanceDelay") { set(\.delay, to: newValue, "instanceDelay") } }
  }
  /// The transform from each copy to the next, about the centre of the bounds. The default is the identity.
  open var instanceTransform: CATransform3D {
    get { replication.transform }
    set { if checked(newValue, "instanceTransform") { set(\.transform, to: newValue, "instanceTransform") } }
  }
  /// The colour that the first copy is multiplied with. The default is opaque white.
  open var instanceColor: CGColor? {
    get { replication.color }
    set { set(\.color, to: newValue, "instanceColor") }
  }
  /// The value added to the red factor with each copy. The default is 0.
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
  /// Whether the copies are placed in space, as in a `CATransformLayer`. Only the alpha of their
  /// colours is used then. The default is false.
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
