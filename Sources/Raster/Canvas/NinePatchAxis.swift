/// One axis of a nine-part picture: maps the centre of a device pixel to a source pixel.
struct NinePatchAxis {
  /// The values that the table of an axis depends on. Buttons of the same size on whole pixels share a table.
  struct Key: Equatable {
    var size, first, last: Int
    /// The positions in device pixels, relative to `base`.
    var start, end, scale: Double
    var tiled: Bool
    var filter: ImageFilter
    var pixels: Range<Int>
  }

  /// A whole pixel near the start, from which all positions are measured.
  private let base: Int
  private let size, first, last: Int
  private let start, end, scale, head, tail, perHead, perTail, perMiddle: Double
  private let tiled: Bool

  /// - Parameters:
  ///   - size: the number of source pixels.
  ///   - center: the source pixels that stretch.
  ///   - start: the start of the source in device pixels.
  ///   - end: the end of the source in device pixels.
  ///   - scale: the number of device pixels per source pixel of the caps.
  init(size: Int, center: Range<Int>, start: Double, end: Double, scale: Double, tiled: Bool) {
    self.size = size
    first = center.lowerBound
    last = center.upperBound
    base = abs(start) < 1e9 ? Int(start.rounded(.down)) : 0
    self.start = start - Double(base)
    self.end = end - Double(base)
    self.scale = scale
    self.tiled = tiled
    let capHead = Double(first), capTail = Double(size - last), length = self.end - self.start
    let fit = (capHead + capTail) * scale > length ? length / (capHead + capTail) : scale
    head = self.start + capHead * fit
    tail = self.end - capTail * fit
    perHead = fit > 0 ? 1 / fit : 0
    perTail = perHead
    perMiddle = tiled ? 1 / scale : tail > head ? Double(last - first) / (tail - head) : 0
  }

  /// Fills the table. Samples do not cross the border between two pieces, so the middle and the caps keep their own colours.
  func fill(_ table: AxisTable, _ device: Range<Int>, _ filter: ImageFilter) {
    let pixels = (device.lowerBound - base)..<(device.upperBound - base)
    let key = Key(
      size: size, first: first, last: last, start: start, end: end, scale: scale, tiled: tiled, filter: filter, pixels: pixels)
    if table.key == key { return }
    table.key = key
    let middle = Self.firstPixel(behind: head, in: pixels), behind = max(middle, Self.firstPixel(behind: tail, in: pixels))
    fill(table, pixels, pixels.lowerBound..<middle, filter, from: start, per: perHead, base: 0, 0, first)
    fill(table, pixels, middle..<behind, filter, from: head, per: perMiddle, base: Double(first), first, last, repeats: tiled)
    fill(table, pixels, behind..<pixels.upperBound, filter, from: tail, per: perTail, base: Double(last), last, size)
  }

  /// Returns the first pixel whose centre is not before `x`.
  private static func firstPixel(behind x: Double, in pixels: Range<Int>) -> Int {
    let edge = (x - 0.5).rounded(.up)
    if !(edge > Double(pixels.lowerBound)) { return pixels.lowerBound }
    return edge < Double(pixels.upperBound) ? Int(edge) : pixels.upperBound
  }

  private static let magic = 6_755_399_441_055_744.0

  /// Fills the table for one piece with the source pixels `low` to `high`, which begins at `origin`.
  private func fill(
    _ table: AxisTable, _ all: Range<Int>, _ pixels: Range<Int>, _ filter: ImageFilter, from origin: Double, per: Double,
    base: Double, _ low: Int, _ high: Int, repeats: Bool = false
  ) {
    if pixels.isEmpty { return }
    var (low, high) = (low, high)
    if low == high { (low, high) = low == 0 ? (0, 1) : (size - 1, size) }
    let minimum = Int32(low), maximum = Int32(high - 1), end = Double(size) + 1
    let index = table.index - all.lowerBound, weight = table.weight - all.lowerBound
    let half = filter == .linear ? 0.5 : 0, fraction = filter == .linear ? 32767 : 0
    for pixel in pixels {
      var position = (Double(pixel) + 0.5 - origin) * per
      if repeats { position.formTruncatingRemainder(dividingBy: Double(last - first)) }
      let at = position + base - half
      // Rounds to 32,768ths, so that an unscaled cap is copied exactly. The addition puts the integer
      // into the low bits of the sum. NaN becomes -1.
      let sum = min(end, max(-1, at)) * 32768 + Self.magic
      let fixed = Int(truncatingIfNeeded: sum.bitPattern &- Self.magic.bitPattern), whole = Int32(truncatingIfNeeded: fixed >> 15)
      index[pixel] = min(max(whole, minimum), maximum)
      weight[pixel] = whole < minimum || whole >= maximum ? 0 : UInt32(truncatingIfNeeded: fixed & fraction)
    }
  }
}
