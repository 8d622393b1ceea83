extension VectorPath {
  /// The distance from a corner at which a continuous corner leaves the edge, as a multiple of the radius. It is the value of
  /// `CALayer.cornerCurveExpansionFactor(_:)` for `.continuous`.
  package static let continuousExpansion = 1.528665

  /// The shape of UIKit's smooth corners, for a radius of 1. Each corner is three curves: from one edge, around the diagonal, to the other
  /// edge. Distances along an edge and across it are measured from the corner.
  ///
  /// Published by people who printed the points of `UIBezierPath(roundedRect:cornerRadius:)`: PixelCut, "Code for iOS 7 Rounded Rectangles"
  /// (paintcodeapp.com), and with these later numbers Liam Rosenfeld, "My Quest for the Apple Icon Shape".
  private enum ContinuousCorner {
    /// The end of the curve at an edge, and the control point of the middle curve beside it.
    static let joint = RasterPoint(0.63149379, 0.07491139), middle = RasterPoint(0.37282383, 0.16905956)
    /// The points on the edge: where the curve leaves it, and two control points.
    static let onEdge = SIMD3(continuousExpansion, 1.08849296, 0.86840694)
    /// These points on an edge that is only two radii long. Our choice: the curve begins where a circle does and ends in the direction of the
    /// middle curve, with control points at equal distances. Together they stay within 0.006 of a circle.
    static let onShortEdge = SIMD3(1, 0.94577, 0.83731)
  }

  /// Appends a rectangle with a radius for each corner, at most half of each side, and corners of continuous curvature.
  ///
  /// The curves need edges of at least `2 * continuousExpansion * radius`. On shorter edges their outer parts shrink until they begin a
  /// radius away from the corner; that they do so linearly is a guess. A rectangle that is completely a circle gets the same curves as without
  /// continuous corners.
  mutating func appendContinuousRect(
    _ r: RasterRect, topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double
  ) {
    let (halfWidth, halfHeight) = ((r.maxX - r.minX) / 2, (r.maxY - r.minY) / 2), maximum = min(halfWidth, halfHeight)
    func fit(_ v: Double) -> Double { v > 0 ? min(v, maximum) : 0 }
    let tl = fit(topLeft), tr = fit(topRight), br = fit(bottomRight), bl = fit(bottomLeft)
    if halfWidth == halfHeight, tl == maximum, tr == maximum, br == maximum, bl == maximum {
      appendRoundedRect(r, topLeft: tl, topRight: tr, bottomRight: br, bottomLeft: bl)
      return
    }
    reserve(verbs: 18, points: 41)
    var isFirst = true
    func begin(at point: RasterPoint) {
      if isFirst { move(to: point) } else { line(to: point) }
      isFirst = false
    }
    /// Returns the points on an edge, as distances from the corner.
    func points(half: Double, _ radius: Double) -> SIMD3<Double> {
      let fraction = min(max((half / radius - 1) / (Self.continuousExpansion - 1), 0), 1)
      let short = ContinuousCorner.onShortEdge, long = ContinuousCorner.onEdge
      return (fraction == 1 ? long : short + (long - short) * fraction) * radius
    }
    /// Appends a corner, clockwise.
    ///
    /// - Parameters:
    ///   - x, y: the directions from the corner into the rectangle.
    ///   - isFromSide: whether the curve begins at a vertical edge.
    func corner(_ cx: Double, _ cy: Double, _ radius: Double, x: Double, y: Double, isFromSide: Bool) {
      guard radius > 0 else { return begin(at: RasterPoint(cx, cy)) }
      let (across, down) = (points(half: halfWidth, radius), points(half: halfHeight, radius))
      let joint = ContinuousCorner.joint * radius, middle = ContinuousCorner.middle * radius
      func point(_ along: Double, _ away: Double, atSide: Bool) -> RasterPoint {
        atSide ? RasterPoint(cx + x * away, cy + y * along) : RasterPoint(cx + x * along, cy + y * away)
      }
      let (start, end) = isFromSide ? (down, across) : (across, down)
      begin(at: point(start.x, 0, atSide: isFromSide))
      cubic(
        to: point(joint.x, joint.y, atSide: isFromSide), control1: point(start.y, 0, atSide: isFromSide),
        control2: point(start.z, 0, atSide: isFromSide))
      cubic(
        to: point(joint.x, joint.y, atSide: !isFromSide), control1: point(middle.x, middle.y, atSide: isFromSide),
        control2: point(middle.x, middle.y, atSide: !isFromSide))
      cubic(
        to: point(end.x, 0, atSide: !isFromSide), control1: point(end.z, 0, atSide: !isFromSide),
        control2: point(end.y, 0, atSide: !isFromSide))
    }
    corner(r.minX, r.minY, tl, x: 1, y: 1, isFromSide: true)
    corner(r.maxX, r.minY, tr, x: -1, y: 1, isFromSide: false)
    corner(r.maxX, r.maxY, br, x: -1, y: -1, isFromSide: true)
    corner(r.minX, r.maxY, bl, x: 1, y: -1, isFromSide: false)
    close()
  }
}
