import FoundationCompatibility

/// The 64-bit Mersenne Twister, MT19937-64 (Apple: GKMersenneTwisterRandomSource).
open class GKMersenneTwisterRandomSource: GKRandomSource {
  /// The seed. Setting it restarts the sequence.
  open var seed: UInt64 {
    didSet { twister = MersenneTwister(seed: seed) }
  }
  private var twister: MersenneTwister

  public override init() {
    seed = systemSeed()
    twister = MersenneTwister(seed: seed)
    super.init()
  }
  public init(seed: UInt64) {
    self.seed = seed
    twister = MersenneTwister(seed: seed)
    super.init()
  }
  public required init?(coder: NSCoder) {
    seed = UInt64(bitPattern: coder.decodeInt64(forKey: "seed"))
    twister = MersenneTwister(seed: seed)
    super.init(coder: coder)
  }
  open override func encode(with coder: NSCoder) { coder.encode(Int64(bitPattern: seed), forKey: "seed") }
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = GKMersenneTwisterRandomSource(seed: seed)
    copy.twister = twister
    return copy
  }

  /// Returns the upper half of the next 64 bits.
  override func next32() -> UInt32 { UInt32(twister.next() >> 32) }
}

/// The generator of Nishimura and Matsumoto: "Tables of 64-bit Mersenne twisters", 2000.
struct MersenneTwister {
  private static let count = 312
  private var words: [UInt64]
  private var index = MersenneTwister.count

  init(seed: UInt64) {
    words = [seed]
    words.reserveCapacity(Self.count)
    for index in 1..<Self.count {
      let last = words[index - 1]
      words.append(6_364_136_223_846_793_005 &* (last ^ last >> 62) &+ UInt64(index))
    }
  }

  mutating func next() -> UInt64 {
    if index == Self.count { twist() }
    var bits = words[index]
    index += 1
    bits ^= bits >> 29 & 0x5555_5555_5555_5555
    bits ^= bits << 17 & 0x71D6_7FFF_EDA6_0000
    bits ^= bits << 37 & 0xFFF7_EEE0_0000_0000
    return bits ^ bits >> 43
  }

  private mutating func twist() {
    for i in 0..<Self.count {
      let joined = words[i] & 0xFFFF_FFFF_8000_0000 | words[(i + 1) % Self.count] & 0x7FFF_FFFF
      words[i] = words[(i + 156) % Self.count] ^ joined >> 1 ^ (joined & 1 == 0 ? 0 : 0xB502_6F5A_A966_19E9)
    }
    index = 0
  }
}
