/// The results of all kernels, computed one pixel at a time in the simplest way. Kernels are compared with them byte for byte.
package enum Reference {
  /// Returns x / 255, rounded to nearest and exact for 0...65,535. With y = x + 128 it is (y + y / 256) / 256: the division of y by 255 as
  /// a geometric series that is cut off where the rest is below the rounding.
  @inline(__always)
  package static func div255(_ x: UInt32) -> UInt32 {
    let y = x &+ 128
    return (y &+ (y >> 8)) >> 8
  }

  @inline(__always)
  package static func channels(_ p: UInt32, _ f: (UInt32) -> UInt32) -> UInt32 {
    f(p >> 24) << 24 | f((p >> 16) & 255) << 16 | f((p >> 8) & 255) << 8 | f(p & 255)
  }

  @inline(__always)
  package static func channels(_ p: UInt32, _ q: UInt32, _ f: (UInt32, UInt32) -> UInt32) -> UInt32 {
    f(p >> 24, q >> 24) << 24 | f((p >> 16) & 255, (q >> 16) & 255) << 16
      | f((p >> 8) & 255, (q >> 8) & 255) << 8 | f(p & 255, q & 255)
  }

  /// Multiplies each channel by k / 255.
  @inline(__always)
  package static func scale(_ p: UInt32, _ k: UInt32) -> UInt32 { channels(p) { div255($0 &* k) } }

  /// s + d (255 - s.alpha) / 255, saturating.
  @inline(__always)
  package static func over(_ s: UInt32, _ d: UInt32) -> UInt32 {
    let k = 255 &- (s >> 24)
    return channels(s, d) { min(255, $0 &+ div255($1 &* k)) }
  }

  /// (s k + d (255 - k)) / 255
  @inline(__always)
  package static func lerp255(_ s: UInt32, _ d: UInt32, _ k: UInt32) -> UInt32 {
    channels(s, d) { div255($0 &* k &+ $1 &* (255 &- k)) }
  }

  /// Interpolates between two numbers of at most 15 bits. `f` is in 32,768ths.
  @inline(__always)
  static func lerp15(_ a: Int32, _ b: Int32, _ f: UInt32) -> Int32 { a &+ ((b &- a) &* Int32(f) &+ 16384) >> 15 }

  /// Interpolates between two pixels of a row and the two below. `fx` and `fy` are in 32,768ths: first along the rows in 128ths of a step,
  /// each rounded, then between the rows, then rounded to whole steps.
  @inline(__always)
  package static func bilinear(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32, _ fx: UInt32, _ fy: UInt32) -> UInt32 {
    var out: UInt32 = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      func part(_ p: UInt32) -> Int32 { Int32((p >> shift) & 255) << 7 }
      let value = lerp15(lerp15(part(a), part(b), fx), lerp15(part(c), part(d), fx), fy)
      out |= UInt32((value &+ 64) >> 7) << shift
    }
    return out
  }
}
