/// The premultiplied colours of a gradient at equal steps from 0 to 1. Computed once and read for each row.
///
/// Colours are interpolated linearly between stops, in a space, and premultiplied afterwards, as in Core Graphics. Two
/// stops at the same location make a hard edge.
package final class GradientRamp: Sendable {
  /// Entry `i` holds the colour at `(i + 0.5) / count`, where the count is a power of two. The table is padded by a vector's length.
  let table: [UInt32]
  private static let padding = 16
  /// The logarithm of the count to base 2.
  let bits: Int
  /// The colours before 0 and after 1.
  package let first, last: Pixel
  package let isOpaque: Bool
  /// The stops, sorted by their locations.
  package let stops: [GradientStop]

  /// Creates a ramp of stops in any order. Stops that are not finite are ignored; without any stops the ramp is clear.
  package init(stops: [GradientStop], space: GradientSpace = .sRGB) {
    var list = stops.filter { $0.location.isFinite }
    list = list.enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }.map(\.element)
    self.stops = list
    // Many or steep stops need finer steps for an error below 1/255.
    var bits = 10
    for (a, b) in zip(list, list.dropFirst()) where b.location > a.location && b.location - a.location < 1.0 / 4 {
      bits = b.location - a.location < 1.0 / 16 ? 14 : max(bits, 12)
    }
    self.bits = bits
    func pixel(_ s: GradientStop) -> Pixel { Pixel(red: s.red, green: s.green, blue: s.blue, alpha: s.alpha) }
    guard let head = list.first, let tail = list.last else {
      table = [UInt32](repeating: 0, count: 1 << bits + GradientRamp.padding)
      (first, last, isOpaque) = (.clear, .clear, false)
      return
    }
    first = pixel(head)
    last = pixel(tail)
    isOpaque = list.allSatisfy { $0.alpha >= 1 }
    let count = 1 << bits
    var next = 0
    let colors = (0..<count).map { i -> UInt32 in
      let t = (Double(i) + 0.5) / Double(count)
      while next < list.count, list[next].location <= t { next += 1 }
      guard next > 0 else { return pixel(head).bits }
      guard next < list.count else { return pixel(tail).bits }
      let a = list[next - 1], b = list[next]
      let f = (t - a.location) / (b.location - a.location)
      return pixel(space.mix(a, b, f)).bits
    }
    table = colors + [UInt32](repeating: colors[count - 1], count: GradientRamp.padding)
  }
}
