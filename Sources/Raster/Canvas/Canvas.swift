/// Draws into a pixel buffer through a clip, in the coordinates of the buffer's bounds. A cheap value.
///
/// How to draw is decided once a draw, then rows go to kernels. What a pixel becomes depends on its absolute coordinates
/// and the draw alone, never on the clip: many tiles may be drawn in parallel, or a damaged part again.
package struct Canvas: Sendable {
  package let target: PixelBuffer
  package var clip: Clip
  package var blend: Blend = .sourceOver

  package init(_ target: PixelBuffer, clip: Clip? = nil) {
    self.target = target
    self.clip = clip?.intersected(with: target.bounds) ?? Clip(target.bounds)
  }

  /// Every pixel of the rectangle.
  package func fill(_ rect: PixelRect, _ color: Pixel) {
    let area = rect.intersection(clip.bounds)
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX {
        target[x, y] = Pixel(bits: blend == .sourceOver ? Reference.over(color.bits, target[x, y].bits) : blend == .clear ? 0 : color.bits)
      }
    }
  }

  /// A rectangle of whole pixels in any paint.
  package func fill(_ rect: PixelRect, paint: Paint, opacity: UInt8 = 255) {
  }

  /// The inside of a device-space path.
  package func fill(
    _ path: VectorPath, rule: FillRule = .nonZero, paint: Paint, antialias: Bool = true, opacity: UInt8 = 255
  ) {
  }

  /// Paint through a mask that is moved by whole pixels: a glyph, a shadow.
  package func fill(_ mask: CoverageMask, dx: Int = 0, dy: Int = 0, paint: Paint, opacity: UInt8 = 255) {
  }

  /// A picture's `source` (all of it by default), moved by whole pixels from the coordinates of its bounds.
  package func draw(_ image: PixelBuffer, dx: Int, dy: Int, source: PixelRect? = nil, opacity: UInt8 = 255) {
  }

  /// The part `source` of a picture through any map from the picture's coordinates to device space. Nothing outside
  /// `source` is read; edges that do not fall on pixels are anti-aliased.
  package func draw(
    _ image: PixelBuffer, source: PixelRect? = nil, transform: Affine, filter: ImageFilter = .linear, opacity: UInt8 = 255
  ) {
  }

  /// The part `source` of a picture in nine pieces: `center` (in the picture's coordinates) is stretched or tiled both
  /// ways, what lies beside it one way, corners keep their size.
  ///
  /// - Parameters:
  ///   - destination: where `source` goes, in the space that `transform` maps to device pixels.
  ///   - capScale: units of that space per source pixel, for the caps; made smaller where they would not fit.
  package func drawNinePatch(
    _ image: PixelBuffer, source: PixelRect? = nil, center: PixelRect, destination: RasterRect, transform: Affine = .identity,
    capScale: Double = 1, filter: ImageFilter = .linear, tiled: Bool = false, opacity: UInt8 = 255
  ) {
  }
}
