internal import Raster

extension CGMutablePath {
  /// Adds an arc of a circle, connected to the current point by a line. Angles are in radians from the x axis towards the y axis.
  /// `clockwise` assumes that y points up, so the angle decreases.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let delta = ArcGeometry.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
    vector.addArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
  }

  /// Adds an arc of `delta` radians. The angle decreases if `delta` is negative.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    vector.addArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
  }

  /// Adds the arc that touches the line from the current point to `tangent1End` and the line from there to `tangent2End`, preceded by a
  /// line from the current point to its start.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard vector.currentPoint != nil else {
      Problem.log("CGMutablePath.addArc(tangent1End:tangent2End:radius:): no current point")
      return
    }
    vector.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
  }
}
