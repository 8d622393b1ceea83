/// A gradient of colours over the circles between two circles, as PDF and Core Graphics define them.
package struct RadialGradient: Sendable {
  /// The centres of the circles in gradient space.
  package var startCenter, endCenter: RasterPoint
  package var startRadius, endRadius: Double
  package var ramp: GradientRamp
  /// Whether the first colour continues inside the first circle and the last one outside the second.
  package var extend: (before: Bool, after: Bool)
  /// The transform from device pixels to gradient space.
  package var inverse: Affine

  package init(
    startCenter: RasterPoint, startRadius: Double, endCenter: RasterPoint, endRadius: Double, ramp: GradientRamp,
    extend: (before: Bool, after: Bool) = (true, true), inverse: Affine = .identity
  ) {
    self.startCenter = startCenter
    self.startRadius = startRadius
    self.endCenter = endCenter
    self.endRadius = endRadius
    self.ramp = ramp
    self.extend = extend
    self.inverse = inverse
  }
}
