/// What a graphics context paints on: the pixels of a `Canvas`, or the page of a document. Coordinates are device pixels.
package protocol DrawingTarget {
  /// Whole pixels.
  func fill(_ rect: PixelRect, _ color: Pixel)
  func fill(_ rect: PixelRect, paint: Paint, opacity: UInt8)
  func fill(_ path: VectorPath, rule: FillRule, paint: Paint, antialias: Bool, opacity: UInt8)
  /// Paint through a mask that is moved by whole pixels.
  func fill(_ mask: CoverageMask, dx: Int, dy: Int, paint: Paint, opacity: UInt8)
  /// A line along a path.
  func stroke(_ line: StrokedLine, paint: Paint, antialias: Bool, opacity: UInt8)
  func draw(_ image: PixelBuffer, dx: Int, dy: Int, source: PixelRect?, opacity: UInt8)
  func draw(_ image: PixelBuffer, source: PixelRect?, transform: Affine, filter: ImageFilter, opacity: UInt8)
  func drawNinePatch(
    _ image: PixelBuffer, source: PixelRect?, center: PixelRect, destination: RasterRect, transform: Affine, capScale: Double,
    filter: ImageFilter, tiled: Bool, opacity: UInt8)
}

/// A path, the pen that follows it, and what the pen covers.
package struct StrokedLine {
  /// In the pen's space.
  package var path: VectorPath
  package var style: StrokeStyle
  /// From the pen's space to device pixels.
  package var transform: Affine
  /// What it covers, in device pixels; to be filled non-zero.
  package var outline: VectorPath

  package init(path: VectorPath, style: StrokeStyle, transform: Affine, outline: VectorPath) {
    self.path = path
    self.style = style
    self.transform = transform
    self.outline = outline
  }
}

extension Canvas: DrawingTarget {
  package func stroke(_ line: StrokedLine, paint: Paint, antialias: Bool, opacity: UInt8) {
    fill(line.outline, rule: .nonZero, paint: paint, antialias: antialias, opacity: opacity)
  }
}
