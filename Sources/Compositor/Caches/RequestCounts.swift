/// Counts recent requests to find the bitmaps that are worth caching because they are requested repeatedly. Requests are identified by a
/// few hash bits. A collision may change what is cached, but never a pixel.
struct RequestCounts {
  /// The number of requests after which an item is cached.
  static let enough = 3
  private var seen = [(bits: UInt64, count: Int)](repeating: (0, 0), count: 512)

  mutating func isFrequent(_ values: UInt64...) -> Bool {
    var bits: UInt64 = 0x9e37_79b9_7f4a_7c15
    for value in values {
      bits = (bits ^ value) &* 0x9fb2_1c65_1e98_df25
      bits ^= bits >> 29
    }
    let slot = Int(bits >> 32 & 511)
    if seen[slot].bits != bits { seen[slot] = (bits, 0) }
    seen[slot].count += 1
    return seen[slot].count >= RequestCounts.enough
  }
}
