import CCairo
import CFreeType
import Foundation

/// The font faces used in documents. Each is opened once and kept for the lifetime of the process.
///
/// One lock protects FreeType and cairo's fonts, which all documents share.
final class PDFFonts: @unchecked Sendable {
  static let shared = PDFFonts()

  private struct Key: Hashable {
    var file: String
    var index: Int
  }

  private let lock = NSRecursiveLock()
  private let library: FT_Library?
  private var faces: [Key: OpaquePointer?] = [:]

  private init() {
    var library: FT_Library?
    library = FT_Init_FreeType(&library) == 0 ? library : nil
    self.library = library
  }

  func withLock<T>(_ body: () throws -> T) rethrows -> T {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }

  /// Returns a face; nil if the file does not contain it. Call it with the lock held.
  func face(_ file: String, _ index: Int) -> OpaquePointer? {
    let key = Key(file: file, index: index)
    if let known = faces[key] { return known }
    var face: FT_Face?
    var made: OpaquePointer?
    if FT_New_Face(library, file, FT_Long(index), &face) == 0 {
      made = cairo_ft_font_face_create_for_ft_face(face, Int32(FT_LOAD_NO_HINTING))
      if let font = made, cairo_font_face_status(font) != CAIRO_STATUS_SUCCESS { made = nil }
    }
    faces[key] = .some(made)
    return made
  }
}
