import Foundation

/// Computes the birth times of particles on a fixed lattice of the emitter's time, so that they do not depend on the times queried.
struct ParticleClock {
  /// Returns a pseudo-random number determined by `a` and `b`.
  static func hash(_ a: UInt64, _ b: UInt64) -> UInt64 {
    var z = (a &+ 0x9E37_79B9_7F4A_7C15) ^ (b &* 0xD1B5_4A32_D192_ED03)
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Converts a hash to a number in 0..<1.
  static func unit(_ hash: UInt64) -> Double { Double(hash >> 11) / 9_007_199_254_740_992 }

  /// Calls `body` with the time and a unique number of each birth in `from..<to`, until it returns false.
  ///
  /// - Parameters:
  ///   - origin: the time of the first birth.
  ///   - rate: the number of births per second.
  static func births(from: Double, to: Double, origin: Double, rate: Double, _ body: (Double, UInt64) -> Bool) {
    guard rate > 0, rate.isFinite, from < to else { return }
    let first = max(((from - origin) * rate).rounded(.up), 0)
    guard first.isFinite, first < 1e15 else { return }
    var index = UInt64(first)
    while true {
      let time = origin + Double(index) / rate
      if time >= to { return }
      if time >= from, !body(time, index) { return }
      index += 1
    }
  }

  /// The same for a rate that changes over time. The average number of births in a step of the lattice follows the rate at its start.
  static func births(
    from: Double, to: Double, origin: Double, seed: UInt64, rate: (Double) -> Double, _ body: (Double, UInt64) -> Bool
  ) {
    let start = max(from, origin)
    guard start < to, (to - start) < 4000 else { return }
    var step = ((start - origin) / ParticleClock.step).rounded(.down)
    while origin + step * ParticleClock.step < to {
      let time = origin + step * ParticleClock.step
      let expected = max(rate(time), 0) * ParticleClock.step
      let key = hash(seed, UInt64(max(step, 0)))
      let whole = expected.isFinite ? min(expected.rounded(.down), 1000) : 0
      let count = Int(whole) + (unit(key) < expected - whole ? 1 : 0)
      for i in 0..<count {
        let birth = time + ParticleClock.step * (Double(i) + 0.5) / Double(count)
        if birth >= from, birth < to, !body(birth, hash(key, UInt64(i))) { return }
      }
      step += 1
    }
  }

  private static let step = 1.0 / 120
}
