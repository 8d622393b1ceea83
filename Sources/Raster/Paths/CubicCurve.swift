/// A cubic Bézier curve with a parameter from 0 to 1.
package struct CubicCurve: Equatable, Sendable {
  package var p0, p1, p2, p3: RasterPoint

  package init(_ p0: RasterPoint, _ p1: RasterPoint, _ p2: RasterPoint, _ p3: RasterPoint) {
    (self.p0, self.p1, self.p2, self.p3) = (p0, p1, p2, p3)
  }

  package init(line p: RasterPoint, _ q: RasterPoint) { self.init(p, p + (q - p) / 3, p + (q - p) * (2.0 / 3), q) }

  package init(quad p: RasterPoint, _ control: RasterPoint, _ q: RasterPoint) {
    self.init(p, p + (control - p) * (2.0 / 3), q + (control - q) * (2.0 / 3), q)
  }

  package func point(at t: Double) -> RasterPoint {
    let u = 1 - t
    let head = p0 * (u * u * u) + p1 * (3 * u * u * t)
    return head + p2 * (3 * u * t * t) + p3 * (t * t * t)
  }

  /// Returns the derivative of `point(at:)` with respect to `t`.
  package func velocity(at t: Double) -> RasterPoint {
    let u = 1 - t
    return (p1 - p0) * (3 * u * u) + (p2 - p1) * (6 * u * t) + (p3 - p2) * (3 * t * t)
  }

  /// Returns the direction of the curve at `t`, not normalized. Where the velocity is zero, the direction nearby is returned.
  package func direction(at t: Double) -> RasterPoint {
    for step in [0, 1e-4, -1e-4, 1e-2, -1e-2] {
      let v = velocity(at: min(max(t + step, 0), 1))
      if v.x * v.x + v.y * v.y > 1e-18 { return v }
    }
    return p3 - p0
  }

  private var isStraight: Bool {
    let d = p3 - p0
    return p1 == p0 + d / 3 && p2 == p0 + d * (2.0 / 3)
  }

  /// Returns the length from the parameter 0 to `t`, by Gauss-Legendre quadrature with eight points in each of eight parts.
  package func length(to t: Double = 1) -> Double {
    guard t > 0 else { return 0 }
    if isStraight { return Dasher.length(p3 - p0) * min(t, 1) }
    let parts = 8
    var sum = 0.0
    for part in 0..<parts {
      let middle = t * (Double(part) + 0.5) / Double(parts), half = t * 0.5 / Double(parts)
      for (x, w) in CubicCurve.nodes {
        sum += w * half * (Dasher.length(velocity(at: middle - x * half)) + Dasher.length(velocity(at: middle + x * half)))
      }
    }
    return sum
  }

  private static let nodes: [(Double, Double)] = [
    (0.1834346424956498, 0.3626837833783620), (0.5255324099163290, 0.3137066458778873), (0.7966664774136267, 0.2223810344533745),
    (0.9602898564975363, 0.1012285362903763),
  ]

  /// Returns the parameter at which the curve has the length `wanted`.
  package func parameter(atLength wanted: Double, of total: Double? = nil) -> Double {
    let whole = total ?? length()
    guard whole > 0, wanted > 0 else { return 0 }
    if wanted >= whole { return 1 }
    if isStraight { return wanted / whole }
    var (low, high) = (0.0, 1.0)
    var t = wanted / whole
    for _ in 0..<48 {
      let error = length(to: t) - wanted
      if abs(error) < 1e-10 * whole { break }
      if error > 0 { high = t } else { low = t }
      let speed = Dasher.length(velocity(at: t))
      let next = t - error / speed
      t = speed > 1e-9 * whole && next > low && next < high ? next : (low + high) / 2
    }
    return t
  }

  /// Returns the part of the curve between two parameters.
  package func part(from a: Double, to b: Double) -> CubicCurve {
    func blossom(_ r: Double, _ s: Double, _ t: Double) -> RasterPoint {
      func mix(_ p: RasterPoint, _ q: RasterPoint, _ f: Double) -> RasterPoint { p + (q - p) * f }
      let (q0, q1, q2) = (mix(p0, p1, r), mix(p1, p2, r), mix(p2, p3, r))
      return mix(mix(q0, q1, s), mix(q1, q2, s), t)
    }
    return CubicCurve(blossom(a, a, a), blossom(a, a, b), blossom(a, b, b), blossom(b, b, b))
  }
}
