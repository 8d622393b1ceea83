/// The build settings of a target for one configuration on the iOS simulator, which is what Vitrine stands for.
package struct BuildSettings: Sendable {
  /// What each level says of a setting, lowest level first: `$(inherited)` means the one before.
  private var values: [String: [String]] = [:]

  package init() {}

  /// Adds a level above the others. A name may carry conditions: `SETTING[sdk=iphonesimulator*]`; those that do not hold are left out,
  /// those that hold stand above the plain setting of their level.
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

  /// The setting with all references expanded; empty where it is not set.
  package subscript(_ name: String) -> String {
    var expansion = SettingExpansion(values: values)
    return expansion.value(of: name)
  }

  package func isSet(_ name: String) -> Bool { values[name] != nil }

  package func flag(_ name: String) -> Bool { self[name] == "YES" }

  /// What `SWIFT_VERSION` asks of the compiler: 4, 4.2, 5 or 6. Swift 3, which compilers no longer take, is read as 4.
  package var swiftLanguageMode: String {
    let version = self["SWIFT_VERSION"]
    return switch version.first {
    case "6": "6"
    case "2", "3", "4": version.hasPrefix("4.2") ? "4.2" : "4"
    default: "5"
    }
  }

  /// The words of a setting that is a list; quotes hold words together.
  package func list(_ name: String) -> [String] { Self.words(self[name]) }

  /// A text with its references, such as `$(PRODUCT_NAME)`, expanded.
  package func expand(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
    var expansion = SettingExpansion(values: values)
    return expansion.expand(text)
  }

  /// Names that begin with a prefix, sorted.
  package func names(withPrefix prefix: String) -> [String] { values.keys.filter { $0.hasPrefix(prefix) }.sorted() }

  /// `sdk=iphonesimulator*][arch=*]`: all conditions must hold.
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

  /// A pattern with at most a `*` at its end, which is all that Xcode's own templates write.
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
