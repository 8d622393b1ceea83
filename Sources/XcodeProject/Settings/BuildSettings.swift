/// The build settings of a target for one configuration and the iOS simulator, whose platform conditions apply to Vitrine.
package struct BuildSettings: Sendable {
  /// The value of a setting on each level, lowest level first. `$(inherited)` refers to the level below.
  private var values: [String: [String]] = [:]

  package init() {}

  /// Adds a level above the others. A name may have conditions: `SETTING[sdk=iphonesimulator*]`. If they hold, the setting overrides the
  /// plain one of the level; otherwise it is left out.
  package mutating func add(_ level: [(name: String, value: String)], configuration: String) {
    var conditional: [(name: String, value: String)] = []
    for (name, value) in level {
      let parts = name.split(separator: "[", maxSplits: 1)
      guard let plain = parts.first.map(String.init), !plain.isEmpty else { continue }
      if parts.count == 1 {
        values[plain, default: []].append(value)
      } else if Self.holds(parts[1], configuration: configuration) {
        conditional.append((plain, value))
      }
    }
    for (name, value) in conditional { values[name, default: []].append(value) }
  }

  /// The setting with all references expanded; empty if it is not set.
  package subscript(_ name: String) -> String {
    var expansion = SettingExpansion(values: values)
    return expansion.value(of: name)
  }

  package func isSet(_ name: String) -> Bool { values[name] != nil }

  package func flag(_ name: String) -> Bool { self[name] == "YES" }

  /// The language mode for `SWIFT_VERSION`: 4, 4.2, 5 or 6. Swift 3, which compilers no longer support, counts as 4.
  package var swiftLanguageMode: String {
    let version = self["SWIFT_VERSION"]
    return switch version.first {
    case "6": "6"
    case "2", "3", "4": version.hasPrefix("4.2") ? "4.2" : "4"
    default: "5"
    }
  }

  /// Returns the words of a list setting. Quotes group words.
  package func list(_ name: String) -> [String] { Self.words(self[name]) }

  /// Returns a text with references such as `$(PRODUCT_NAME)` expanded.
  package func expand(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
    var expansion = SettingExpansion(values: values)
    return expansion.expand(text)
  }

  /// Returns the names of settings that begin with a prefix, sorted.
  package func names(withPrefix prefix: String) -> [String] { values.keys.filter { $0.hasPrefix(prefix) }.sorted() }

  /// Whether all conditions hold, as in `sdk=iphonesimulator*][arch=*]`.
  private static func holds(_ text: Substring, configuration: String) -> Bool {
    text.split { $0 == "[" || $0 == "]" || $0 == "," }.allSatisfy { condition in
      let sides = condition.split(separator: "=", maxSplits: 1).map { $0.trimmingPrefix(" ") }
      guard sides.count == 2 else { return false }
      switch sides[0] {
      case "sdk": return matches(sides[1], "iphonesimulator") || matches(sides[1], "iphonesimulator99.0")
      case "arch": return matches(sides[1], "x86_64")
      case "config": return matches(sides[1], configuration)
      default: return false
      }
    }
  }

  /// Matches a value with a pattern that contains at most one `*`. Xcode's own templates use it only at the end.
  private static func matches(_ pattern: Substring, _ value: String) -> Bool {
    guard let star = pattern.firstIndex(of: "*") else { return pattern == value }
    return value.hasPrefix(pattern[..<star]) && value.hasSuffix(pattern[pattern.index(after: star)...])
  }

  package static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in text {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
      } else if character == "\"" || character == "'" {
        quote = character
        word = word ?? ""
      } else if character.isWhitespace {
        if let done = word { words.append(done) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let last = word { words.append(last) }
    return words
  }
}
