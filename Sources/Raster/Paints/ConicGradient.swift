/// A gradient of colours around a point.
package struct ConicGradient: Sendable {
  /// The centre in gradient space.
  package var center: RasterPoint
  /// The direction of the first colour, in radians from the x axis towards the y axis of gradient space.
  /// The last colour meets it after a full turn.
  package var angle: Double
  package var ramp: GradientRamp
  /// The transform from device pixels to gradient space.
  package var inverse: Affine

  package init(center: RasterPoint, angle: Double, ramp: GradientRamp, inverse: Affine = .identity) {
    self.center = center
    self.angle = angle
    self.ramp = ramp
    self.inverse = inverse
  }
}
