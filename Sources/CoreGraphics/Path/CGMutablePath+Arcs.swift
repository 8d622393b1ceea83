internal import Raster

extension CGMutablePath {
  /// An arc of a circle, joined to the current point by a line. Angles are radians from the x axis towards the y axis;
  /// `clockwise` is meant for a y-up space, so it lets the angle fall.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let delta = ArcGeometry.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
    vector.addArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
  }

  /// An arc that goes on for `delta` radians; a negative delta lets the angle fall.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    vector.addArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
  }

  /// The arc that touches the line from the current point to `tangent1End` and the line from there to `tangent2End`,
  /// with a line from the current point to its start.
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
