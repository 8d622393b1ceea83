/// The area in which drawing is visible.
package struct Clip: Sendable {
  /// The bounds. Nothing is drawn outside of them.
  package var bounds: PixelRect
  /// The coverage of each pixel of `bounds`; `nil` for full coverage. The mask covers at least `bounds`.
  package var mask: CoverageMask?

  package init(_ bounds: PixelRect) { self.bounds = bounds }

  package init(bounds: PixelRect, mask: CoverageMask?) {
    self.bounds = mask.map { bounds.intersection($0.bounds) } ?? bounds
    self.mask = mask
  }

  package func intersected(with rect: PixelRect) -> Clip {
    Clip(bounds: bounds.intersection(rect), mask: mask)
  }

  /// Returns the clip intersected with a path in device space. A rectangle of whole pixels needs no mask. The result is empty
  /// if there is not enough memory for a mask.
  package func intersected(with path: VectorPath, rule: FillRule = .nonZero, antialias: Bool = true) -> Clip {
    if let rect = path.asRect {
      let pixels = PixelRect(enclosing: rect)
      if rect == RasterRect(pixels) { return intersected(with: pixels) }
    }
    guard let shape = CoverageMask(path, rule: rule, antialias: antialias, limits: bounds) else { return Clip(.empty) }
    if let mask { shape.multiply(by: mask) }
    return Clip(bounds: shape.bounds, mask: shape)
  }

  /// Returns the clip intersected with a mask that is moved by whole pixels. The result is empty if there is not enough memory.
  package func intersected(with shape: CoverageMask, dx: Int, dy: Int) -> Clip {
    let area = bounds.intersection(shape.bounds.offsetBy(dx: dx, dy: dy))
    guard !area.isEmpty, let part = CoverageMask(bounds: area) else { return Clip(.empty) }
    let x = area.minX - dx - shape.bounds.minX
    for y in area.minY..<area.maxY { part.row(y).update(from: shape.row(y - dy) + x, count: area.width) }
    if let mask { part.multiply(by: mask) }
    return Clip(bounds: area, mask: part)
  }
}
