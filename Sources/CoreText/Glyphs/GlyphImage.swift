import Raster

/// A glyph at a size in pixels; bounds are around its origin on the baseline, y down.
enum GlyphImage: Sendable {
  /// White space, and glyphs that could not be made.
  case empty
  case mask(CoverageMask)
  case picture(PixelBuffer)

  var byteCount: Int {
    switch self {
    case .empty: 0
    case .mask(let mask): mask.stride * mask.height
    case .picture(let pixels): pixels.stride * pixels.height * 4
    }
  }
}

/// Which glyph, in which size, at which quarter of a pixel.
struct GlyphKey: Hashable {
  var face: UInt32
  var glyph: UInt32
  /// Pixels per em in 64ths.
  var size: UInt32
  var quarter: UInt8
}
