import Raster
import RenderTree

/// Where an edge counts as lying on a pixel boundary: rounding in transforms and scales stays far below, and coverage of it
/// cannot be seen.
private let slack = 1.0 / 512

extension Double {
  /// Onto the pixel boundary that it is meant to be on.
  var snapped: Double {
    let whole = rounded()
    return abs(self - whole) < slack ? whole : self
  }
}

extension RasterRect {
  var snapped: RasterRect {
    RasterRect(minX: minX.snapped, minY: minY.snapped, maxX: maxX.snapped, maxY: maxY.snapped)
  }

  /// Every pixel that is touched.
  var touchedPixels: PixelRect { isFinite ? PixelRect(enclosing: snapped) : .empty }

  /// The pixels that are covered wholly.
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

  /// The rectangle as pixels, where all edges lie on boundaries.
  var asPixels: PixelRect? {
    let whole = wholePixels
    return whole.isEmpty || whole != touchedPixels ? nil : whole
  }

  /// The pixels whose centres are covered.
  var centerPixels: PixelRect {
    let r = snapped
    guard isFinite, !isEmpty else { return .empty }
    let held = r.intersection(RasterRect(minX: -1e9, minY: -1e9, maxX: 1e9, maxY: 1e9))
    guard !held.isEmpty else { return .empty }
    return PixelRect(
      minX: Int((held.minX - 0.5).rounded(.up)), minY: Int((held.minY - 0.5).rounded(.up)),
      maxX: Int((held.maxX - 0.5).rounded(.up)), maxY: Int((held.maxY - 0.5).rounded(.up)))
  }

  /// What a tree's cached bounds may touch: a little more than `touchedPixels` of the parts, whatever the rounding.
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
  /// Rectangles stay rectangles: no turn but by quarters.
  var keepsRectangles: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }
}
