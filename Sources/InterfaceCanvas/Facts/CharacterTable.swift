internal import Foundation

/// Two consecutive characters.
struct CharacterPair: Hashable {
  var first, second: Unicode.Scalar
}

/// A reader of tables with a line for each character.
enum CharacterTable {
  /// Reads a table whose lines consist of a character and numbers.
  static func rows(_ table: String) -> [Unicode.Scalar: [Int]] {
    var rows: [Unicode.Scalar: [Int]] = [:]
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ")
      rows[character(words[0])] = words.dropFirst().compactMap { Int($0) }
    }
    return rows
  }

  /// Reads a table whose lines consist of a character and the characters that can follow it, each with a number directly after it.
  static func pairs(_ table: String) -> [CharacterPair: Int] {
    var pairs: [CharacterPair: Int] = [:]
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ")
      for word in words.dropFirst() {
        pairs[CharacterPair(first: character(words[0]), second: character(word.prefix(1)))] = Int(word.dropFirst())
      }
    }
    return pairs
  }

  /// Returns the character for a word of a table.
  /// - Parameter word: the character itself; `space` or `␣` for the space.
  static func character(_ word: Substring) -> Unicode.Scalar {
    word == "space" || word == "␣" ? " " : word.unicodeScalars.first!
  }

  /// Returns the base letter of a letter with an accent, which has the same width.
  static func letter(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    String(scalar).decomposedStringWithCompatibilityMapping.unicodeScalars.first ?? scalar
  }
}
