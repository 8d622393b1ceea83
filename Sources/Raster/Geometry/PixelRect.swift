/// A half-open rectangle of whole pixels in device space: `minX..<maxX` by `minY..<maxY`.
///
/// Edges are limited to ±2^30, so arithmetic on them cannot overflow. All empty rectangles are equal to `.empty`.
@usableFromInline package struct PixelRect: Hashable, Sendable {
  @usableFromInline package let minX: Int
  @usableFromInline package let minY: Int
  @usableFromInline package let maxX: Int
  @usableFromInline package let maxY: Int

  @inlinable package static var empty: PixelRect { PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0) }
  @inlinable package static var limit: Int { 1 << 30 }

  @inlinable
  @inline(__always)
  package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    let x0 = max(-Self.limit, minX), x1 = min(Self.limit, maxX)
    let y0 = max(-Self.limit, minY), y1 = min(Self.limit, maxY)
    if x0 < x1, y0 < y1 {
      (self.minX, self.minY, self.maxX, self.maxY) = (x0, y0, x1, y1)
    } else {
      (self.minX, self.minY, self.maxX, self.maxY) = (0, 0, 0, 0)
    }
  }

  @inlinable package init(x: Int, y: Int, width: Int, height: Int) {
    let (x1, overX) = x.addingReportingOverflow(width), (y1, overY) = y.addingReportingOverflow(height)
    self.init(minX: x, minY: y, maxX: overX ? (width > 0 ? .max : .min) : x1, maxY: overY ? (height > 0 ? .max : .min) : y1)
  }

  /// Creates the smallest rectangle of whole pixels that contains `bounds`; `.empty` if a coordinate is NaN.
  package init(enclosing bounds: RasterRect) {
    guard !bounds.isEmpty else { self = .empty; return }
    self.init(
      minX: Self.whole(bounds.minX.rounded(.down)), minY: Self.whole(bounds.minY.rounded(.down)),
      maxX: Self.whole(bounds.maxX.rounded(.up)), maxY: Self.whole(bounds.maxY.rounded(.up)))
  }

  private static func whole(_ value: Double) -> Int {
    value.isNaN ? 0 : Int(min(max(value, -Double(limit)), Double(limit)))
  }

  @inlinable package var width: Int { maxX - minX }
  @inlinable package var height: Int { maxY - minY }
  @inlinable package var area: Int { width * height }
  @inlinable package var isEmpty: Bool { minX >= maxX }

  @inlinable
  @inline(__always)
  package func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
  }

  /// Returns the smallest rectangle that contains both. An empty rectangle adds nothing.
  @inlinable package func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  @inlinable
  @inline(__always)
  package func intersects(_ other: PixelRect) -> Bool {
    max(minX, other.minX) < min(maxX, other.maxX) && max(minY, other.minY) < min(maxY, other.maxY)
  }

  /// Whether all pixels of the other rectangle are in this one. True for an empty rectangle.
  @inlinable package func contains(_ other: PixelRect) -> Bool {
    other.isEmpty || (minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY)
  }

  @inlinable package func contains(x: Int, y: Int) -> Bool { x >= minX && x < maxX && y >= minY && y < maxY }

  @inlinable package func offsetBy(dx: Int, dy: Int) -> PixelRect {
    isEmpty ? .empty : PixelRect(minX: add(minX, dx), minY: add(minY, dy), maxX: add(maxX, dx), maxY: add(maxY, dy))
  }

  /// Returns the rectangle with each edge moved inward by a number of pixels, or outward if it is negative.
  @inlinable package func insetBy(dx: Int, dy: Int) -> PixelRect {
    guard !isEmpty, dx > -Self.limit, dy > -Self.limit, dx < Self.limit, dy < Self.limit else { return .empty }
    return PixelRect(minX: minX + dx, minY: minY + dy, maxX: maxX - dx, maxY: maxY - dy)
  }

  @inlinable func add(_ a: Int, _ b: Int) -> Int {
    let (sum, overflow) = a.addingReportingOverflow(b)
    return overflow ? (b > 0 ? .max : .min) : sum
  }
}
