import CFreeType
import CPango
import Foundation

/// An open font face. HarfBuzz's font is created at once, FreeType's face when a glyph is first drawn. It lives as long as the process. All
/// members except the constants are used under `TextEngine.lock`.
package final class FontFace: @unchecked Sendable {
  /// A small number that identifies the face within the process; the key of the glyph cache.
  let number: UInt32
  let path: String
  let index: Int
  /// Whether glyphs are slanted by 12 degrees, because the family has no italic face.
  let isOblique: Bool
  let isColor: Bool
  let unitsPerEm: Double
  let metrics: FaceMetrics
  let hbFont: OpaquePointer
  private var freeType: FT_Face?
  private var freeTypeFailed = false
  private var size26_6: FT_F26Dot6 = 0

  init?(path: String, index: Int, isOblique: Bool, number: UInt32) {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
    defer { hb_blob_destroy(blob) }
    guard let face = hb_face_create(blob, UInt32(index)) else { return nil }
    defer { hb_face_destroy(face) }
    guard hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face) else { return nil }
    self.path = path
    self.index = index
    self.isOblique = isOblique
    self.number = number
    hbFont = font
    unitsPerEm = max(1, Double(hb_face_get_upem(face)))
    isColor = hb_ot_color_has_png(face) != 0
    metrics = FaceMetrics(font: font, unitsPerEm: unitsPerEm)
  }

  /// Returns nil if the face has no glyph for the character.
  func glyph(for scalar: UInt32) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(hbFont, scalar, &glyph) != 0 ? glyph : nil
  }

  /// Returns FreeType's face at a size in pixels per em; nil if the file cannot be opened (logged once).
  func sized(_ pixels: Double, library: FT_Library?) -> FT_Face? {
    guard let face = opened(library) else { return nil }
    let wanted = FT_F26Dot6((pixels * 64).rounded())
    if wanted != size26_6 {
      if isColor, face.pointee.num_fixed_sizes > 0 {
        FT_Select_Size(face, 0)
      } else {
        FT_Set_Char_Size(face, wanted, wanted, 72, 72)
      }
      size26_6 = wanted
    }
    return face
  }

  private func opened(_ library: FT_Library?) -> FT_Face? {
    if let freeType { return freeType }
    guard !freeTypeFailed else { return nil }
    let error = FT_New_Face(library, path, FT_Long(index), &freeType)
    if error != 0 {
      freeTypeFailed = true
      textLog.error("FreeType cannot open \(path) (error \(error)): its glyphs are left out")
    }
    return freeType
  }
}
