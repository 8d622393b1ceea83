import CoreGraphics
import Raster

extension RasterRect {
  package init(_ rect: CGRect) {
    self.init(minX: Double(rect.minX), minY: Double(rect.minY), maxX: Double(rect.maxX), maxY: Double(rect.maxY))
  }

  @inlinable package var isFinite: Bool { minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite }

  /// Returns the smallest rectangle that contains both. An empty rectangle adds nothing.
  @inlinable package func union(_ o: RasterRect) -> RasterRect {
    if isEmpty { return o }
    if o.isEmpty { return self }
    return RasterRect(minX: min(minX, o.minX), minY: min(minY, o.minY), maxX: max(maxX, o.maxX), maxY: max(maxY, o.maxY))
  }

  /// Returns the common part; `.null` if there is none.
  @inlinable package func intersection(_ o: RasterRect) -> RasterRect {
    let both = RasterRect(
      minX: max(minX, o.minX), minY: max(minY, o.minY), maxX: min(maxX, o.maxX), maxY: min(maxY, o.maxY))
    return both.isEmpty ? .null : both
  }

  /// Whether the two rectangles share an area, not only an edge.
  @inlinable package func overlaps(_ o: RasterRect) -> Bool {
    max(minX, o.minX) < min(maxX, o.maxX) && max(minY, o.minY) < min(maxY, o.maxY)
  }

  @inlinable package func contains(_ o: RasterRect) -> Bool {
    o.isEmpty || (minX <= o.minX && minY <= o.minY && maxX >= o.maxX && maxY >= o.maxY)
  }

  @inlinable package func outset(by d: Double) -> RasterRect {
    isEmpty ? .null : RasterRect(minX: minX - d, minY: minY - d, maxX: maxX + d, maxY: maxY + d)
  }

  @inlinable package func offset(dx: Double, dy: Double) -> RasterRect {
    isEmpty ? .null : RasterRect(minX: minX + dx, minY: minY + dy, maxX: maxX + dx, maxY: maxY + dy)
  }
}
