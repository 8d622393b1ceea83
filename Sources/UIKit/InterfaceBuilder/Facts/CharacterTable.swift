import Foundation

/// Two characters that follow each other.
struct CharacterPair: Hashable {
  var first, second: Unicode.Scalar
}

/// Reads tables with a line for each character.
enum CharacterTable {
  /// Of a table whose lines have a character, and its numbers.
  static func rows(_ table: String) -> [Unicode.Scalar: [Int]] {
    var rows: [Unicode.Scalar: [Int]] = [:]
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ")
      rows[character(words[0])] = words.dropFirst().compactMap { Int($0) }
    }
    return rows
  }

  /// Of a table whose lines have a character, and those that may follow it, each with a number at once.
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

  /// - Parameter word: `space` or `␣` is the space.
  static func character(_ word: Substring) -> Unicode.Scalar {
    word == "space" || word == "␣" ? " " : word.unicodeScalars.first!
  }

  /// The letter that one with an accent has the width of.
  static func letter(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    String(scalar).decomposedStringWithCompatibilityMapping.unicodeScalars.first ?? scalar
  }
}
