import Foundation

/// Finds the positions at which words of a language may be hyphenated, with libhyphen. Used under `TextEngine.lock`.
final class Hyphenator {
  private let dictionary: OpaquePointer
  private let library: Library
  /// Whether the patterns are in UTF-8; otherwise in ISO 8859-1.
  private let isUnicode: Bool

  /// The folder with the patterns of Debian's packages.
  static let folder = "/usr/share/hyphen"

  /// Returns the hyphenator for the user's preferred language; nil if there are no patterns for it.
  static func preferred(of engine: TextEngine) -> Hyphenator? {
    let language = Locale.preferredLanguages.first ?? "en"
    if let known = engine.hyphenators[language] { return known.value }
    let made = path(for: language).flatMap { Hyphenator(path: $0) }
    engine.hyphenators[language] = Known(value: made)
    return made
  }

  struct Known { var value: Hyphenator? }

  /// Returns the pattern file for a BCP 47 tag: that of the region, or the first one of the language.
  static func path(for tag: String, folder: String = folder) -> String? {
    let parts = tag.split { $0 == "-" || $0 == "_" }.map(String.init)
    guard let code = parts.first?.lowercased(), let files = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return nil }
    // "C" is not a language; `Locale` uses English for it.
    let language = code == "c" || code == "und" ? "en" : code
    let region = parts.dropFirst().last { $0.count == 2 }?.uppercased()
    if let region, files.contains("hyph_\(language)_\(region).dic") { return "\(folder)/hyph_\(language)_\(region).dic" }
    let main = "hyph_\(language)_\(language == "en" ? "US" : language.uppercased()).dic"
    if files.contains(main) { return "\(folder)/\(main)" }
    return files.filter { $0 == "hyph_\(language).dic" || $0.hasPrefix("hyph_\(language)_") && $0.hasSuffix(".dic") }.min().map {
      "\(folder)/\($0)"
    }
  }

  /// Reads a file of patterns. Returns nil if it cannot be read, or if libhyphen is not installed.
  init?(path: String) {
    guard let library = Library.shared, let file = FileHandle(forReadingAtPath: path) else { return nil }
    let first = (try? file.read(upToCount: 64)).flatMap { $0 }.map { String(decoding: $0.prefix { $0 != 10 && $0 != 13 }, as: UTF8.self) }
    try? file.close()
    guard let set = first?.uppercased(), ["UTF-8", "ISO8859-1"].contains(set), let dictionary = library.load(path) else { return nil }
    (self.library, self.dictionary, isUnicode) = (library, dictionary, set == "UTF-8")
  }

  deinit { library.free(dictionary) }

  /// Returns the offsets in a word before which a line may begin, in UTF-16 units. The word must consist of letters.
  func breakOffsets(in word: ArraySlice<UInt16>) -> [Int] {
    guard word.count >= 5, word.count <= 100 else { return [] }
    var bytes: [UInt8] = []
    for unit in word {
      // Converts to lower case, unless that changes the number of characters.
      guard let scalar = Unicode.Scalar(unit) else { return [] }
      let lower = scalar.properties.lowercaseMapping.unicodeScalars
      let letter = lower.count == 1 ? lower.first! : scalar
      if isUnicode {
        bytes += Array(Unicode.UTF8.encode(letter)!)
      } else {
        guard let byte = UInt8(exactly: letter.value) else { return [] }
        bytes.append(byte)
      }
    }
    var hyphens = [CChar](repeating: 0, count: bytes.count + 5)
    var replacements: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    var positions, cuts: UnsafeMutablePointer<Int32>?
    let count = Int32(bytes.count)
    let failed = bytes.map { CChar(bitPattern: $0) }.withUnsafeBufferPointer {
      library.hyphenate(dictionary, $0.baseAddress, count, &hyphens, nil, &replacements, &positions, &cuts)
    }
    var changed: Set<Int> = []
    if let replacements {
      for index in 0..<bytes.count {
        if let text = replacements[index] {
          changed.insert(index)
          Glibc.free(text)
        }
      }
      Glibc.free(replacements)
      Glibc.free(positions)
      Glibc.free(cuts)
    }
    guard failed == 0 else { return [] }
    // An odd number allows a hyphen after the letter at that index.
    return (0..<word.count - 1).filter { hyphens[$0] & 1 == 1 && !changed.contains($0) }.map { $0 + 1 }
  }

  /// The functions of libhyphen, loaded when the first word is hyphenated.
  private final class Library: @unchecked Sendable {
    typealias Load = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
    typealias Free = @convention(c) (OpaquePointer?) -> Void
    typealias Hyphenate =
      @convention(c) (
        OpaquePointer?, UnsafePointer<CChar>?, Int32, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<CChar>?,
        UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>?, UnsafeMutablePointer<UnsafeMutablePointer<Int32>?>?,
        UnsafeMutablePointer<UnsafeMutablePointer<Int32>?>?
      ) -> Int32

    static let shared = Library()
    let load: Load
    let free: Free
    let hyphenate: Hyphenate

    private init?() {
      guard let handle = dlopen("libhyphen.so.0", RTLD_NOW), let load = dlsym(handle, "hnj_hyphen_load"),
        let free = dlsym(handle, "hnj_hyphen_free"), let hyphenate = dlsym(handle, "hnj_hyphen_hyphenate2")
      else {
        textLog.warning("Words are not hyphenated: libhyphen is not installed (package libhyphen0)")
        return nil
      }
      self.load = unsafeBitCast(load, to: Load.self)
      self.free = unsafeBitCast(free, to: Free.self)
      self.hyphenate = unsafeBitCast(hyphenate, to: Hyphenate.self)
    }
  }
}
