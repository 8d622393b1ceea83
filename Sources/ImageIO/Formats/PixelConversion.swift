internal import Raster

/// Converts between premultiplied pixels and the BGRA bytes of the libraries, which are not premultiplied.
enum PixelConversion {
  /// Premultiplies all pixels of the buffer in place. Returns whether all of them are opaque.
  static func premultiply(_ buffer: PixelBuffer) -> Bool {
    var all: UInt32 = 0xff00_0000
    for y in buffer.bounds.minY..<buffer.bounds.maxY {
      let row = buffer.row(y)
      for x in 0..<buffer.width {
        let bits = row[x]
        let a = bits >> 24
        all &= bits
        if a == 255 { continue }
        let r = ((bits >> 16 & 255) * a + 127) / 255
        let g = ((bits >> 8 & 255) * a + 127) / 255
        let b = ((bits & 255) * a + 127) / 255
        row[x] = a << 24 | r << 16 | g << 8 | b
      }
    }
    return all >= 0xff00_0000
  }

  /// Clamps the components of premultiplied pixels to their alpha. Returns whether all pixels are opaque.
  static func clamp(_ buffer: PixelBuffer) -> Bool {
    var all: UInt32 = 0xff00_0000
    for y in buffer.bounds.minY..<buffer.bounds.maxY {
      let row = buffer.row(y)
      for x in 0..<buffer.width {
        let bits = row[x], alpha = bits >> 24
        all &= bits
        if alpha < 255 {
          row[x] = alpha << 24 | min(bits >> 16 & 255, alpha) << 16 | min(bits >> 8 & 255, alpha) << 8 | min(bits & 255, alpha)
        }
      }
    }
    return all >= 0xff00_0000
  }

  /// Converts a premultiplied pixel to one that is not.
  @inline(__always)
  static func straight(_ bits: UInt32) -> UInt32 {
    let a = bits >> 24
    if a == 255 || a == 0 { return a == 0 ? 0 : bits }
    let r = min(255, ((bits >> 16 & 255) * 255 + a / 2) / a)
    let g = min(255, ((bits >> 8 & 255) * 255 + a / 2) / a)
    let b = min(255, ((bits & 255) * 255 + a / 2) / a)
    return a << 24 | r << 16 | g << 8 | b
  }

  /// Returns a premultiplied pixel drawn over white.
  @inline(__always)
  static func overWhite(_ bits: UInt32) -> UInt32 {
    let rest = 255 - bits >> 24
    func channel(_ shift: UInt32) -> UInt32 { min(255, (bits >> shift & 255) + rest) << shift }
    return 0xff00_0000 | channel(16) | channel(8) | channel(0)
  }

  /// Returns the pixels of the buffer without gaps, each converted by `map`.
  static func packed(_ buffer: PixelBuffer, _ map: (UInt32) -> UInt32) -> [UInt32] {
    var result = [UInt32]()
    result.reserveCapacity(buffer.width * buffer.height)
    for y in buffer.bounds.minY..<buffer.bounds.maxY {
      let row = buffer.row(y)
      for x in 0..<buffer.width { result.append(map(row[x])) }
    }
    return result
  }

  static func isOpaque(_ buffer: PixelBuffer) -> Bool {
    if buffer.isOpaque { return true }
    for y in buffer.bounds.minY..<buffer.bounds.maxY {
      let row = buffer.row(y)
      // The whole row is tested without an early exit, so that the compiler can vectorize the loop.
      var all: UInt32 = 0xff00_0000
      for x in 0..<buffer.width { all &= row[x] }
      if all < 0xff00_0000 { return false }
    }
    return true
  }
}
