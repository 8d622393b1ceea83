import Foundation

/// Expands `$(NAME)`, `${NAME:modifier}` and `$(inherited)`. Settings that refer to each other in a cycle, or grow without limit, expand to
/// nothing:
/// steps, depth and length are limited.
struct SettingExpansion {
  static let maximumDepth = 64
  static let maximumSteps = 20_000
  static let maximumLength = 1 << 20

  let values: [String: [String]]
  private var steps = 0

  init(values: [String: [String]]) { self.values = values }

  mutating func value(of name: String) -> String {
    value(of: name, level: (values[name]?.count ?? 0) - 1, depth: 0)
  }

  mutating func expand(_ text: String) -> String { expand(Array(text), within: nil, depth: 0) }

  private mutating func value(of name: String, level: Int, depth: Int) -> String {
    guard level >= 0, let levels = values[name], depth < Self.maximumDepth else { return "" }
    let text = levels[level]
    return text.contains("$") ? expand(Array(text), within: (name, level), depth: depth + 1) : text
  }

  private mutating func expand(_ text: [Character], within setting: (name: String, level: Int)?, depth: Int) -> String {
    var result = ""
    var index = 0
    steps += 1
    guard steps < Self.maximumSteps, depth < Self.maximumDepth else { return "" }
    let closingIndices = Self.brackets(in: text)
    while index < text.count, result.utf8.count < Self.maximumLength {
      guard text[index] == "$", index + 1 < text.count, let (name, end) = Self.name(in: text, from: index + 1, closingIndices) else {
        result.append(text[index])
        index += 1
        continue
      }
      result += reference(expand(Array(name), within: setting, depth: depth + 1), within: setting, depth: depth + 1)
      index = end
    }
    return result
  }

  /// Returns the name after a `$`, in brackets or bare, and the index of its end; nil if the `$` is literal.
  private static func name(in text: [Character], from start: Int, _ closingIndices: [Int: Int]) -> (name: ArraySlice<Character>, end: Int)?
  {
    if text[start] == "(" || text[start] == "{" { return closingIndices[start].map { (text[start + 1..<$0], $0 + 1) } }
    let end = text[start...].firstIndex { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")) } ?? text.count
    return end > start ? (text[start..<end], end) : nil
  }

  /// Returns the index of the closing bracket for each opening bracket.
  private static func brackets(in text: [Character]) -> [Int: Int] {
    var closingIndices: [Int: Int] = [:]
    var open: (round: [Int], curly: [Int]) = ([], [])
    for (index, character) in text.enumerated() {
      switch character {
      case "(": open.round.append(index)
      case "{": open.curly.append(index)
      case ")": if let start = open.round.popLast() { closingIndices[start] = index }
      case "}": if let start = open.curly.popLast() { closingIndices[start] = index }
      default: break
      }
    }
    return closingIndices
  }

  private mutating func reference(_ text: String, within setting: (name: String, level: Int)?, depth: Int) -> String {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let name = String(parts[0])
    var value: String
    if let setting, name == "inherited" || name == setting.name {
      value = self.value(of: setting.name, level: setting.level - 1, depth: depth)
    } else {
      value = self.value(of: name, level: (values[name]?.count ?? 0) - 1, depth: depth)
    }
    for modifier in parts.dropFirst() { value = Self.modified(value, by: modifier) }
    return value
  }

  private static func modified(_ value: String, by modifier: Substring) -> String {
    switch modifier {
    case "c99extidentifier", "identifier": return identifier(value)
    case "rfc1034identifier":
      return String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "-") ? $0 : "-" })
    case "lower": return value.lowercased()
    case "upper": return value.uppercased()
    case "file": return Paths.name(value)
    case "base": return Paths.withoutEnding(value)
    case "dir": return Paths.folder(value)
    case "suffix": return Paths.ending(value).isEmpty ? "" : "." + Paths.ending(value)
    case "standardizepath": return value.hasPrefix("/") ? Paths.normal(value) : value
    default:
      if modifier.hasPrefix("default="), value.isEmpty { return String(modifier.dropFirst("default=".count)) }
      return value
    }
  }

  /// Returns a C and Swift identifier: every other character becomes an underscore, and so does a leading digit.
  static func identifier(_ name: String) -> String {
    var result = String(name.map { $0 == "_" || $0.isLetter || $0.isASCII && $0.isNumber ? $0 : "_" })
    if let first = result.first, first.isNumber { result.replaceSubrange(...result.startIndex, with: "_") }
    return result
  }
}
