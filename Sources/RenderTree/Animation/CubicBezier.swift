import Foundation

/// A cubic Bézier curve from (0, 0) to (1, 1), with y as a function of x. x is solved to an accuracy of 1e-9.
package struct CubicBezier: Sendable {
  private let ax, bx, cx, ay, by, cy: Double

  /// Creates a curve with the control points (x1, y1) and (x2, y2). `x1` and `x2` are clamped to 0...1, in which range x never decreases.
  package init(x1: Double, y1: Double, x2: Double, y2: Double) {
    let x1 = min(max(x1, 0), 1)
    let x2 = min(max(x2, 0), 1)
    cx = 3 * x1
    bx = 3 * (x2 - x1) - cx
    ax = 1 - cx - bx
    cy = 3 * y1
    by = 3 * (y2 - y1) - cy
    ay = 1 - cy - by
  }

  package func value(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    let s = parameter(at: x)
    return ((ay * s + by) * s + cy) * s
  }

  /// Finds the parameter by Newton's method within a bracket that bisection shrinks, so flat starts and ends cannot make it diverge.
  private func parameter(at x: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var s = x
    for _ in 0..<64 {
      let error = ((ax * s + bx) * s + cx) * s - x
      if abs(error) < 1e-9 { return s }
      if error > 0 { high = s } else { low = s }
      let slope = (3 * ax * s + 2 * bx) * s + cx
      let next = s - error / slope
      s = slope > 1e-6 && next > low && next < high ? next : (low + high) / 2
      if high - low < 1e-12 { return s }
    }
    return s
  }
}
