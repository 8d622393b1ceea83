import Foundation

/// Parses the few forms of Ruby in which specifications and Podfiles are written.
enum PodRuby {
  /// Returns the statements of a program, each on one line and without comments. Lists that span lines are joined.
  static func statements(of text: String) -> [String] {
    var statements: [String] = []
    var open = ""
    for line in text.split(whereSeparator: \.isNewline) {
      let code = withoutComment(line)
      guard !code.isEmpty else { continue }
      open += open.isEmpty ? code : " " + code
      let brackets = withoutStrings(open)
      let depth = brackets.count { "[{(".contains($0) } - brackets.count { "]})".contains($0) }
      if depth > 0 || code.hasSuffix(",") || code.hasSuffix("=") || code.hasSuffix("=>") || code.hasSuffix("\\") { continue }
      statements.append(open)
      open = ""
    }
    return open.isEmpty ? statements : statements + [open]
  }

  /// Parses `Pod::Spec.new do |s|` and `s.subspec 'Core' do |core|`.
  static func block(_ statement: String) -> (kind: String, name: String, variable: String)? {
    guard let found = match(#"\.(new|subspec|test_spec|app_spec)\b\s*\(?(?:['"]([^'"]*)['"])?\)?\s*(?:do|\{)\s*\|\s*(\w+)\s*\|"#, statement)
    else {
      return nil
    }
    return (found[1], found[2], found[3])
  }

  /// Parses `s.source_files = ...`, `s.ios.resources = ...` and `s.dependency '...'`.
  static func assignment(_ statement: String) -> (variable: String, attribute: String, value: String)? {
    guard let found = match(#"^\s*(\w+)\.(?:ios\.)?(\w+)(?:\s*\+?=\s*|\s*\(\s*|\s+)(['"\[{%].*)$"#, statement) else { return nil }
    return (found[1], found[2], found[3])
  }

  /// Parses `pod 'Name/Part', :path => '../'`.
  static func pod(_ statement: String) -> (name: String, path: String?)? {
    guard let found = match(#"^\s*pod\s*\(?\s*['"]([^'"]+)['"]"#, statement) else { return nil }
    let path = match(#"(?::path\s*=>|\bpath:)\s*['"]([^'"]+)['"]"#, statement)
    return (found[1], path?[1])
  }

  /// Returns the quoted strings, or the words of `%w[...]`.
  static func strings(_ value: String) -> [String] {
    if let words = match(#"^\s*%[wWiI][\[({<]([^\])}>]*)"#, value) {
      return words[1].split(whereSeparator: \.isWhitespace).map(String.init)
    }
    return quoted(value)
  }

  /// Parses `{ 'Name' => ['a', 'b'], 'Other' => 'c' }`.
  static func table(_ value: String) -> [String: [String]] {
    var table: [String: [String]] = [:]
    let entry = #"(?:['"]([^'"]+)['"]\s*(?:=>|:)|(\w+):)\s*(\[[^\]]*\]|['"][^'"]*['"])"#
    guard let expression = try? NSRegularExpression(pattern: entry) else { return [:] }
    for found in expression.matches(in: value, range: NSRange(value.startIndex..., in: value)) {
      let parts = texts(found, value)
      table[parts[1].isEmpty ? parts[2] : parts[1], default: []] += quoted(parts[3])
    }
    return table
  }

  private static func quoted(_ value: String) -> [String] {
    guard let expression = try? NSRegularExpression(pattern: #"'([^']*)'|"([^"]*)""#) else { return [] }
    return expression.matches(in: value, range: NSRange(value.startIndex..., in: value)).map {
      let parts = texts($0, value)
      return parts[1].isEmpty ? parts[2] : parts[1]
    }
  }

  private static func match(_ pattern: String, _ text: String) -> [String]? {
    guard let expression = try? NSRegularExpression(pattern: pattern),
      let found = expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text))
    else { return nil }
    return texts(found, text)
  }

  private static func texts(_ found: NSTextCheckingResult, _ text: String) -> [String] {
    (0..<found.numberOfRanges).map { Range(found.range(at: $0), in: text).map { String(text[$0]) } ?? "" }
  }

  private static func withoutComment(_ line: Substring) -> String {
    var quote: Character?
    var end = line.endIndex
    for index in line.indices {
      let character = line[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "'" || character == "\"" {
        quote = character
      } else if character == "#" {
        end = index
        break
      }
    }
    return line[..<end].trimmingCharacters(in: .whitespaces)
  }

  private static func withoutStrings(_ text: String) -> String {
    text.replacingOccurrences(of: #"'[^']*'|"[^"]*""#, with: "", options: .regularExpression)
  }
}
