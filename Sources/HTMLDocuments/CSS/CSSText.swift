import Foundation

/// The lexical parts of CSS that rules and declarations share.
enum CSSText {
  /// Splits a text at a character outside of quotes and parentheses.
  static func split(_ text: some StringProtocol, at separator: Character) -> [Substring] {
    var parts: [Substring] = []
    let text = Substring(text)
    var start = text.startIndex
    var quote: Character?
    var depth = 0
    for index in text.indices {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == "(" {
        depth += 1
      } else if character == ")" {
        depth = max(0, depth - 1)
      } else if character == separator, depth == 0 {
        parts.append(text[start..<index])
        start = text.index(after: index)
      }
    }
    return parts + [text[start...]]
  }

  /// Removes comments.
  static func withoutComments(_ text: String) -> String {
    var result = ""
    var rest = Substring(text)
    while let open = rest.range(of: "/*") {
      result += rest[..<open.lowerBound] + " "
      guard let close = rest[open.upperBound...].range(of: "*/") else { return result }
      rest = rest[close.upperBound...]
    }
    return result + rest
  }
}

extension StringProtocol {
  /// The text without white space at its ends.
  var trimmed: Substring {
    let text = Substring(self)
    guard let first = text.firstIndex(where: { !$0.isWhitespace }), let last = text.lastIndex(where: { !$0.isWhitespace }) else {
      return ""
    }
    return text[first...last]
  }
}
