import FoundationCompatibility

/// Smooth noise as a sum of octaves (Apple: GKCoherentNoiseSource).
open class GKCoherentNoiseSource: GKNoiseSource {
  /// The number of features in a unit of the first octave.
  open var frequency: Double
  open var octaveCount: Int
  /// The factor between the frequencies of an octave and the next one.
  open var lacunarity: Double
  open var seed: Int32

  init(frequency: Double, octaveCount: Int, lacunarity: Double, seed: Int32) {
    self.frequency = frequency
    self.octaveCount = octaveCount
    self.lacunarity = lacunarity
    self.seed = seed
    super.init()
  }

  /// The gradient noise of an octave.
  func octave(_ index: Int, at point: SIMD3<Double>) -> Double {
    GradientNoise.value(at: point, seed: seed &+ Int32(truncatingIfNeeded: index))
  }
  /// The octaves that are computed. More than 30 change the sum by less than the precision of a Float.
  var octaves: Range<Int> { 0..<min(max(1, octaveCount), 30) }
}

/// Clouds and terrain (Apple: GKPerlinNoiseSource).
open class GKPerlinNoiseSource: GKCoherentNoiseSource {
  /// The factor between the amplitudes of an octave and the next one.
  open var persistence: Double
  public init(frequency: Double, octaveCount: Int, persistence: Double, lacunarity: Double, seed: Int32) {
    self.persistence = persistence
    super.init(frequency: frequency, octaveCount: octaveCount, lacunarity: lacunarity, seed: seed)
  }
  public convenience init() { self.init(frequency: 1, octaveCount: 6, persistence: 0.5, lacunarity: 2, seed: 0) }
  override func value(at point: SIMD3<Double>) -> Double {
    sum(at: point, persistence) { octave($0, at: $1) }
  }
}

/// Round lumps (Apple: GKBillowNoiseSource).
open class GKBillowNoiseSource: GKCoherentNoiseSource {
  /// The factor between the amplitudes of an octave and the next one.
  open var persistence: Double
  public init(frequency: Double, octaveCount: Int, persistence: Double, lacunarity: Double, seed: Int32) {
    self.persistence = persistence
    super.init(frequency: frequency, octaveCount: octaveCount, lacunarity: lacunarity, seed: seed)
  }
  public convenience init() { self.init(frequency: 1, octaveCount: 6, persistence: 0.5, lacunarity: 2, seed: 0) }
  override func value(at point: SIMD3<Double>) -> Double {
    sum(at: point, persistence) { 2 * abs(octave($0, at: $1)) - 1 }
  }
}

/// Sharp ridges (Apple: GKRidgedNoiseSource), after Musgrave's ridged multifractal.
open class GKRidgedNoiseSource: GKCoherentNoiseSource {
  public override init(frequency: Double, octaveCount: Int, lacunarity: Double, seed: Int32) {
    super.init(frequency: frequency, octaveCount: octaveCount, lacunarity: lacunarity, seed: seed)
  }
  public convenience init() { self.init(frequency: 1, octaveCount: 6, lacunarity: 2, seed: 0) }
  override func value(at point: SIMD3<Double>) -> Double {
    var (position, weight, amplitude, total, sum) = (point * frequency, 1.0, 1.0, 0.0, 0.0)
    for index in octaves {
      let ridge = 1 - abs(octave(index, at: position))
      let signal = ridge * ridge * weight
      weight = min(max(signal * 2, 0), 1)
      sum += signal * amplitude
      total += amplitude
      amplitude /= max(lacunarity, 1)
      position *= lacunarity
    }
    return 2 * sum / total - 1
  }
}

extension GKCoherentNoiseSource {
  /// The sum of octaves, divided by the sum of their amplitudes.
  fileprivate func sum(at point: SIMD3<Double>, _ persistence: Double, _ octave: (Int, SIMD3<Double>) -> Double) -> Double {
    var (position, amplitude, total, sum) = (point * frequency, 1.0, 0.0, 0.0)
    for index in octaves {
      sum += amplitude * octave(index, position)
      total += abs(amplitude)
      amplitude *= persistence
      position *= lacunarity
    }
    return sum / total
  }
}
