extension CoverageMask {
  /// Creates a mask from the alpha of a picture. Returns `nil` if there is not enough memory.
  package convenience init?(alphaOf image: PixelBuffer) {
    self.init(bounds: image.bounds)
    let width = image.width
    for y in image.bounds.minY..<image.bounds.maxY {
      let from = image.row(y), to = row(y)
      for x in 0..<width { to[x] = UInt8(truncatingIfNeeded: from[x] >> 24) }
    }
  }
}
