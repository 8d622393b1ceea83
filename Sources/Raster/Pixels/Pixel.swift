/// A premultiplied pixel, `0xAARRGGBB`: B, G, R, A in memory on a little-endian machine.
package struct Pixel: Hashable, Sendable {
  package var bits: UInt32

  package static let clear = Pixel(bits: 0)

  @inline(__always)
  package init(bits: UInt32) { self.bits = bits }

  /// Creates a pixel from components that are not premultiplied, 0...1. Values outside are clamped, NaN becomes 0.
  package init(red: Double, green: Double, blue: Double, alpha: Double) {
    func unit(_ v: Double) -> Double { v > 0 ? min(v, 1) : 0 }
    let a = (unit(alpha) * 255).rounded()
    func channel(_ v: Double) -> UInt32 { UInt32((unit(v) * a).rounded()) }
    bits = UInt32(a) << 24 | channel(red) << 16 | channel(green) << 8 | channel(blue)
  }

  @inline(__always) package var alpha: UInt8 { UInt8(truncatingIfNeeded: bits >> 24) }
  @inline(__always) package var red: UInt8 { UInt8(truncatingIfNeeded: bits >> 16) }
  @inline(__always) package var green: UInt8 { UInt8(truncatingIfNeeded: bits >> 8) }
  @inline(__always) package var blue: UInt8 { UInt8(truncatingIfNeeded: bits) }
  @inline(__always) package var isOpaque: Bool { bits >= 0xff00_0000 }
  @inline(__always) package var isClear: Bool { bits == 0 }

  /// Returns the pixel with each channel multiplied by `opacity` / 255, rounded to nearest.
  package func scaled(by opacity: UInt8) -> Pixel {
    Pixel(bits: Reference.scale(bits, UInt32(opacity)))
  }
}
