/// A rectangle with real coordinates, whose edges need not lie on pixel boundaries.
@usableFromInline package struct RasterRect: Equatable, Sendable {
  @usableFromInline package var minX, minY, maxX, maxY: Double

  @inlinable package init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
  }

  @inlinable package init(_ rect: PixelRect) {
    self.init(minX: Double(rect.minX), minY: Double(rect.minY), maxX: Double(rect.maxX), maxY: Double(rect.maxY))
  }

  /// The rectangle that contains nothing, to which points are added with `include(_:)`.
  @inlinable package static var null: RasterRect {
    RasterRect(minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)
  }

  @inlinable package var width: Double { maxX - minX }
  @inlinable package var height: Double { maxY - minY }

  /// Whether the rectangle contains nothing. Also true if an edge is NaN. The bounds of a line, with a width of 0, are not empty.
  @inlinable package var isEmpty: Bool { !(minX <= maxX && minY <= maxY) }

  @inlinable
  @inline(__always)
  package mutating func include(_ point: RasterPoint) {
    minX = min(minX, point.x)
    minY = min(minY, point.y)
    maxX = max(maxX, point.x)
    maxY = max(maxY, point.y)
  }
}
