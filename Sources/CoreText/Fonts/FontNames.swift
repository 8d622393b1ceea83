import CPango
import Foundation

/// Finds fonts by name, with fontconfig in a private configuration that contains the font folders and no rules of the user. Created when a
/// name is first looked up; the system font does not need it.
final class FontNames {
  struct Match {
    let path: String
    let index: Int
    let isItalic: Bool
  }

  private let config: OpaquePointer?

  init(root: String) {
    let escaped = root.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
    let text = """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd"><fontconfig>
      <dir>\(escaped)</dir><cachedir>/var/cache/fontconfig</cachedir><cachedir prefix="xdg">fontconfig</cachedir>
      </fontconfig>
      """
    config = FcConfigCreate()
    guard FcConfigParseAndLoadFromMemory(config, text, FcFalse) == FcTrue, FcConfigBuildFonts(config) == FcTrue else {
      textLog.error("fontconfig finds no fonts below \(root): fonts cannot be looked up by name")
      return
    }
  }

  private var FcTrue: Int32 { 1 }
  private var FcFalse: Int32 { 0 }

  /// Returns the nearest face of an installed family, or the face with that PostScript or full name; nil if there is none.
  func match(_ name: String, weight: FontWeight, isItalic: Bool) -> Match? {
    let wanted = name.lowercased()
    var best: (score: Int, path: String, index: Int, isItalic: Bool)?
    for font in fonts {
      let isExact =
        strings(font, FC_POSTSCRIPT_NAME).contains { $0.lowercased() == wanted }
        || strings(font, FC_FULLNAME).contains { $0.lowercased() == wanted }
      guard isExact || strings(font, FC_FAMILY).contains(where: { $0.lowercased() == wanted }) else { continue }
      guard let path = strings(font, FC_FILE).first else { continue }
      let slanted = integer(font, FC_SLANT) > 0
      let css = Int(FcWeightToOpenTypeDouble(number(font, FC_WEIGHT)))
      let score = isExact ? -1 : abs(css - weight.css) + (slanted == isItalic ? 0 : 2000) + abs(integer(font, FC_WIDTH) - 100) * 10
      let candidate = (score, path, integer(font, FC_INDEX) & 0xffff, slanted)
      if best == nil || (candidate.0, candidate.1, candidate.2) < (best!.score, best!.path, best!.index) { best = candidate }
    }
    return best.map { Match(path: $0.path, index: $0.index, isItalic: $0.isItalic) }
  }

  /// Returns the first file, sorted by name, that has the character.
  func file(covering scalar: UInt32) -> Match? {
    first { font in
      var set: OpaquePointer?
      return FcPatternGetCharSet(font, FC_CHARSET, 0, &set) == FcResultMatch && FcCharSetHasChar(set, scalar) == FcTrue
    }
  }

  func anyFile() -> Match? { first { _ in true } }

  /// Adds the fonts of a file. Returns false if there are none.
  func register(file: String) -> Bool {
    let before = added.count
    return FcConfigAppFontAddFile(config, file) == FcTrue && added.count > before
  }

  /// Whether a registered file contains a font with that PostScript or full name.
  func isRegistered(_ name: String) -> Bool {
    let wanted = name.lowercased()
    return added.contains { font in
      (strings(font, FC_POSTSCRIPT_NAME) + strings(font, FC_FULLNAME)).contains { $0.lowercased() == wanted }
    }
  }

  /// Returns all families, sorted.
  func families() -> [String] {
    Array(Set(fonts.compactMap { strings($0, FC_FAMILY).first })).sorted()
  }

  /// Returns the PostScript names of a family's faces, sorted.
  func faceNames(ofFamily family: String) -> [String] {
    let wanted = family.lowercased()
    return Array(
      Set(
        fonts.filter { strings($0, FC_FAMILY).contains { $0.lowercased() == wanted } }
          .compactMap { strings($0, FC_POSTSCRIPT_NAME).first })
    ).sorted()
  }

  private func first(where fits: (OpaquePointer) -> Bool) -> Match? {
    var best: Match?
    for font in fonts where fits(font) {
      guard let path = strings(font, FC_FILE).first else { continue }
      let match = Match(path: path, index: integer(font, FC_INDEX) & 0xffff, isItalic: integer(font, FC_SLANT) > 0)
      if best == nil || (match.path, match.index) < (best!.path, best!.index) { best = match }
    }
    return best
  }

  private var fonts: [OpaquePointer] { Array(added) + Array(list(FcSetSystem)) }
  private var added: UnsafeBufferPointer<OpaquePointer> { list(FcSetApplication) }

  private func list(_ kind: FcSetName) -> UnsafeBufferPointer<OpaquePointer> {
    guard let set = FcConfigGetFonts(config, kind) else { return .init(start: nil, count: 0) }
    let count = Int(set.pointee.nfont)
    return UnsafeRawPointer(set.pointee.fonts)?.bindMemory(to: OpaquePointer.self, capacity: count)
      .withMemoryRebound(to: OpaquePointer.self, capacity: count) { UnsafeBufferPointer(start: $0, count: count) }
      ?? .init(start: nil, count: 0)
  }

  private func strings(_ font: OpaquePointer, _ key: String) -> [String] {
    var out: [String] = []
    var value: UnsafeMutablePointer<FcChar8>?
    while FcPatternGetString(font, key, Int32(out.count), &value) == FcResultMatch, let text = value {
      out.append(String(cString: text))
    }
    return out
  }

  private func integer(_ font: OpaquePointer, _ key: String) -> Int {
    var value: Int32 = 0
    return FcPatternGetInteger(font, key, 0, &value) == FcResultMatch ? Int(value) : 0
  }

  private func number(_ font: OpaquePointer, _ key: String) -> Double {
    var value = 0.0
    return FcPatternGetDouble(font, key, 0, &value) == FcResultMatch ? value : 80
  }
}
