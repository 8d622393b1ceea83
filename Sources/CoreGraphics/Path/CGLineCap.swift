internal import Raster

/// The end of an open line.
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
