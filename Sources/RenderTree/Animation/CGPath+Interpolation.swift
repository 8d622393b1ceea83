import CoreGraphics
import Raster

extension CGPath {
  /// Returns the path interpolated point by point; nil if the two paths do not have the same sequence of elements.
  func interpolated(to end: CGPath, progress p: CGFloat) -> CGPath? {
    let t = Double(p)
    return combined(with: end) { $0 + ($1 - $0) * t }
  }

  /// Combines each point with the corresponding point of `other`; nil if the two paths do not have the same sequence of elements.
  func combined(with other: CGPath, _ join: (RasterPoint, RasterPoint) -> RasterPoint) -> CGPath? {
    let (a, b) = (vector, other.vector)
    guard a.verbs == b.verbs, a.points.count == b.points.count else { return nil }
    func at(_ i: Int) -> RasterPoint { join(a.points[i], b.points[i]) }
    var mixed = VectorPath()
    mixed.reserve(verbs: a.verbs.count, points: a.points.count)
    var i = 0
    for verb in a.verbs {
      switch verb {
      case .move:
        mixed.move(to: at(i))
        i += 1
      case .line:
        mixed.line(to: at(i))
        i += 1
      case .quad:
        mixed.quad(to: at(i + 1), control: at(i))
        i += 2
      case .cubic:
        mixed.cubic(to: at(i + 2), control1: at(i), control2: at(i + 1))
        i += 3
      case .close: mixed.close()
      }
    }
    return CGPath(vector: mixed)
  }
}
