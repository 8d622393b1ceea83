internal import Raster

/// How two segments of a stroke meet.
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
