internal import Raster

extension CGContext {
  /// Fills the clip with colours along the line from `startPoint` to `endPoint`; beyond its ends only with the options.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) {
    guard startPoint != endPoint, startPoint.isFinite, endPoint.isFinite, let inverse = state.transform.inverseIfAny else { return }
    paint(
      .linear(
        LinearGradient(
          start: RasterPoint(startPoint), end: RasterPoint(endPoint), ramp: gradient.ramp, extend: options.extend,
          inverse: inverse.affine)))
  }

  /// Fills the clip with colours between two circles; inside the first and outside the second only with the options.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    guard startCenter.isFinite, endCenter.isFinite, startRadius.isFinite, endRadius.isFinite, startRadius >= 0, endRadius >= 0,
      let inverse = state.transform.inverseIfAny
    else { return }
    paint(
      .radial(
        RadialGradient(
          startCenter: RasterPoint(startCenter), startRadius: Double(startRadius), endCenter: RasterPoint(endCenter),
          endRadius: Double(endRadius), ramp: gradient.ramp, extend: options.extend, inverse: inverse.affine)))
  }

  /// Fills the clip with colours around a point.
  ///
  /// - Parameter angle: the direction of the first colour in radians from the x axis. The others follow towards the y axis.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    guard center.isFinite, angle.isFinite, let inverse = state.transform.inverseIfAny else { return }
    paint(.conic(ConicGradient(center: RasterPoint(center), angle: Double(angle), ramp: gradient.ramp, inverse: inverse.affine)))
  }

  private func paint(_ paint: Paint) {
    let (area, opacity) = (state.clip.bounds, state.opacity)
    self.paint(in: area) { $0.fill(area, paint: paint, opacity: opacity) }
  }
}

extension CGGradientDrawingOptions {
  fileprivate var extend: (before: Bool, after: Bool) { (contains(.drawsBeforeStartLocation), contains(.drawsAfterEndLocation)) }
}

extension CGPoint {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}
