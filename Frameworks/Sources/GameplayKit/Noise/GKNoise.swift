import FoundationCompatibility
import UIKit
import simd

/// A field of numbers, and the operations on it (Apple: GKNoise). Operations are computed when values are read.
open class GKNoise: NSObject {
  /// The colors of values, for textures. The default is black at -1 and white at 1.
  open var gradientColors: [NSNumber: UIColor]
  private var field: (SIMD3<Double>) -> Double

  init(gradientColors: [NSNumber: UIColor]? = nil, field: @escaping (SIMD3<Double>) -> Double) {
    self.gradientColors = gradientColors ?? [NSNumber(value: -1): .black, NSNumber(value: 1): .white]
    self.field = field
    super.init()
  }
  public convenience override init() { self.init { _ in 0 } }
  public convenience init(_ noiseSource: GKNoiseSource) { self.init { noiseSource.value(at: $0) } }
  public convenience init(_ noiseSource: GKNoiseSource, gradientColors: [NSNumber: UIColor]) {
    self.init(gradientColors: gradientColors) { noiseSource.value(at: $0) }
  }

  /// Creates noise whose regions are taken from one of `noises`. The range -1 to 1 of the selection is divided equally between them.
  public convenience init(componentNoises noises: [GKNoise], selectionNoise: GKNoise) {
    let boundaries = (1..<max(1, noises.count)).map { NSNumber(value: -1 + 2 * Double($0) / Double(noises.count)) }
    self.init(
      componentNoises: noises, selectionNoise: selectionNoise, componentBoundaries: boundaries, boundaryBlendDistances: [])
  }

  /// Creates noise whose regions are taken from one of `noises`.
  ///
  /// - Parameter componentBoundaries: the values of the selection that separate successive components, in ascending order.
  /// - Parameter blendDistances: the distances from the boundaries within which two components are mixed; 0 where they are missing.
  public convenience init(
    componentNoises noises: [GKNoise], selectionNoise: GKNoise, componentBoundaries: [NSNumber],
    boundaryBlendDistances blendDistances: [NSNumber]
  ) {
    let fields = noises.map(\.field)
    let selection = selectionNoise.field
    let boundaries = componentBoundaries.map(\.doubleValue)
    let distances = blendDistances.map { abs($0.doubleValue) }
    self.init(gradientColors: noises.first?.gradientColors) { point in
      guard !fields.isEmpty else { return 0 }
      let selected = selection(point)
      for (index, boundary) in boundaries.prefix(fields.count - 1).enumerated() {
        let distance = distances.indices.contains(index) ? distances[index] : 0
        if selected < boundary - distance || distance == 0 && selected < boundary { return fields[index](point) }
        guard selected < boundary + distance else { continue }
        let part = (selected - boundary + distance) / (2 * distance)
        return fields[index](point) * (1 - part) + fields[index + 1](point) * part
      }
      return fields[min(boundaries.count, fields.count - 1)](point)
    }
  }

  /// Returns the value at a point of the plane y = 0; the second coordinate is z.
  open func value(atPosition position: vector_float2) -> Float { Float(value(at: SIMD3(Double(position.x), 0, Double(position.y)))) }
  func value(at point: SIMD3<Double>) -> Double { field(point) }

  private func map(_ change: @escaping (Double) -> Double) {
    let field = field
    self.field = { change(field($0)) }
  }
  private func combine(_ noise: GKNoise, _ operation: @escaping (Double, Double) -> Double) {
    let (field, other) = (field, noise.field)
    self.field = { operation(field($0), other($0)) }
  }
  private func transform(_ map: @escaping (SIMD3<Double>) -> SIMD3<Double>) {
    let field = field
    self.field = { field(map($0)) }
  }

  // MARK: Values

  open func applyAbsoluteValue() { map { abs($0) } }
  open func clamp(lowerBound: Double, upperBound: Double) { map { min(max($0, lowerBound), upperBound) } }
  open func invert() { map { -$0 } }
  open func raiseToPower(_ power: Double) { map { Self.power($0, power) } }
  /// Maps values by a cubic curve through the points.
  open func remapValues(toCurveWithControlPoints controlPoints: [NSNumber: NSNumber]) {
    let curve = NoiseCurve(points: controlPoints.map { ($0.doubleValue, $1.doubleValue) })
    map { curve.value(at: $0) }
  }
  /// Maps values by parabolas between the peaks.
  open func remapValues(toTerracesWithPeaks peakInputValues: [NSNumber], terracesInverted inverted: Bool) {
    let peaks = peakInputValues.map(\.doubleValue).sorted()
    map { value in
      guard let first = peaks.first, let last = peaks.last, value > first, value < last else {
        return peaks.isEmpty ? value : min(max(value, peaks[0]), peaks[peaks.count - 1])
      }
      let next = peaks.firstIndex { $0 > value } ?? peaks.count - 1
      let (low, high) = (peaks[next - 1], peaks[next])
      let part = (value - low) / (high - low)
      return low + (high - low) * (inverted ? 1 - (1 - part) * (1 - part) : part * part)
    }
  }

  // MARK: Other noise

  open func add(_ noise: GKNoise) { combine(noise, +) }
  open func multiply(_ noise: GKNoise) { combine(noise, *) }
  open func minimum(_ noise: GKNoise) { combine(noise) { min($0, $1) } }
  open func maximum(_ noise: GKNoise) { combine(noise) { max($0, $1) } }
  open func raiseToPower(_ noise: GKNoise) { combine(noise, Self.power) }

  // MARK: Places

  open func move(by delta: vector_double3) { transform { $0 - delta } }
  open func scale(by factor: vector_double3) { transform { $0 / factor } }
  /// Rotates the field around the axes x, y and z, in this order, by angles in radians.
  open func rotate(by radians: vector_double3) {
    transform { point in
      var point = point
      for axis in [2, 1, 0] {
        let (a, b) = ((axis + 1) % 3, (axis + 2) % 3)
        let (sine, cosine) = (sin(-radians[axis]), cos(-radians[axis]))
        (point[a], point[b]) = (cosine * point[a] - sine * point[b], sine * point[a] + cosine * point[b])
      }
      return point
    }
  }
  open func displaceWithNoises(x xDisplacementNoise: GKNoise, y yDisplacementNoise: GKNoise, z zDisplacementNoise: GKNoise) {
    let (x, y, z) = (xDisplacementNoise.field, yDisplacementNoise.field, zDisplacementNoise.field)
    transform { $0 + SIMD3(x($0), y($0), z($0)) }
  }
  /// Displaces the field by Perlin noise with `roughness` octaves.
  open func applyTurbulence(frequency: Double, power: Double, roughness: Int32, seed: Int32) {
    let sources = (0..<3).map {
      GKPerlinNoiseSource(frequency: frequency, octaveCount: Int(roughness), persistence: 0.5, lacunarity: 2, seed: seed &+ 101 &* $0)
    }
    transform { point in point + power * SIMD3(sources[0].value(at: point), sources[1].value(at: point), sources[2].value(at: point)) }
  }

  /// The power of the absolute value, with the sign of the base.
  private static func power(_ base: Double, _ exponent: Double) -> Double {
    let result = pow(abs(base), exponent)
    return base < 0 ? -result : result
  }
}

/// A smooth curve through points (Catmull-Rom).
private struct NoiseCurve {
  let points: [(x: Double, y: Double)]
  init(points: [(Double, Double)]) { self.points = points.map { (x: $0.0, y: $0.1) }.sorted { $0.x < $1.x } }

  func value(at x: Double) -> Double {
    guard let first = points.first, let last = points.last else { return x }
    if x <= first.x { return first.y }
    guard let next = points.firstIndex(where: { $0.x > x }), next > 0 else { return last.y }
    func y(_ index: Int) -> Double { points[min(max(index, 0), points.count - 1)].y }
    let t = (x - points[next - 1].x) / (points[next].x - points[next - 1].x)
    let (a, b, c, d) = (y(next - 2), y(next - 1), y(next), y(next + 1))
    let cubic = 3 * b - a - 3 * c + d
    let square = 2 * a - 5 * b + 4 * c - d
    return b + t * (c - a + t * (square + t * cubic)) / 2
  }
}
