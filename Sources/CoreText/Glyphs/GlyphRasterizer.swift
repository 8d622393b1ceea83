import CFreeType
import Foundation
import Raster

/// Draws glyphs with FreeType, without hinting, with 256 levels of coverage. Used under `TextEngine.lock`.
struct GlyphRasterizer {
  /// The largest size, in pixels per em. Larger glyphs are filled as paths, because they would take too much of the cache.
  static let maximumSize = 320.0

  let library: FT_Library?

  /// Draws a glyph.
  ///
  /// - Parameters:
  ///   - size: the number of pixels per em.
  ///   - quarter: the number of quarters of a pixel that the glyph is moved to the right, 0 to 3.
  func image(_ glyph: UInt32, of face: FontFace, size: Double, quarter: UInt8) -> GlyphImage {
    guard let ft = face.sized(size, library: library) else { return .empty }
    if face.isColor { return picture(glyph, ft, size: size) }
    guard FT_Load_Glyph(ft, glyph, FT_Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)) == 0, let slot = ft.pointee.glyph,
      slot.pointee.format == glyphFormatOutline
    else { return .empty }
    if face.isOblique { Self.slant(&slot.pointee.outline) }
    FT_Outline_Translate(&slot.pointee.outline, FT_Pos(quarter) * 16, 0)
    guard FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) == 0 else { return .empty }
    let bitmap = slot.pointee.bitmap
    let (width, height) = (Int(bitmap.width), Int(bitmap.rows))
    guard width > 0, height > 0, let source = bitmap.buffer,
      let mask = CoverageMask(
        bounds: PixelRect(x: Int(slot.pointee.bitmap_left), y: -Int(slot.pointee.bitmap_top), width: width, height: height))
    else { return .empty }
    for y in 0..<height {
      mask.row(mask.bounds.minY + y).update(from: source + y * Int(bitmap.pitch), count: width)
    }
    return .mask(mask)
  }

  private static func slant(_ outline: inout FT_Outline) {
    var matrix = FT_Matrix(xx: 0x10000, xy: 0x366a, yx: 0, yy: 0x10000)
    FT_Outline_Transform(&outline, &matrix)
  }

  // MARK: Colour

  /// Returns a colour glyph, scaled from its bitmap by averaging.
  private func picture(_ glyph: UInt32, _ face: FT_Face, size: Double) -> GlyphImage {
    guard let strike = strike(glyph, face) else { return .empty }
    let scale = size / strike.pixelsPerEm
    let target = PixelRect(
      minX: Int((Double(strike.left) * scale).rounded(.down)), minY: Int((Double(-strike.top) * scale).rounded(.down)),
      maxX: Int((Double(strike.left + strike.pixels.width) * scale).rounded(.up)),
      maxY: Int((Double(-strike.top + strike.pixels.height) * scale).rounded(.up)))
    guard !target.isEmpty, let out = PixelBuffer(bounds: target) else { return .empty }
    AreaScaler.scale(
      strike.pixels, into: out, x: Double(strike.left) * scale, y: Double(-strike.top) * scale, scale: scale)
    return .picture(out)
  }

  /// Returns the bitmap in the font, in its own size.
  func strike(_ glyph: UInt32, _ face: FT_Face) -> (pixels: PixelBuffer, left: Int, top: Int, pixelsPerEm: Double)? {
    guard FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_COLOR)) == 0, let slot = face.pointee.glyph else { return nil }
    let bitmap = slot.pointee.bitmap
    let (width, height) = (Int(bitmap.width), Int(bitmap.rows))
    guard bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), let source = bitmap.buffer, (1...1024).contains(width),
      (1...1024).contains(height), let pixels = PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: width, height: height))
    else { return nil }
    for y in 0..<height {
      let row = UnsafeRawPointer(source + y * Int(bitmap.pitch)).assumingMemoryBound(to: UInt32.self)
      pixels.row(y).update(from: row, count: width)
    }
    let pixelsPerEm = max(1, Double(face.pointee.size.pointee.metrics.y_ppem))
    return (pixels, Int(slot.pointee.bitmap_left), Int(slot.pointee.bitmap_top), pixelsPerEm)
  }
}

/// FreeType's constant is a macro that Swift does not see: 'outl'.
let glyphFormatOutline = FT_Glyph_Format(rawValue: 0x6f75_746c)
