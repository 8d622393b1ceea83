/// One axis of a nine-part picture: which source pixel a device pixel's centre falls on.
struct NinePatchAxis {
  private let size, first, last: Int
  private let start, end, head, tail, perHead, perTail, perMiddle: Double
  private let tiled: Bool

  /// - Parameters:
  ///   - size: the source's pixels; `center`: those that stretch.
  ///   - start, end: where the source goes, in device pixels.
  ///   - scale: device pixels per source pixel of the caps.
  init(size: Int, center: Range<Int>, start: Double, end: Double, scale: Double, tiled: Bool) {
    self.size = size
    first = center.lowerBound
    last = center.upperBound
    self.start = start
    self.end = end
    self.tiled = tiled
    let capHead = Double(first), capTail = Double(size - last), length = end - start
    let fit = (capHead + capTail) * scale > length ? length / (capHead + capTail) : scale
    head = start + capHead * fit
    tail = end - capTail * fit
    perHead = fit > 0 ? 1 / fit : 0
    perTail = perHead
    perMiddle = tiled ? 1 / scale : tail > head ? Double(last - first) / (tail - head) : 0
  }

  /// Samples do not reach over the border between two pieces: the middle keeps its own colours, as do the caps.
  func fill(_ table: AxisTable, _ pixels: Range<Int>, _ filter: ImageFilter) {
    for pixel in pixels {
      let x = Double(pixel) + 0.5
      var position: Double, low: Int, high: Int
      if x < head {
        position = (x - start) * perHead
        (low, high) = (0, first)
      } else if x >= tail {
        position = Double(last) + (x - tail) * perTail
        (low, high) = (last, size)
      } else {
        position = (x - head) * perMiddle
        if tiled { position.formTruncatingRemainder(dividingBy: Double(last - first)) }
        position += Double(first)
        (low, high) = (first, last)
      }
      if low == high { (low, high) = low == 0 ? (0, 1) : (size - 1, size) }
      let at = filter == .linear ? position - 0.5 : position
      // 256ths to the nearest, so that an unscaled cap is copied exactly.
      let fixed = at.isNaN ? 0 : Int((min(max(at, -1), Double(size) + 1) * 256).rounded())
      var index = fixed >> 8, weight = filter == .linear ? fixed & 255 : 0
      if index < low { (index, weight) = (low, 0) }
      if index >= high - 1 { (index, weight) = (high - 1, 0) }
      table.index[pixel - pixels.lowerBound] = Int32(index)
      table.weight[pixel - pixels.lowerBound] = UInt32(weight)
    }
  }
}
