/// A convex outline of four corners, in either orientation. `smooth` tells for each corner whether the
/// edge to the next one is anti-aliased.
package struct Quad: Sendable {
  package var corners: (RasterPoint, RasterPoint, RasterPoint, RasterPoint)
  package var smooth: (Bool, Bool, Bool, Bool)

  package init(_ corners: (RasterPoint, RasterPoint, RasterPoint, RasterPoint), smooth: (Bool, Bool, Bool, Bool)) {
    self.corners = corners
    self.smooth = smooth
  }
}
