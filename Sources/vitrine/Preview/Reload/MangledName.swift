/// The beginning of the mangled name of a type that is declared at the top level of a module, without the letter of its kind, such as
/// "4Many14MainController" (Swift's documentation: docs/ABI/Mangling.rst, "Identifiers").
struct MangledName {
  private(set) var text = ""
  /// The words of the identifiers so far, to which later ones refer by a letter.
  private var words: [Substring] = []

  init(module: String, type: String) {
    add(module)
    add(type)
  }

  private static let maximumWords = 26

  private mutating func add(_ identifier: String) {
    var pieces: [Piece] = []
    var literal = identifier.startIndex
    for word in Self.words(of: identifier) {
      if let index = words.firstIndex(of: word) {
        if literal < word.startIndex { pieces.append(.literal(identifier[literal..<word.startIndex])) }
        pieces.append(.word(index))
        literal = word.endIndex
      } else if words.count < Self.maximumWords {
        words.append(word)
      }
    }
    if literal < identifier.endIndex { pieces.append(.literal(identifier[literal...])) }
    let last = pieces.lastIndex { if case .word = $0 { true } else { false } }
    if last != nil { text += "0" }
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .literal(let letters): text += "\(letters.utf8.count)\(letters)"
      case .word(let number): text.unicodeScalars.append(Unicode.Scalar(UInt8(ascii: index == last ? "A" : "a") + UInt8(number)))
      }
    }
    if let last, last == pieces.count - 1 { text += "0" }
  }

  private enum Piece {
    case literal(Substring)
    case word(Int)
  }

  /// Returns the words of an identifier that have at least two letters. A word begins with a capital after another letter, and at the
  /// beginning and after an underscore; digits begin none.
  private static func words(of identifier: String) -> [Substring] {
    var words: [Substring] = []
    var start: String.Index?
    var previous: Character?
    func end(_ index: String.Index) {
      if let first = start, identifier.distance(from: first, to: index) >= 2 { words.append(identifier[first..<index]) }
      start = nil
    }
    for index in identifier.indices {
      let character = identifier[index]
      if start != nil, character == "_" || (previous?.isUppercase == false && character.isUppercase) { end(index) }
      if start == nil, character != "_", !character.isNumber { start = index }
      previous = character
    }
    end(identifier.endIndex)
    return words
  }
}
