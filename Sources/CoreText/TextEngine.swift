import CFreeType
import Foundation
import Logging

let textLog = Logger(label: "vitrine.text")

/// The C libraries' shared state, made at the first use of text: one lock guards all of it, so that text can be laid out and
/// drawn on any thread.
final class TextEngine: @unchecked Sendable {
  static let shared = TextEngine(fontRoot: "/usr/share/fonts")

  let lock = NSRecursiveLock()
  let fonts: FontLibrary
  var glyphs: GlyphCache
  let freeType: FT_Library?

  /// - Parameter fontRoot: the folder that Debian's font packages install below.
  init(fontRoot: String, glyphBudget: Int = 16 << 20) {
    var library: FT_Library?
    if FT_Init_FreeType(&library) != 0 { textLog.error("FreeType does not start: no glyph can be drawn") }
    freeType = library
    fonts = FontLibrary(root: fontRoot)
    glyphs = GlyphCache(byteBudget: glyphBudget)
  }

  func withLock<T>(_ body: () throws -> T) rethrows -> T {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }
}

/// Counters of the process's glyph cache, for tests and statistics.
package enum GlyphStatistics {
  package struct Counts: Equatable, Sendable { package var hits, misses, glyphs, bytes, byteBudget: Int }

  package static var current: Counts {
    TextEngine.shared.withLock { TextEngine.shared.glyphs.counts }
  }

  /// Lets go of all glyphs.
  package static func purge() { TextEngine.shared.withLock { TextEngine.shared.glyphs.purge() } }
}
