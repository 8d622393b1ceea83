/// The class of a character for finding words.
package enum CharacterClass: Equatable {
  case letters, han, hiragana, katakana, space, sign

  package init(_ character: Character) {
    guard let scalar = character.unicodeScalars.first else {
      self = .sign
      return
    }
    switch scalar.value {
    case 0x3041...0x309f: self = .hiragana
    case 0x30a0...0x30ff, 0x31f0...0x31ff, 0xff66...0xff9f: self = .katakana
    case 0x3005...0x3007, 0x3400...0x4dbf, 0x4e00...0x9fff, 0xf900...0xfaff, 0x20000...0x3ffff: self = .han
    default:
      if character.isWhitespace {
        self = .space
      } else {
        self = character.isLetter || character.isNumber || character == "_" ? .letters : .sign
      }
    }
  }

  package var isWord: Bool { self != .space && self != .sign }
  package func joins(_ other: CharacterClass) -> Bool { self == other && self != .sign }
}
