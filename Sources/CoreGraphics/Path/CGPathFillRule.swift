internal import Raster

/// What is inside a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
  /// Where the outline winds around the point at all.
  case winding
  /// Where a ray to infinity crosses the outline an odd number of times.
  case evenOdd

  var rasterRule: FillRule { self == .winding ? .nonZero : .evenOdd }
}
