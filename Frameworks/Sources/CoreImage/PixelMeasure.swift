import CoreGraphics
import Foundation

/// The result of filters that compare and aggregate: one number for each pixel. Programs that compare pictures in tests read it.
struct PixelMeasure: Sendable {
  let width: Int
  let height: Int
  let values: [Float]

  /// Applies a filter; nil if it is not one that measures.
  static func filter(_ name: String, of image: CIImage, _ parameters: [String: Any]) -> PixelMeasure? {
    switch name {
    case "CILabDeltaE":
      guard let picture = image.picture, let other = (parameters["inputImage2"] as? CIImage)?.picture else { return nil }
      return PixelMeasure(differenceOf: picture, and: other)
    case "CIAreaAverage": return image.measure.map { Self($0.values.reduce(0, +) / Float(max(1, $0.values.count))) }
    case "CIAreaMaximum": return image.measure.map { Self($0.values.max() ?? 0) }
    case "CIAreaMinimum": return image.measure.map { Self($0.values.min() ?? 0) }
    default: return nil
    }
  }

  private init(_ value: Float) { (width, height, values) = (1, 1, [value]) }

  /// Computes the difference of the colours in the CIE L*a*b* space: 0 for equal colours, 2 for a barely visible difference, 100 for black
  /// and white.
  private init?(differenceOf first: CGImage, and second: CGImage) {
    let (width, height) = (min(first.width, second.width), min(first.height, second.height))
    guard let a = first.rgbaBytes(width, height), let b = second.rgbaBytes(width, height) else { return nil }
    var known: [UInt32: SIMD3<Float>] = [:]
    func lab(_ bytes: [UInt8], _ index: Int) -> SIMD3<Float> {
      let key = UInt32(bytes[index]) << 16 | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2])
      if let found = known[key] { return found }
      let made = Self.lab(red: bytes[index], green: bytes[index + 1], blue: bytes[index + 2])
      known[key] = made
      return made
    }
    (self.width, self.height) = (width, height)
    values = stride(from: 0, to: 4 * width * height, by: 4).map { index in
      if a[index..<index + 4] == b[index..<index + 4] { return 0 }
      let difference = lab(a, index) - lab(b, index)
      return (difference * difference).sum().squareRoot()
    }
  }

  private static func lab(red: UInt8, green: UInt8, blue: UInt8) -> SIMD3<Float> {
    func linear(_ byte: UInt8) -> Float {
      let value = Float(byte) / 255
      return value <= 0.04045 ? value / 12.92 : powf((value + 0.055) / 1.055, 2.4)
    }
    func root(_ value: Float) -> Float { value > 0.008856 ? cbrtf(value) : 7.787 * value + 16 / 116 }
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    // The white point of sRGB.
    let x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
    let y = root(0.2126 * r + 0.7152 * g + 0.0722 * b)
    let z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
    return SIMD3(116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  /// Writes the numbers with 16 or 32 bits. Other formats are not written.
  func write(to data: UnsafeMutableRawPointer, rowBytes: Int, format: CIFormat) {
    for y in 0..<height {
      for x in 0..<width {
        let value = values[y * width + x]
        if format == .Rh, 2 * x + 2 <= rowBytes {
          data.storeBytes(of: Float16(value), toByteOffset: y * rowBytes + 2 * x, as: Float16.self)
        } else if format == .Rf, 4 * x + 4 <= rowBytes {
          data.storeBytes(of: value, toByteOffset: y * rowBytes + 4 * x, as: Float.self)
        }
      }
    }
  }
}
