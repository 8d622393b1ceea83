/// Four corners of a convex outline, either way round, each with whether the edge from there to the next is anti-aliased.
package struct Quad: Sendable {
  package var corners: (RasterPoint, RasterPoint, RasterPoint, RasterPoint)
  package var smooth: (Bool, Bool, Bool, Bool)

  package init(_ corners: (RasterPoint, RasterPoint, RasterPoint, RasterPoint), smooth: (Bool, Bool, Bool, Bool)) {
    self.corners = corners
    self.smooth = smooth
  }
}
