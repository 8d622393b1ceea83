import Foundation
internal import Raster

/// Conversion between positions and the grid. The grid's unit is a power of two, so that positions with few binary digits stay exact.
struct PathGrid {
  /// Grid units per point.
  let scale: Double

  /// The grid for positions of which no coordinate is farther from zero than `largest`.
  init(largest: Double) {
    let exponent = largest > 0 && largest.isFinite ? Int(largest.exponent) + 1 : 0
    scale = Double(sign: .plus, exponent: min(max(28 - exponent, -1000), 1000), significand: 1)
  }

  func point(_ position: RasterPoint) -> GridPoint {
    GridPoint(x: Int((position.x * scale).rounded()), y: Int((position.y * scale).rounded()))
  }

  func position(_ point: GridPoint) -> RasterPoint {
    RasterPoint(Double(point.x) / scale, Double(point.y) / scale)
  }
}
