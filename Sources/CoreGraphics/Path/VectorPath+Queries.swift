internal import Raster

extension VectorPath {
  var isFinite: Bool {
    points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
  }

  mutating func append(_ other: VectorPath, transform: CGAffineTransform) {
    let other = transform.isIdentity ? other : other.transformed(by: transform.affine)
    var index = 0
    for verb in other.verbs {
      let p = other.points
      switch verb {
      case .move: move(to: p[index])
      case .line: line(to: p[index])
      case .quad: quad(to: p[index + 1], control: p[index])
      case .cubic: cubic(to: p[index + 2], control1: p[index], control2: p[index + 1])
      case .close: close()
      }
      index += verb.elementType.points
    }
  }

  /// The bounds of all points; the null rectangle for an empty path.
  var controlBox: CGRect {
    guard let first = points.first else { return .null }
    var (low, high) = (first, first)
    for point in points {
      low = pointwiseMin(low, point)
      high = pointwiseMax(high, point)
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// The bounds of the curves; the null rectangle for an empty path.
  var curveBox: CGRect {
    guard let first = points.first else { return .null }
    var (low, high) = (first, first)
    func include(_ point: RasterPoint) {
      low = pointwiseMin(low, point)
      high = pointwiseMax(high, point)
    }
    var index = 0
    var current = first
    for verb in verbs {
      let count = verb.elementType.points
      guard count > 0 else { continue }
      let end = points[index + count - 1]
      include(end)
      if verb == .quad {
        let control = points[index]
        for axis in 0..<2 {
          let t = (current[axis] - control[axis]) / (current[axis] - 2 * control[axis] + end[axis])
          if t > 0, t < 1 {
            let u = 1 - t
            include(current * (u * u) + control * (2 * u * t) + end * (t * t))
          }
        }
      } else if verb == .cubic {
        let (c1, c2) = (points[index], points[index + 1])
        for axis in 0..<2 {
          for t in extremes(current[axis], c1[axis], c2[axis], end[axis]) {
            let u = 1 - t
            include(current * (u * u * u) + c1 * (3 * u * u * t) + c2 * (3 * u * t * t) + end * (t * t * t))
          }
        }
      }
      current = end
      index += count
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Returns the parameters in 0...1 at which the derivative of a cubic is zero.
  private func extremes(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> [Double] {
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    let roots: [Double]
    if abs(a) < 1e-12 {
      roots = b == 0 ? [] : [-c / b]
    } else {
      let discriminant = b * b - 4 * a * c
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }

  /// The rectangle along the axes that the path describes, with four corners, closed or with the first one repeated; nil if it is not one.
  var asRect: CGRect? {
    guard verbs.count >= 4, verbs.count <= 6, verbs.first == .move, points.count >= 4, points.count <= 5 else { return nil }
    for verb in verbs.dropFirst().prefix(points.count - 1) where verb != .line { return nil }
    if verbs.count > points.count, verbs.last != .close || verbs.count != points.count + 1 { return nil }
    if points.count == 5, points[4] != points[0] { return nil }
    let p = points
    let startsAlongX = p[0].y == p[1].y && p[1].x == p[2].x && p[2].y == p[3].y && p[3].x == p[0].x
    let startsAlongY = p[0].x == p[1].x && p[1].y == p[2].y && p[2].x == p[3].x && p[3].y == p[0].y
    guard startsAlongX || startsAlongY, isFinite else { return nil }
    return controlBox
  }
}
