import CFreeType
import Foundation
import Logging

let textLog = Logger(label: "vitrine.text")

/// The shared state of the C libraries, created on the first use of text. One lock protects it, so that
/// any thread may lay out and draw text.
final class TextEngine: @unchecked Sendable {
  static let shared = TextEngine(fontRoot: "/usr/share/fonts")

  let lock = NSRecursiveLock()
  let fonts: FontLibrary
  var glyphs: GlyphCache
  let freeType: FT_Library?
  /// The loaded hyphenation patterns by language.
  var hyphenators: [String: Hyphenator.Known] = [:]

  /// - Parameter fontRoot: the folder into which Debian's font packages are installed.
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

/// The counters of the process's glyph cache, for tests and statistics.
package enum GlyphStatistics {
  package struct Counts: Equatable, Sendable { package var hits, misses, glyphs, bytes, byteBudget: Int }

  package static var current: Counts {
    TextEngine.shared.withLock { TextEngine.shared.glyphs.counts }
  }

  /// Removes all glyphs from the cache.
  package static func purge() { TextEngine.shared.withLock { TextEngine.shared.glyphs.purge() } }
}
