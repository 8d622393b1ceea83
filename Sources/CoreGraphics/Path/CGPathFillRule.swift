internal import Raster

/// The rule that determines the inside of a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
  /// Points are inside if the outline winds around them.
  case winding
  /// Points are inside if a ray from them to infinity crosses the outline an odd number of times.
  case evenOdd

  var rasterRule: FillRule { self == .winding ? .nonZero : .evenOdd }
}
