/// Colours along a line.
package struct LinearGradient: Sendable {
  /// In gradient space.
  package var start, end: RasterPoint
  package var ramp: GradientRamp
  /// Whether the first colour goes on before the start, and the last one after the end; clear otherwise.
  package var extend: (before: Bool, after: Bool)
  /// From device pixels to gradient space.
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
