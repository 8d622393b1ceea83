/// The target of a graphics context: the pixels of a `Canvas`, or the page of a document. Coordinates are device pixels.
package protocol DrawingTarget {
  /// Fills a rectangle of whole pixels.
  func fill(_ rect: PixelRect, _ color: Pixel)
  func fill(_ rect: PixelRect, paint: Paint, opacity: UInt8)
  func fill(_ path: VectorPath, rule: FillRule, paint: Paint, antialias: Bool, opacity: UInt8)
  /// Fills a mask that is moved by whole pixels.
  func fill(_ mask: CoverageMask, dx: Int, dy: Int, paint: Paint, opacity: UInt8)
  /// Draws a line along a path.
  func stroke(_ line: StrokedLine, paint: Paint, antialias: Bool, opacity: UInt8)
  func draw(_ image: PixelBuffer, dx: Int, dy: Int, source: PixelRect?, opacity: UInt8)
  func draw(_ image: PixelBuffer, source: PixelRect?, transform: Affine, filter: ImageFilter, opacity: UInt8)
  func drawNinePatch(
    _ image: PixelBuffer, source: PixelRect?, center: PixelRect, destination: RasterRect, transform: Affine, capScale: Double,
    filter: ImageFilter, tiled: Bool, opacity: UInt8)
}

/// A path with the style of its line, and the resulting outline.
package struct StrokedLine {
  /// The path, in the space of the line's style.
  package var path: VectorPath
  package var style: StrokeStyle
  /// The transform from that space to device pixels.
  package var transform: Affine
  /// The outline in device pixels, to be filled with the non-zero rule.
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
