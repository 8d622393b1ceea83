import CoreGraphics
import Foundation

/// A rectangle of whole pixels. The y axis points up, as in Core Image.
struct PixelRect: Equatable, Sendable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  init(x: Int, y: Int, width: Int, height: Int) { (self.x, self.y, self.width, self.height) = (x, y, width, height) }

  /// The smallest pixel rectangle that contains `rect`; nil if that is empty, infinite or larger than `PixelRect.maximumSide`.
  init?(covering rect: CGRect) {
    guard !rect.isNull, !rect.isInfinite, rect.width > 0, rect.height > 0 else { return nil }
    let (left, bottom) = (rect.minX.rounded(.down), rect.minY.rounded(.down))
    let (right, top) = (rect.maxX.rounded(.up), rect.maxY.rounded(.up))
    let limit = CGFloat(PixelRect.maximumSide)
    guard right - left <= limit, top - bottom <= limit, abs(left) < 1e9, abs(bottom) < 1e9 else { return nil }
    self.init(x: Int(left), y: Int(bottom), width: Int(right - left), height: Int(top - bottom))
  }

  static let maximumSide = 16_384

  var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
  func inset(by distance: Int) -> PixelRect {
    PixelRect(x: x + distance, y: y + distance, width: width - 2 * distance, height: height - 2 * distance)
  }
}

/// The pixels of a rectangle in the working space: premultiplied red, green, blue and alpha, the bottom row first.
struct Tile: Sendable {
  let region: PixelRect
  var pixels: [SIMD4<Float>]

  init(_ region: PixelRect, pixels: [SIMD4<Float>]) {
    self.region = region
    self.pixels = pixels
  }
  init(_ region: PixelRect) { self.init(region, pixels: Array(repeating: .zero, count: region.width * region.height)) }

  /// Calls a function with the centre of each pixel.
  init(_ region: PixelRect, _ color: (_ x: Float, _ y: Float) -> SIMD4<Float>) {
    self.init(region)
    var index = 0
    for y in 0..<region.height {
      for x in 0..<region.width {
        pixels[index] = color(Float(region.x + x) + 0.5, Float(region.y + y) + 0.5)
        index += 1
      }
    }
  }

  func map(_ transform: (SIMD4<Float>) -> SIMD4<Float>) -> Tile { Tile(region, pixels: pixels.map(transform)) }

  /// The pixel at a position; transparent outside of the rectangle.
  func pixel(_ x: Int, _ y: Int) -> SIMD4<Float> {
    let (column, row) = (x - region.x, y - region.y)
    guard column >= 0, row >= 0, column < region.width, row < region.height else { return .zero }
    return pixels[row * region.width + column]
  }

  /// The bilinear interpolation of the four pixels around a position.
  func sample(_ x: Float, _ y: Float) -> SIMD4<Float> {
    let (left, bottom) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
    let (across, up) = (x - 0.5 - left, y - 0.5 - bottom)
    let (column, row) = (Int(left), Int(bottom))
    let low = pixel(column, row) * (1 - across) + pixel(column + 1, row) * across
    let high = pixel(column, row + 1) * (1 - across) + pixel(column + 1, row + 1) * across
    return low * (1 - up) + high * up
  }
}

/// The conversion of a picture to the working space and back. Apple's default is sRGB with linear light.
enum WorkingSpace: Sendable {
  case linear
  /// No conversion: a context with `NSNull` as its working space, or sRGB.
  case encoded

  /// The linear light of the 256 values of a byte.
  private static let light: [Float] = (0...255).map { decode(Float($0) / 255) }
  private static let identity: [Float] = (0...255).map { Float($0) / 255 }

  var bytes: [Float] { self == .linear ? Self.light : Self.identity }

  static func decode(_ value: Float) -> Float { value <= 0.04045 ? value / 12.92 : powf((value + 0.055) / 1.055, 2.4) }
  static func encode(_ value: Float) -> Float { value <= 0.003_130_8 ? value * 12.92 : 1.055 * powf(value, 1 / 2.4) - 0.055 }

  /// Converts a colour that is not premultiplied.
  func working(_ color: SIMD4<Float>) -> SIMD4<Float> {
    self == .encoded ? color : SIMD4(Self.decode(color.x), Self.decode(color.y), Self.decode(color.z), color.w)
  }
  func display(_ color: SIMD4<Float>) -> SIMD4<Float> {
    self == .encoded ? color : SIMD4(Self.encode(color.x), Self.encode(color.y), Self.encode(color.z), color.w)
  }
}

extension SIMD4 where Scalar == Float {
  /// The colour with its components multiplied by its alpha.
  var premultiplied: SIMD4<Float> { SIMD4(x * w, y * w, z * w, w) }
  var unpremultiplied: SIMD4<Float> { w > 0 ? SIMD4(x / w, y / w, z / w, w) : .zero }
  /// Rec. 709 luminance.
  var luminance: Float { 0.2126 * x + 0.7152 * y + 0.0722 * z }
}
