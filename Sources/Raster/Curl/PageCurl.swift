import Foundation

/// A page that is rolled off its place over a cylinder, seen from above, in device pixels.
///
/// The part of the page behind the axis of the cylinder is lifted: it goes half around the cylinder, and then lies above the rest of the page
/// with its back up. A pixel depends on its position and on the page only. The strength of shades and shadows is our own choice.
package struct PageCurl: Sendable {
  /// The frame of the page.
  package let page: RasterRect
  /// The direction in which the page is turned, of length 1.
  package let direction: RasterPoint
  /// The radius of the cylinder.
  package let radius: Double
  /// The position of the axis along the direction.
  package let axis: Double
  /// The length of the lifted part.
  private let reach: Double

  /// Creates a curl.
  ///
  /// - Parameters:
  ///   - direction: the direction in which the page is turned; any length but 0.
  ///   - progress: 0 for a flat page, 1 for a page that has left its place.
  package init(page: RasterRect, direction: RasterPoint, radius: Double, progress: Double) {
    self.page = page
    let length = (direction.x * direction.x + direction.y * direction.y).squareRoot()
    let unit = length > 0 ? RasterPoint(direction.x / length, direction.y / length) : RasterPoint(-1, 0)
    self.direction = unit
    self.radius = max(radius, 1)
    // The page's extent along the direction. At the end its shadow has left the place as well.
    let (x0, x1) = unit.x < 0 ? (page.maxX, page.minX) : (page.minX, page.maxX)
    let (y0, y1) = unit.y < 0 ? (page.maxY, page.minY) : (page.minY, page.maxY)
    let (start, end) = (unit.x * x0 + unit.y * y0, unit.x * x1 + unit.y * y1 + self.radius * (1 + PageCurl.shadowLength))
    reach = (end - start) * min(max(progress, 0), 1)
    axis = start + reach
  }

  /// The width of the shadows that the lifted part casts.
  private var shadowWidth: Double { radius * PageCurl.shadowLength }
  private static let shadowLength = 0.75
  /// The opacity of a shadow where it begins.
  private static let shadowOpacity: Float = 0.35
  /// The share of the front's colour that shows through the back, which is white.
  private static let translucency: Float = 0.25
  /// The brightness of a part of the page that stands upright.
  private static let ambientLight: Float = 0.6

  /// Draws the page and its shadows. Pixels without page or shadow are transparent.
  ///
  /// - Parameters:
  ///   - rect: the pixels to draw.
  ///   - front: the picture of the flat page.
  package func drawn(_ rect: PixelRect, front: PixelBuffer) -> PixelBuffer? {
    guard !rect.isEmpty, !front.bounds.isEmpty, let out = PixelBuffer(bounds: rect) else { return nil }
    // From here on, the page is flat and in no shadow.
    let flat = axis + max(reach - .pi * radius, 0) + shadowWidth
    for y in rect.minY..<rect.maxY {
      let row = out.row(y), py = Double(y) + 0.5
      for x in rect.minX..<rect.maxX {
        let px = Double(x) + 0.5
        let along = direction.x * px + direction.y * py
        row[x - rect.minX] = along > flat ? front[x, y].bits : color(px, py, along - axis, front).packed
      }
    }
    return out
  }

  /// Returns the premultiplied colour at a point.
  ///
  /// - Parameter ahead: the position of the point along the direction, from the axis.
  private func color(_ x: Double, _ y: Double, _ ahead: Double, _ front: PixelBuffer) -> SIMD4<Float> {
    /// Returns the point of the flat page whose distance behind the axis is `length`.
    func source(_ length: Double) -> RasterPoint {
      RasterPoint(x - direction.x * (ahead + length), y - direction.y * (ahead + length))
    }
    if ahead <= -radius {
      // Behind the cylinder, only the shadow of its outermost part.
      let (away, aside) = (-ahead - radius, max(outside(source(radius * .pi / 2)), 0))
      return SIMD4(0, 0, 0, 255 * shadow((away * away + aside * aside).squareRoot()))
    }
    // The page crosses the line of sight twice: below with its front up, above with its back up.
    let angle = ahead < 0 ? asin(-ahead / radius) : 0
    let light = PageCurl.ambientLight + (1 - PageCurl.ambientLight) * Float(cos(angle))
    var color: SIMD4<Float>
    if ahead < 0 {
      let below = source(radius * angle)
      color = PageCurl.lit(front.color(below.x, below.y), light) * coverage(outside(below))
    } else {
      color = front.color(x, y) * coverage(outside(RasterPoint(x, y)))
    }
    let above = source(radius * (.pi - angle) + max(ahead, 0))
    let distance = outside(above)
    // Between the two lies shadow, on the front and on what is below the page.
    let dark = SIMD4(0, 0, 0, 255 * shadow(distance))
    color = dark + color * (1 - dark.w / 255)
    let back = coverage(distance)
    guard back > 0 else { return color }
    let seen = front.color(above.x, above.y)
    let paper = seen * PageCurl.translucency + SIMD4(repeating: seen.w) * (1 - PageCurl.translucency)
    let top = PageCurl.lit(paper, light) * back
    return top + color * (1 - top.w / 255)
  }

  /// Returns the distance of a point from the page, negative inside.
  private func outside(_ p: RasterPoint) -> Double {
    let (dx, dy) = (max(page.minX - p.x, p.x - page.maxX), max(page.minY - p.y, p.y - page.maxY))
    return dx > 0 && dy > 0 ? (dx * dx + dy * dy).squareRoot() : max(dx, dy)
  }

  private func coverage(_ distance: Double) -> Float { Float(min(max(0.5 - distance, 0), 1)) }

  private func shadow(_ distance: Double) -> Float {
    let fade = Float(min(max(1 - distance / shadowWidth, 0), 1))
    return PageCurl.shadowOpacity * fade * fade
  }

  private static func lit(_ color: SIMD4<Float>, _ light: Float) -> SIMD4<Float> { color * SIMD4(light, light, light, 1) }
}
