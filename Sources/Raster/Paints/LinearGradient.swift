/// A gradient of colours along a line.
package struct LinearGradient: Sendable {
  /// The ends of the line in gradient space.
  package var start, end: RasterPoint
  package var ramp: GradientRamp
  /// Whether the first colour continues before the start and the last one after the end. Otherwise these areas are clear.
  package var extend: (before: Bool, after: Bool)
  /// The transform from device pixels to gradient space.
  package var inverse: Affine

  package init(
    start: RasterPoint, end: RasterPoint, ramp: GradientRamp, extend: (before: Bool, after: Bool) = (true, true),
    inverse: Affine = .identity
  ) {
    self.start = start
    self.end = end
    self.ramp = ramp
    self.extend = extend
    self.inverse = inverse
  }
}
