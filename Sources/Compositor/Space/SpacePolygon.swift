import CoreGraphics
import Raster
import RenderTree

/// A flat piece of a layer in space: x and y as seen by the viewer, z increasing towards the viewer.
struct SpacePolygon {
  typealias Point = SIMD3<Double>

  var points: [Point]
  /// The index of the layer in paint order.
  let index: Int
  let normal: Point
  let offset: Double
  /// The lines along which it was cut, in the viewing plane.
  var cuts: [DividingLine] = []

  /// Returns nil if nothing of the rectangle is visible: it lies behind the eye or is seen edge-on.
  init?(_ rect: RasterRect, _ t: CATransform3D, index: Int) {
    self.index = index
    points = SpacePolygon.corners(of: rect, t)
    guard points.count > 2, points.allSatisfy({ $0.x.isFinite && $0.y.isFinite && $0.z.isFinite }) else { return nil }
    var sum = Point.zero
    for i in points.indices {
      let (p, q) = (points[i], points[(i + 1) % points.count])
      sum += Point((p.y - q.y) * (p.z + q.z), (p.z - q.z) * (p.x + q.x), (p.x - q.x) * (p.y + q.y))
    }
    let length = (sum * sum).sum().squareRoot()
    guard length > 1e-9, abs(sum.z) > 1e-6 * length else { return nil }
    let unit = sum / (sum.z < 0 ? -length : length)
    normal = unit
    offset = points.reduce(0) { $0 + (unit * $1).sum() } / Double(points.count)
  }

  /// Returns the corners of a rectangle of the layer's plane, cut off in front of the eye.
  private static func corners(of rect: RasterRect, _ t: CATransform3D) -> [Point] {
    guard !rect.isEmpty, rect.isFinite else { return [] }
    func transformed(_ x: Double, _ y: Double) -> SIMD4<Double> {
      SIMD4(
        x * Double(t.m11) + y * Double(t.m21) + Double(t.m41), x * Double(t.m12) + y * Double(t.m22) + Double(t.m42),
        x * Double(t.m13) + y * Double(t.m23) + Double(t.m43), x * Double(t.m14) + y * Double(t.m24) + Double(t.m44))
    }
    let plane = [
      transformed(rect.minX, rect.minY), transformed(rect.maxX, rect.minY), transformed(rect.maxX, rect.maxY),
      transformed(rect.minX, rect.maxY),
    ]
    var out: [Point] = []
    for (i, p) in plane.enumerated() {
      let q = plane[(i + 1) % 4]
      let (wp, wq) = (p.w - Homography.near, q.w - Homography.near)
      if wp >= 0 { out.append(Point(p.x, p.y, p.z) / p.w) }
      if (wp >= 0) != (wq >= 0) {
        let m = p + (q - p) * (wp / (wp - wq))
        out.append(Point(m.x, m.y, m.z) / m.w)
      }
    }
    return out
  }

  /// Returns the distance of a point in front of the plane, towards the viewer.
  func distance(to point: Point) -> Double { (normal * point).sum() - offset }

  /// The average depth of the corners.
  var depth: Double { points.reduce(0) { $0 + $1.z } / Double(points.count) }

  /// Returns the parts in front of and behind another polygon's plane.
  func split(by other: SpacePolygon) -> (front: SpacePolygon, behind: SpacePolygon) {
    // On this plane, the depth at (x, y) is linear in x and y, and so is the distance to the other plane.
    let (kx, ky, k) = (-normal.x / normal.z, -normal.y / normal.z, offset / normal.z)
    let a = other.normal.x + other.normal.z * kx, b = other.normal.y + other.normal.z * ky
    let c = other.normal.z * k - other.offset
    var (front, behind) = (self, self)
    front.cuts.append(DividingLine(a: a, b: b, c: c, isPositive: true))
    behind.cuts.append(DividingLine(a: a, b: b, c: c, isPositive: false))
    front.points = []
    behind.points = []
    for (i, p) in points.enumerated() {
      let q = points[(i + 1) % points.count]
      let (dp, dq) = (other.distance(to: p), other.distance(to: q))
      if dp >= 0 { front.points.append(p) } else { behind.points.append(p) }
      if (dp >= 0) != (dq >= 0) {
        let m = p + (q - p) * (dp / (dp - dq))
        front.points.append(m)
        behind.points.append(m)
      }
    }
    return (front, behind)
  }
}
