internal import Raster

/// A rectangle of user space in device space: whole pixels if it lies on pixel boundaries, otherwise a path.
enum DeviceShape {
  case pixels(PixelRect)
  case path(VectorPath)

  /// Returns nil if there is nothing to draw: the rectangle is empty, null or NaN, or the transform is singular. Rectangles are cut off
  /// slightly beyond `limit`, so infinite ones are safe.
  init?(_ rect: CGRect, transform: CGAffineTransform, limit: PixelRect) {
    guard !rect.isNull, transform.isFinite, !limit.isEmpty else { return nil }
    if rect.isInfinite {
      self = .pixels(limit)
      return
    }
    let rect = rect.standardized
    guard rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite, rect.maxY.isFinite, rect.width > 0, rect.height > 0
    else { return nil }
    guard transform.isRectilinear else {
      var path = VectorPath()
      path.addRect(rect, transform: transform)
      self = .path(path)
      return
    }
    let r = rect.applying(transform)
    // Cut well outside of the limit, where the edge is not visible.
    func cut(_ value: CGFloat, _ low: Int, _ high: Int) -> Double {
      DeviceShape.snapped(Double(min(max(value, CGFloat(low - 2)), CGFloat(high + 2))))
    }
    guard !r.minX.isNaN, !r.minY.isNaN else { return nil }
    let box = RasterRect(
      minX: cut(r.minX, limit.minX, limit.maxX), minY: cut(r.minY, limit.minY, limit.maxY),
      maxX: cut(r.maxX, limit.minX, limit.maxX), maxY: cut(r.maxY, limit.minY, limit.maxY))
    guard box.width > 0, box.height > 0 else { return nil }
    let pixels = PixelRect(enclosing: box)
    self = RasterRect(pixels) == box ? .pixels(pixels) : .path(VectorPath(rect: box))
  }

  /// Rounds a coordinate that is within a ten-thousandth of a pixel boundary, since points times scale are rarely exact.
  static func snapped(_ value: Double) -> Double {
    let whole = value.rounded()
    return abs(value - whole) < 1e-4 ? whole : value
  }
}
