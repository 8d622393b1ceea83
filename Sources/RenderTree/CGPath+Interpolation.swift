import CoreGraphics
import Raster

extension CGPath {
  /// Point by point; nil when the two are not built of the same pieces.
  func interpolated(to end: CGPath, progress p: CGFloat) -> CGPath? {
    let (a, b) = (vector, end.vector)
    guard a.verbs == b.verbs, a.points.count == b.points.count else { return nil }
    let t = Double(p)
    func at(_ i: Int) -> RasterPoint { a.points[i] + (b.points[i] - a.points[i]) * t }
    var mixed = VectorPath()
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
