import UIKit
import simd

/// The values of noise on a grid (Apple: GKNoiseMap).
open class GKNoiseMap: NSObject {
  public let size: vector_double2
  public let origin: vector_double2
  public let sampleCount: vector_int2
  public let isSeamless: Bool
  private var values: [Float]
  /// The colors of the noise, for textures.
  let gradientColors: [(value: Float, color: UIColor)]

  public convenience override init() { self.init(GKNoise()) }
  /// Samples the unit square on a grid of 100 by 100.
  public convenience init(_ noise: GKNoise) {
    self.init(noise, size: vector_double2(1, 1), origin: vector_double2(0, 0), sampleCount: vector_int2(100, 100), seamless: false)
  }
  /// - Parameter seamless: whether the map can be tiled. The noise is then mixed with itself, shifted by `size`.
  public init(_ noise: GKNoise, size: vector_double2, origin: vector_double2, sampleCount: vector_int2, seamless: Bool) {
    self.size = size
    self.origin = origin
    self.sampleCount = vector_int2(max(1, sampleCount.x), max(1, sampleCount.y))
    isSeamless = seamless
    gradientColors = noise.gradientColors.map { (value: $0.floatValue, color: $1) }.sorted { $0.value < $1.value }
    let (width, height) = (Int(self.sampleCount.x), Int(self.sampleCount.y))
    values = []
    values.reserveCapacity(width * height)
    for row in 0..<height {
      for column in 0..<width {
        let part = vector_double2(Double(column) / Double(width), Double(row) / Double(height))
        let corner = origin + part * size
        func value(_ x: Double, _ y: Double) -> Double { noise.value(at: SIMD3(corner.x - x * size.x, 0, corner.y - y * size.y)) }
        guard seamless else {
          values.append(Float(value(0, 0)))
          continue
        }
        let top = value(0, 0) * (1 - part.x) + value(1, 0) * part.x
        let bottom = value(0, 1) * (1 - part.x) + value(1, 1) * part.x
        values.append(Float(top * (1 - part.y) + bottom * part.y))
      }
    }
    super.init()
  }

  /// Returns the index of a sample. Positions outside the map are clamped, or wrap around if the map is seamless.
  private func index(_ x: Int, _ y: Int) -> Int {
    let (width, height) = (Int(sampleCount.x), Int(sampleCount.y))
    if isSeamless { return ((y % height + height) % height) * width + (x % width + width) % width }
    return min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1)
  }

  open func value(at position: vector_int2) -> Float { values[index(Int(position.x), Int(position.y))] }
  open func setValue(_ value: Float, at position: vector_int2) { values[index(Int(position.x), Int(position.y))] = value }
  open func interpolatedValue(at position: vector_float2) -> Float {
    guard abs(position.x) < 1e9, abs(position.y) < 1e9 else { return 0 }
    let (x, y) = (Int(position.x.rounded(.down)), Int(position.y.rounded(.down)))
    let part = position - vector_float2(Float(x), Float(y))
    let top = values[index(x, y)] * (1 - part.x) + values[index(x + 1, y)] * part.x
    let bottom = values[index(x, y + 1)] * (1 - part.x) + values[index(x + 1, y + 1)] * part.x
    return top * (1 - part.y) + bottom * part.y
  }
}
