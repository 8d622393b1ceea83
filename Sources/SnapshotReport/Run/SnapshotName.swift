import Foundation

/// The name of the files of a picture: of a preview, and of the conditions under which it was drawn.
package struct SnapshotName: Codable, Hashable, Sendable, Comparable {
  package var preview: String
  /// Such as "dark, accessibility3"; empty for the usual conditions.
  package var variant: String

  package init(preview: String, variant: String = "") { (self.preview, self.variant) = (preview, variant) }

  /// Reads the name of a file without its ending; nil if it is none that `file` makes. Names that were cut cannot be read.
  package init?(file: String) {
    let parts = file.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count <= 2, !file.contains("~"), let preview = parts[0].removingPercentEncoding,
      let variant = parts.count > 1 ? parts[1].removingPercentEncoding : "", !preview.isEmpty
    else { return nil }
    self.init(preview: preview, variant: variant)
  }

  /// What people read.
  package var title: String { variant.isEmpty ? preview : "\(preview) (\(variant))" }

  /// The name of the files without an ending. Different names have different files, and the same name has the same file everywhere.
  ///
  /// Letters, digits and a few signs stand for themselves; all other bytes are written as %XX. An @ divides preview and variant. Names that are
  /// longer than a file system allows are cut, and end in a hash of the whole.
  package var file: String {
    let whole = Self.escaped(preview) + (variant.isEmpty ? "" : "@" + Self.escaped(variant))
    guard whole.utf8.count > Self.longest else { return whole }
    return String(whole.prefix(Self.longest - 18)) + "~" + Self.hash(whole)
  }

  /// The longest name in bytes: 255 are the limit of Linux, and endings follow.
  private static let longest = 200
  private static let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.,+= ()".utf8)

  private static func escaped(_ text: String) -> String {
    var result = ""
    for (index, character) in text.enumerated() {
      let isLetter = character.unicodeScalars.allSatisfy { $0.value > 127 && $0.properties.isAlphabetic }
      // A point at the beginning would hide the file.
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

  /// By scalars, which is the same order everywhere.
  package static func < (a: SnapshotName, b: SnapshotName) -> Bool {
    a.preview == b.preview
      ? a.variant.unicodeScalars.lexicographicallyPrecedes(b.variant.unicodeScalars)
      : a.preview.unicodeScalars.lexicographicallyPrecedes(b.preview.unicodeScalars)
  }
}
