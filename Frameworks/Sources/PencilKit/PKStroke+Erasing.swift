import UIKit

extension PKStroke {
  /// Whether the ink is within `radius` of the line from `a` to `b`, all in the coordinates of the drawing.
  func isHit(from a: CGPoint, to b: CGPoint, radius: CGFloat) -> Bool {
    let reach = CGRect(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y)).insetBy(dx: -radius, dy: -radius)
    guard renderBounds.intersects(reach) else { return false }
    return samples().contains { isHit($0, a, b, radius) }
  }
  private func isHit(_ sample: PKStrokePoint, _ a: CGPoint, _ b: CGPoint, _ radius: CGFloat) -> Bool {
    if let mask, !mask.contains(sample.location) { return false }
    let point = sample.location.applying(transform)
    let (dx, dy) = (b.x - a.x, b.y - a.y), length = dx * dx + dy * dy
    let t = length == 0 ? 0 : max(0, min(1, ((point.x - a.x) * dx + (point.y - a.y) * dy) / length))
    return hypot(point.x - a.x - t * dx, point.y - a.y - t * dy) <= radius + sample.size.width / 2
  }

  /// Returns the parts of the stroke that are left when the line from `a` to `b` is erased.
  func parts(erasingFrom a: CGPoint, to b: CGPoint, radius: CGFloat) -> [PKStroke] {
    guard isHit(from: a, to: b, radius: radius) else { return [self] }
    let points = path.count > 1 ? Array(path.interpolatedPoints(by: .distance(max(1, radius / 2)))) : Array(path)
    return points.split { isHit($0, a, b, radius) }.map { part in
      var rest = self
      rest.path = PKStrokePath(controlPoints: part, creationDate: path.creationDate)
      return rest
    }
  }
}
