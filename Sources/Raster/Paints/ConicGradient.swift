/// Colours around a point.
package struct ConicGradient: Sendable {
  /// In gradient space.
  package var center: RasterPoint
  /// Where the first colour is: radians from the x axis to the y axis of gradient space. The last colour meets it from the other
  /// side.
  package var angle: Double
  package var ramp: GradientRamp
  /// From device pixels to gradient space.
  package var inverse: Affine

  package init(center: RasterPoint, angle: Double, ramp: GradientRamp, inverse: Affine = .identity) {
    self.center = center
    self.angle = angle
    self.ramp = ramp
    self.inverse = inverse
  }
}
