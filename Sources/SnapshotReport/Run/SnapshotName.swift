import Foundation

/// The name of a picture's files: the name of a preview, and the conditions under which it was drawn.
package struct SnapshotName: Codable, Hashable, Sendable, Comparable {
  package var preview: String
  /// The conditions, such as "dark, accessibility3"; empty for the default ones.
  package var variant: String

  package init(preview: String, variant: String = "") { (self.preview, self.variant) = (preview, variant) }

  /// Reads the name of a file without its extension; nil if `file` does not produce that name. A truncated name cannot be read.
  package init?(file: String) {
    let parts = file.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count <= 2, !file.contains("~"), let preview = parts[0].removingPercentEncoding,
      let variant = parts.count > 1 ? parts[1].removingPercentEncoding : "", !preview.isEmpty
    else { return nil }
    self.init(preview: preview, variant: variant)
  }

  /// The name that reports show: the preview, followed by the variant in parentheses.
  package var title: String { variant.isEmpty ? preview : "\(preview) (\(variant))" }

  /// The name of the files without an extension. Different names have different files, and a name has the same file on all systems.
  ///
  /// Letters, digits and some punctuation are unchanged; all other bytes are written as %XX. An @ separates preview and variant. Names that
  /// are longer than a file system allows are truncated, and end in a hash of the whole name.
  package var file: String {
    let whole = Self.escaped(preview) + (variant.isEmpty ? "" : "@" + Self.escaped(variant))
    guard whole.utf8.count > Self.maximumLength else { return whole }
    return String(whole.prefix(Self.maximumLength - 18)) + "~" + Self.hash(whole)
  }

  /// The maximum length of a name in bytes. Linux allows 255, including the extension.
  private static let maximumLength = 200
  private static let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.,+= ()".utf8)

  private static func escaped(_ text: String) -> String {
    var result = ""
    for (index, character) in text.enumerated() {
      let isLetter = character.unicodeScalars.allSatisfy { $0.value > 127 && $0.properties.isAlphabetic }
      // A dot at the beginning would hide the file.
      let isPlain = character.utf8.allSatisfy(plain.contains) && !(index == 0 && character == ".")
      if isLetter || isPlain {
        result.append(character)
      } else {
        for byte in character.utf8 { result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true) }
      }
    }
    return result
  }

  /// The 64-bit FNV-1a hash.
  static func hash(_ text: String) -> String {
    let value = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The order of the Unicode scalars, which does not depend on the locale.
  package static func < (a: SnapshotName, b: SnapshotName) -> Bool {
    a.preview == b.preview
      ? a.variant.unicodeScalars.lexicographicallyPrecedes(b.variant.unicodeScalars)
      : a.preview.unicodeScalars.lexicographicallyPrecedes(b.preview.unicodeScalars)
  }
}
