import Foundation

/// A reproducible random number generator (SplitMix64). A failing test prints its seed.
struct TestRandom: RandomNumberGenerator {
  let seed: UInt64
  private var state: UInt64

  /// Uses a new seed each time, unless `VITRINE_SEED` sets it.
  init() { self.init(seed: ProcessInfo.processInfo.environment["VITRINE_SEED"].flatMap(UInt64.init) ?? .random(in: 0...999_999)) }

  init(seed: UInt64) {
    self.seed = seed
    state = seed &* 0x9e37_79b9_7f4a_7c15 &+ 1
  }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  mutating func int(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &self) }
  mutating func double(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &self) }
  mutating func byte() -> UInt8 {
    // The extreme values are most important.
    switch next() % 8 {
    case 0: 0
    case 1: 255
    default: UInt8(truncatingIfNeeded: next() >> 8)
    }
  }

  /// A premultiplied pixel.
  mutating func pixel() -> UInt32 {
    let a = UInt32(byte())
    func channel(_ v: UInt8) -> UInt32 { UInt32(v) * a / 255 }
    return a << 24 | channel(byte()) << 16 | channel(byte()) << 8 | channel(byte())
  }

  mutating func pixels(_ n: Int) -> [UInt32] { (0..<n).map { _ in pixel() } }
  mutating func bytes(_ n: Int) -> [UInt8] { (0..<n).map { _ in byte() } }
}
