import Raster
import RenderTree

/// The distance in pixels within which an edge counts as lying on a pixel boundary. Rounding errors in transforms and scales are far
/// smaller, and a coverage this small is not visible.
private let slack = 1.0 / 512

extension Double {
  /// The number moved to the pixel boundary it is within `slack` of.
  var snapped: Double {
    let whole = rounded()
    return abs(self - whole) < slack ? whole : self
  }
}

extension RasterRect {
  var snapped: RasterRect {
    RasterRect(minX: minX.snapped, minY: minY.snapped, maxX: maxX.snapped, maxY: maxY.snapped)
  }

  /// All pixels that the rectangle touches.
  var touchedPixels: PixelRect { isFinite ? PixelRect(enclosing: snapped) : .empty }

  /// The pixels that the rectangle covers completely.
  var wholePixels: PixelRect {
    let r = snapped
    guard isFinite, !isEmpty else { return .empty }
    let limit = RasterRect(minX: -1e9, minY: -1e9, maxX: 1e9, maxY: 1e9)
    let held = r.intersection(limit)
    guard !held.isEmpty else { return .empty }
    return PixelRect(
      minX: Int(held.minX.rounded(.up)), minY: Int(held.minY.rounded(.up)), maxX: Int(held.maxX.rounded(.down)),
      maxY: Int(held.maxY.rounded(.down)))
  }

  /// The rectangle in pixels; nil unless all of its edges lie on pixel boundaries.
  var asPixels: PixelRect? {
    let whole = wholePixels
    return whole.isEmpty || whole != touchedPixels ? nil : whole
  }

  /// The pixels whose centres the rectangle covers.
  var centerPixels: PixelRect {
    let r = snapped
    guard isFinite, !isEmpty else { return .empty }
    let held = r.intersection(RasterRect(minX: -1e9, minY: -1e9, maxX: 1e9, maxY: 1e9))
    guard !held.isEmpty else { return .empty }
    return PixelRect(
      minX: Int((held.minX - 0.5).rounded(.up)), minY: Int((held.minY - 0.5).rounded(.up)),
      maxX: Int((held.maxX - 0.5).rounded(.up)), maxY: Int((held.maxY - 0.5).rounded(.up)))
  }

  /// The pixels that a tree's cached bounds may touch: slightly more than the `touchedPixels` of the parts, to allow for rounding.
  var reachedPixels: PixelRect {
    guard !isEmpty else { return .empty }
    let held = intersection(RasterRect(minX: -1e9, minY: -1e9, maxX: 1e9, maxY: 1e9))
    guard !held.isEmpty else { return .empty }
    let e = slack / 2
    return PixelRect(
      minX: Int((held.minX + e).rounded(.down)), minY: Int((held.minY + e).rounded(.down)),
      maxX: Int((held.maxX - e).rounded(.up)), maxY: Int((held.maxY - e).rounded(.up)))
  }
}

extension Affine {
  /// Whether the transform maps rectangles to rectangles: it rotates only by multiples of 90 degrees.
  var keepsRectangles: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }
}
