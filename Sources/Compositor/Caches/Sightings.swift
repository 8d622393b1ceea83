/// What was met lately: a thing is worth keeping when it is met again and again. Things are told apart by some of their bits; where
/// two look alike, something else is kept, but nothing looks different.
struct Sightings {
  /// Times until a thing is familiar.
  static let enough = 3
  private var seen = [(bits: UInt64, count: Int)](repeating: (0, 0), count: 512)

  mutating func isFamiliar(_ values: UInt64...) -> Bool {
    var bits: UInt64 = 0x9e37_79b9_7f4a_7c15
    for value in values {
      bits = (bits ^ value) &* 0x9fb2_1c65_1e98_df25
      bits ^= bits >> 29
    }
    let slot = Int(bits >> 32 & 511)
    if seen[slot].bits != bits { seen[slot] = (bits, 0) }
    seen[slot].count += 1
    return seen[slot].count >= Sightings.enough
  }
}
