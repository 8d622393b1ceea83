import FoundationCompatibility

/// A scalar field in space (Apple: GKNoiseSource).
///
/// The sources use published algorithms, but with other tables of random numbers than Apple's, so their values differ.
open class GKNoiseSource: NSObject {
  public override init() { super.init() }
  /// Returns the value at a point, usually from -1 to 1.
  func value(at point: SIMD3<Double>) -> Double { 0 }
}

/// A field with the same value everywhere (Apple: GKConstantNoiseSource).
open class GKConstantNoiseSource: GKNoiseSource {
  open var value: Double
  public init(value: Double) {
    self.value = value
    super.init()
  }
  override func value(at point: SIMD3<Double>) -> Double { value }
}

/// Squares of -1 and 1 (Apple: GKCheckerboardNoiseSource).
open class GKCheckerboardNoiseSource: GKNoiseSource {
  open var squareSize: Double
  public init(squareSize: Double) {
    self.squareSize = squareSize
    super.init()
  }
  override func value(at point: SIMD3<Double>) -> Double {
    guard squareSize > 0 else { return 1 }
    let sum = (point.x / squareSize).rounded(.down) + (point.z / squareSize).rounded(.down)
    return sum.truncatingRemainder(dividingBy: 2) == 0 ? 1 : -1
  }
}

/// Shells around the origin (Apple: GKSpheresNoiseSource). There are `frequency` shells in a unit.
open class GKSpheresNoiseSource: GKNoiseSource {
  open var frequency: Double
  public init(frequency: Double) {
    self.frequency = frequency
    super.init()
  }
  override func value(at point: SIMD3<Double>) -> Double { shells((point * point).sum().squareRoot() * frequency) }
}

/// Shells around the y-axis (Apple: GKCylindersNoiseSource). There are `frequency` shells in a unit.
open class GKCylindersNoiseSource: GKNoiseSource {
  open var frequency: Double
  public init(frequency: Double) {
    self.frequency = frequency
    super.init()
  }
  override func value(at point: SIMD3<Double>) -> Double { shells((point.x * point.x + point.z * point.z).squareRoot() * frequency) }
}

/// Returns 1 at integer distances, and -1 halfway between them.
private func shells(_ distance: Double) -> Double { 1 - 4 * abs(distance - distance.rounded()) }
