import Foundation

/// A random number generator (SplitMix64) whose numbers depend only on the seed. In a suite with the trait `.namesSeeds`, a failing test
/// reports the seed.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  public let seed: UInt64
  private var state: UInt64

  public init(seed: UInt64) {
    self.seed = seed
    state = seed
    SeedLog.current?.add(seed)
  }

  /// Uses a new seed in each run, unless the environment variable `VITRINE_SEED` sets it.
  public init() { self.init(seed: ProcessInfo.processInfo.environment["VITRINE_SEED"].flatMap(UInt64.init) ?? .random(in: 0...999_999)) }

  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  /// Returns a number from 0 to `bound` - 1.
  public mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
  public mutating func whole(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
  /// Returns true with the probability `p`.
  public mutating func chance(_ p: Double) -> Bool { Double.random(in: 0..<1, using: &self) < p }
  public mutating func pick<Element>(_ list: [Element]) -> Element { list[whole(0...list.count - 1)] }
}
