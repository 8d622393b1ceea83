internal import Raster

/// How an open line ends.
public enum CGLineCap: Int32, Sendable {
  case butt, round, square

  var rasterCap: LineCap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}
