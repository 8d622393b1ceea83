import Raster

/// A glyph drawn at a size in pixels. Its bounds are relative to its origin on the baseline, y down.
enum GlyphImage: Sendable {
  /// White space, or a glyph that could not be drawn.
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

/// The key of a drawn glyph: face, glyph, size and quarter of a pixel.
struct GlyphKey: Hashable {
  var face: UInt32
  var glyph: UInt32
  /// The number of pixels per em in 64ths.
  var size: UInt32
  var quarter: UInt8
}
