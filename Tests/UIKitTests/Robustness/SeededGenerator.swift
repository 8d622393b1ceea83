import Foundation

/// A random number generator whose numbers depend only on the seed, and which sometimes returns unusual numbers.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  /// One in this many numbers is unusual.
  var strangeness = 14

  init(seed: UInt64) { state = seed }

  static let strange: [CGFloat] = [
    .nan, .infinity, -.infinity, 0, -0.0, 1e300, -1e300, 1e-300, 1e9, -1e9, 1e18, -1e18, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
  ]

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  mutating func whole(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
  mutating func chance(_ p: Double) -> Bool { Double.random(in: 0..<1, using: &self) < p }

  mutating func number(_ range: ClosedRange<CGFloat> = -30...90) -> CGFloat {
    if strangeness > 0, whole(1...strangeness) == 1 { return pick(Self.strange) }
    let value = CGFloat.random(in: range, using: &self)
    return chance(0.5) ? value.rounded() : value
  }

  mutating func pick<T>(_ list: [T]) -> T { list[whole(0...list.count - 1)] }
  mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }
  mutating func size() -> CGSize { CGSize(width: number(-5...90), height: number(-5...90)) }
  mutating func rect() -> CGRect { CGRect(origin: point(), size: size()) }
}
