public import CoreGraphics
import CPango
public import FoundationCompatibility
import Raster

/// The direction in which glyphs are laid out (Apple: CTFontOrientation). Vertical text is not implemented: it is measured as horizontal text.
public enum CTFontOrientation: UInt32, Sendable {
  case `default` = 0
  case horizontal, vertical
}

/// Writes the glyph of each UTF-16 unit, and 0 where the font has none. The second unit of a surrogate pair has the glyph 0, too. Fallback
/// fonts and ligatures are not used (Apple: CTFontGetGlyphsForCharacters).
/// - Returns: whether the font has glyphs for all characters.
@discardableResult
public func CTFontGetGlyphsForCharacters(
  _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>, _ count: CFIndex
) -> Bool {
  guard count > 0 else { return true }
  return TextEngine.shared.withLock {
    var (hasAll, index) = (true, 0)
    while index < count {
      var value = UInt32(characters[index]), length = 1
      if UTF16.isLeadSurrogate(characters[index]), index + 1 < count, UTF16.isTrailSurrogate(characters[index + 1]) {
        value = 0x10000 + (value & 0x3ff) << 10 + UInt32(characters[index + 1]) & 0x3ff
        length = 2
        glyphs[index + 1] = 0
      }
      let glyph = font.face?.glyph(for: value)
      glyphs[index] = CGGlyph(truncatingIfNeeded: glyph ?? 0)
      if glyph == nil { hasAll = false }
      index += length
    }
    return hasAll
  }
}

/// Returns the outline of a glyph in points, y up, with the start of its baseline at the origin (Apple: CTFontCreatePathForGlyph).
/// - Returns: nil for glyphs without an outline, such as white space and pictures.
public func CTFontCreatePathForGlyph(_ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?) -> CGPath? {
  let size = Double(font.pointSize) * font.glyphScale, engine = TextEngine.shared
  let outline = engine.withLock { font.face.flatMap { GlyphOutline.path(UInt32(glyph), of: $0, library: engine.freeType) } }
  guard let outline, !outline.isEmpty else { return nil }
  let path = CGPath(vector: outline.transformed(by: Affine(a: size, b: 0, c: 0, d: size, tx: 0, ty: 0)))
  return matrix == nil ? path : path.copy(using: matrix)
}

/// Writes the advance of each glyph in points if there is a buffer (Apple: CTFontGetAdvancesForGlyphs).
/// - Returns: the sum of the advances.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>, _ advances: UnsafeMutablePointer<CGSize>?,
  _ count: CFIndex
) -> Double {
  TextEngine.shared.withLock {
    (0..<max(0, count)).reduce(0) { sum, index in
      let advance = font.face.map {
        Double(hb_font_get_glyph_h_advance($0.hbFont, UInt32(glyphs[index]))) * font.unit(of: $0) + font.tracking
      }
      advances?[index] = CGSize(width: advance ?? 0, height: 0)
      return sum + (advance ?? 0)
    }
  }
}

/// Writes the bounds of each glyph in points, y up, if there is a buffer (Apple: CTFontGetBoundingRectsForGlyphs).
/// - Returns: the union of the bounds; `CGRect.null` if no glyph has an outline.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>, _ boundingRects: UnsafeMutablePointer<CGRect>?,
  _ count: CFIndex
) -> CGRect {
  TextEngine.shared.withLock {
    (0..<max(0, count)).reduce(.null) { union, index in
      var extents = hb_glyph_extents_t()
      guard let face = font.face, hb_font_get_glyph_extents(face.hbFont, UInt32(glyphs[index]), &extents) != 0 else {
        boundingRects?[index] = .zero
        return union
      }
      let unit = font.unit(of: face)
      let rect = CGRect(
        x: Double(extents.x_bearing) * unit, y: Double(extents.y_bearing + extents.height) * unit, width: Double(extents.width) * unit,
        height: Double(-extents.height) * unit)
      boundingRects?[index] = rect
      return rect.isEmpty ? union : union.union(rect)
    }
  }
}

/// Returns the number of glyphs in the font's file.
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex {
  TextEngine.shared.withLock { font.face.map { Int(hb_face_get_glyph_count(hb_font_get_face($0.hbFont))) } ?? 0 }
}

extension CTFont {
  /// The length in points of a unit of a face's design.
  fileprivate func unit(of face: FontFace) -> Double { Double(pointSize) * glyphScale / face.unitsPerEm }
}
