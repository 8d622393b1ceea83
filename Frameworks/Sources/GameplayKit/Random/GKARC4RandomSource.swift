import FoundationCompatibility

/// The stream of bytes of the RC4 cipher as random numbers (Apple: GKARC4RandomSource).
open class GKARC4RandomSource: GKRandomSource {
  /// The key. Setting it restarts the sequence. An empty key is equivalent to a single zero byte.
  open var seed: Data {
    didSet { schedule() }
  }
  private var state: [UInt8] = []
  private var i: UInt8 = 0
  private var j: UInt8 = 0

  public override init() {
    seed = withUnsafeBytes(of: (systemSeed(), systemSeed())) { Data($0) }
    super.init()
    schedule()
  }
  public init(seed: Data) {
    self.seed = seed
    super.init()
    schedule()
  }
  public required init?(coder: NSCoder) {
    guard let seed = coder.decodeObject(of: NSData.self, forKey: "seed") else { return nil }
    self.seed = Data(referencing: seed)
    super.init(coder: coder)
    schedule()
  }
  open override func encode(with coder: NSCoder) { coder.encode(NSData(data: seed), forKey: "seed") }
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = GKARC4RandomSource(seed: seed)
    (copy.state, copy.i, copy.j) = (state, i, j)
    return copy
  }

  /// Mixes the key into the permutation.
  private func schedule() {
    let key = seed.isEmpty ? [0] : [UInt8](seed)
    state = (0...255).map { UInt8($0) }
    (i, j) = (0, 0)
    var swapped: UInt8 = 0
    for index in 0..<256 {
      swapped &+= state[index] &+ key[index % key.count]
      state.swapAt(index, Int(swapped))
    }
  }

  private func nextByte() -> UInt8 {
    i &+= 1
    j &+= state[Int(i)]
    state.swapAt(Int(i), Int(j))
    return state[Int(state[Int(i)] &+ state[Int(j)])]
  }

  override func next32() -> UInt32 { (0..<4).reduce(0) { bits, _ in bits << 8 | UInt32(nextByte()) } }

  /// Skips values of the sequence. One value is four bytes of the stream. Apple recommends skipping at least 768 values.
  open func dropValues(_ count: Int) { for _ in 0..<max(0, count) { _ = next32() } }
}
