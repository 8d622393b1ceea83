/// The words of a line, which are consumed one by one. Words in quotation marks may contain spaces and escapes.
///
/// A line is read by Unicode scalars. In Swift, a quotation mark or a space and a following combining mark would be one character.
struct EventWords {
  let line: Int
  private var words: [(text: String, isQuoted: Bool)]
  private var index = 0

  /// - Throws: `EventRecordingError` for an unterminated quotation and for an unknown escape.
  init(_ text: Substring, line: Int) throws(EventRecordingError) {
    self.line = line
    words = []
    var rest = text.unicodeScalars
    while true {
      rest = rest.drop { $0 == " " || $0 == "\t" || $0 == "\r" }
      guard let first = rest.first else { break }
      if first == "\"" {
        words.append((try Self.quoted(&rest, line), true))
      } else {
        let word = rest.prefix { $0 != " " && $0 != "\t" && $0 != "\r" }
        words.append((String(word), false))
        rest = rest.dropFirst(word.count)
      }
    }
  }

  private static func quoted(_ rest: inout Substring.UnicodeScalarView, _ line: Int) throws(EventRecordingError) -> String {
    let start = rest
    var text = String.UnicodeScalarView()
    var scalars = rest.dropFirst()
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\"":
        rest = scalars
        return String(text)
      case "\\":
        switch scalars.popFirst() {
        case "\"": text.append("\"")
        case "\\": text.append("\\")
        case "u":
          let digits = scalars.dropFirst().prefix { $0 != "}" }
          guard scalars.first == "{", digits.count <= 8, let value = UInt32(String(digits), radix: 16), let made = Unicode.Scalar(value)
          else {
            throw EventRecordingError(line: line, expected: "a character's number, as in \\u{9}", found: String(start))
          }
          text.append(made)
          scalars = scalars.dropFirst(digits.count + 2)
        default: throw EventRecordingError(line: line, expected: "\\\", \\\\ or \\u{...} after a backslash", found: String(start))
        }
      default: text.append(scalar)
      }
    }
    throw EventRecordingError(line: line, expected: "a closing quotation mark", found: String(start))
  }

  var isAtEnd: Bool { index == words.count }
  /// The next word, without taking it; empty if there is none or it is quoted.
  var peek: String { index < words.count && !words[index].isQuoted ? words[index].text : "" }

  func refused(_ expected: String) -> EventRecordingError {
    EventRecordingError(line: line, expected: expected, found: index < words.count ? words[index].text : "")
  }

  mutating func skip() { index += 1 }

  /// Takes the word if it is the next one. Returns whether it was.
  mutating func take(_ word: String) -> Bool {
    guard index < words.count, !words[index].isQuoted, words[index].text == word else { return false }
    index += 1
    return true
  }

  mutating func string(_ what: String) throws(EventRecordingError) -> String {
    guard index < words.count, words[index].isQuoted else { throw refused("\(what) in quotation marks") }
    index += 1
    return words[index - 1].text
  }

  mutating func number(_ what: String) throws(EventRecordingError) -> Double {
    guard index < words.count, !words[index].isQuoted, let value = Double(words[index].text), value.isFinite, abs(value) < 1e9 else {
      throw refused(what)
    }
    index += 1
    return value
  }

  mutating func integer(_ what: String, _ range: ClosedRange<Int>) throws(EventRecordingError) -> Int {
    guard index < words.count, !words[index].isQuoted, let value = Int(words[index].text), range.contains(value) else {
      throw refused("\(what) from \(range.lowerBound) to \(range.upperBound)")
    }
    index += 1
    return value
  }

  mutating func one<Value>(of values: [(String, Value)]) throws(EventRecordingError) -> Value {
    guard let found = values.first(where: { $0.0 == peek }) else { throw refused(values.map(\.0).joined(separator: ", ")) }
    index += 1
    return found.1
  }

  func end() throws(EventRecordingError) { if !isAtEnd { throw refused("the end of the line") } }
}
