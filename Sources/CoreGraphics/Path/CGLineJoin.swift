internal import Raster

/// The join of two segments of a stroke.
public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel

  var rasterJoin: LineJoin {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
