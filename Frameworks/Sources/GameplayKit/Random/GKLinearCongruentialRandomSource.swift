import FoundationCompatibility

/// A linear congruential generator modulo 2⁶⁴, with Knuth's constants for MMIX (Apple: GKLinearCongruentialRandomSource).
open class GKLinearCongruentialRandomSource: GKRandomSource {
  /// The current state. Setting it starts another sequence.
  open var seed: UInt64

  public override init() {
    seed = systemSeed()
    super.init()
  }
  public init(seed: UInt64) {
    self.seed = seed
    super.init()
  }
  public required init?(coder: NSCoder) {
    seed = UInt64(bitPattern: coder.decodeInt64(forKey: "seed"))
    super.init(coder: coder)
  }
  open override func encode(with coder: NSCoder) { coder.encode(Int64(bitPattern: seed), forKey: "seed") }
  open override func copy(with zone: NSZone? = nil) -> Any { GKLinearCongruentialRandomSource(seed: seed) }

  override func next32() -> UInt32 {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return UInt32(seed >> 32)
  }
}
