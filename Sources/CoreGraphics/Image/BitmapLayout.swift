internal import Raster

/// A layout of 8-bit pixels in memory, as bitmaps of programs may have it.
struct BitmapLayout: Hashable, Sendable {
  enum Alpha { case none, straight, premultiplied }

  var bytesPerPixel: Int
  /// The offset of each channel in the pixel. All three are equal for grey.
  var red, green, blue: Int
  /// The offset of alpha; nil if there is none.
  var alphaOffset: Int?
  var alpha: Alpha

  /// Returns nil for layouts that are not supported: 16-bit components, floats and CMYK.
  init?(bitsPerComponent: Int, bitsPerPixel: Int, model: CGColorSpaceModel?, bitmapInfo: CGBitmapInfo) {
    guard bitsPerComponent == 8, !bitmapInfo.contains(.floatComponents) else { return nil }
    let info = bitmapInfo.alphaInfo
    switch (model, bitsPerPixel) {
    case (.monochrome?, 8) where info == .none:
      (bytesPerPixel, red, green, blue, alphaOffset, alpha) = (1, 0, 0, 0, nil, .none)
    case (_, 8) where info == .alphaOnly:
      (bytesPerPixel, red, green, blue, alphaOffset, alpha) = (1, 0, 0, 0, 0, .premultiplied)
    case (.monochrome?, 16) where info == .last || info == .premultipliedLast || info == .noneSkipLast:
      (bytesPerPixel, red, green, blue) = (2, 0, 0, 0)
      alphaOffset = info == .noneSkipLast ? nil : 1
      alpha = info == .noneSkipLast ? .none : info == .last ? .straight : .premultiplied
    case (.rgb?, 24) where info == .none:
      (bytesPerPixel, red, green, blue, alphaOffset, alpha) = (3, 0, 1, 2, nil, .none)
    case (.rgb?, 32):
      bytesPerPixel = 4
      let first: Bool
      switch info {
      case .premultipliedFirst, .first, .noneSkipFirst: first = true
      case .premultipliedLast, .last, .noneSkipLast: first = false
      default: return nil
      }
      let offsets = first ? (1, 2, 3, 0) : (0, 1, 2, 3)
      let isLittle = bitmapInfo.byteOrder == .order32Little
      guard isLittle || bitmapInfo.byteOrder == .order32Big || bitmapInfo.byteOrder == .orderDefault else { return nil }
      func byteOffset(_ offset: Int) -> Int { isLittle ? 3 - offset : offset }
      (red, green, blue) = (byteOffset(offsets.0), byteOffset(offsets.1), byteOffset(offsets.2))
      switch info {
      case .noneSkipFirst, .noneSkipLast: (alpha, alphaOffset) = (.none, nil)
      case .first, .last: (alpha, alphaOffset) = (.straight, byteOffset(offsets.3))
      default: (alpha, alphaOffset) = (.premultiplied, byteOffset(offsets.3))
      }
    default: return nil
    }
  }

  /// Whether the layout is that of a pixel buffer.
  var isNative: Bool {
    bytesPerPixel == 4 && blue == 0 && green == 1 && red == 2 && alphaOffset == 3 && alpha == .premultiplied
  }

  /// Converts bytes to premultiplied pixels.
  func read(_ source: UnsafePointer<UInt8>, into row: UnsafeMutablePointer<UInt32>, count: Int) {
    var source = source
    let isAlphaOnly = bytesPerPixel == 1 && alphaOffset == 0
    for index in 0..<count {
      let a = alphaOffset.map { UInt32(source[$0]) } ?? 255
      var (r, g, b) = isAlphaOnly ? (0, 0, 0) : (UInt32(source[red]), UInt32(source[green]), UInt32(source[blue]))
      if alpha == .straight {
        (r, g, b) = ((r * a + 127) / 255, (g * a + 127) / 255, (b * a + 127) / 255)
      } else if alpha == .premultiplied {
        // A colour larger than its alpha would cause overflows in blending.
        (r, g, b) = (min(r, a), min(g, a), min(b, a))
      }
      row[index] = a << 24 | r << 16 | g << 8 | b
      source += bytesPerPixel
    }
  }

  /// Converts premultiplied pixels to bytes. Grey is the luminance.
  func write(_ row: UnsafePointer<UInt32>, into target: UnsafeMutablePointer<UInt8>, count: Int) {
    var target = target
    let isGrey = red == green && red == blue
    for index in 0..<count {
      let bits = row[index]
      let a = bits >> 24
      var (r, g, b) = (bits >> 16 & 255, bits >> 8 & 255, bits & 255)
      if alpha == .straight, a != 0, a != 255 {
        (r, g, b) = (min(255, (r * 255 + a / 2) / a), min(255, (g * 255 + a / 2) / a), min(255, (b * 255 + a / 2) / a))
      }
      if let alphaOffset, isGrey, bytesPerPixel == 1 {
        target[alphaOffset] = UInt8(truncatingIfNeeded: a)
      } else if isGrey {
        target[red] = UInt8(truncatingIfNeeded: (r * 54 + g * 183 + b * 19 + 128) >> 8)
        if let alphaOffset { target[alphaOffset] = UInt8(truncatingIfNeeded: a) }
      } else {
        target[red] = UInt8(truncatingIfNeeded: r)
        target[green] = UInt8(truncatingIfNeeded: g)
        target[blue] = UInt8(truncatingIfNeeded: b)
        if let alphaOffset { target[alphaOffset] = UInt8(truncatingIfNeeded: a) }
      }
      target += bytesPerPixel
    }
  }
}
