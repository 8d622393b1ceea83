import FoundationCompatibility

/// Cells around random points (Apple: GKVoronoiNoiseSource).
open class GKVoronoiNoiseSource: GKNoiseSource {
  /// The number of cells in a unit.
  open var frequency: Double
  /// The range of the random values of cells: from -`displacement` to `displacement`.
  open var displacement: Double
  /// Whether the distance to the point of the cell is added to the value.
  open var isDistanceEnabled: Bool
  open var seed: Int32

  public init(frequency: Double, displacement: Double, distanceEnabled: Bool, seed: Int32) {
    self.frequency = frequency
    self.displacement = displacement
    isDistanceEnabled = distanceEnabled
    self.seed = seed
    super.init()
  }

  override func value(at point: SIMD3<Double>) -> Double {
    let position = point * frequency
    let cell = position.rounded(.down)
    var (nearest, best) = (cell, Double.infinity)
    for x in -1...1 {
      for y in -1...1 {
        for z in -1...1 {
          let other = cell + SIMD3(Double(x), Double(y), Double(z))
          let offset = SIMD3(
            LatticeHash.unit(other, seed), LatticeHash.unit(other, seed &+ 1), LatticeHash.unit(other, seed &+ 2))
          let difference = other + offset - position
          let distance = (difference * difference).sum()
          if distance < best { (nearest, best) = (other, distance) }
        }
      }
    }
    let value = displacement * (2 * LatticeHash.unit(nearest, seed &+ 3) - 1)
    // √3 is the diagonal of a cell.
    return isDistanceEnabled ? value + best.squareRoot() * 3.0.squareRoot() - 1 : value
  }
}
