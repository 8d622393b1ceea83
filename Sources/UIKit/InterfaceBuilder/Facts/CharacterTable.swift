import Foundation

/// Reads tables with a line for each character: the character, and its numbers.
enum CharacterTable {
  static func rows(_ table: String) -> [Unicode.Scalar: [Int]] {
    var rows: [Unicode.Scalar: [Int]] = [:]
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ")
      rows[character(words[0])] = words.dropFirst().compactMap { Int($0) }
    }
    return rows
  }

  /// - Parameter word: `space` or `␣` is the space.
  static func character(_ word: Substring) -> Unicode.Scalar {
    word == "space" || word == "␣" ? " " : word.unicodeScalars.first!
  }

  /// The letter that one with an accent has the width of.
  static func letter(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    String(scalar).decomposedStringWithCompatibilityMapping.unicodeScalars.first ?? scalar
  }
}
