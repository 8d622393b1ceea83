extension CoverageMask {
  /// The alpha of a picture as coverage; `nil` when memory is short.
  package convenience init?(alphaOf image: PixelBuffer) {
    self.init(bounds: image.bounds)
    let width = image.width
    for y in image.bounds.minY..<image.bounds.maxY {
      let from = image.row(y), to = row(y)
      for x in 0..<width { to[x] = UInt8(truncatingIfNeeded: from[x] >> 24) }
    }
  }
}
