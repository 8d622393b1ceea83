import Foundation

/// The texts of an `.xcstrings` file: for each language a table of strings, and one of plurals in the form of a `.stringsdict`.
struct StringCatalog {
  struct Table {
    var strings: [String: String] = [:]
    var plurals: [String: Any] = [:]
  }

  private(set) var tables: [String: Table] = [:]

  /// - Throws: an `XcodeError` if the file is not a string catalogue.
  init(contentsOf path: String) throws {
    guard let data = FileManager.default.contents(atPath: path), let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let strings = root["strings"] as? [String: Any]
    else { throw XcodeError("\(path) is not a string catalogue: it is not JSON with \"strings\".") }
    let source = root["sourceLanguage"] as? String ?? "en"
    tables[source] = Table()
    for (key, value) in strings {
      // An unedited text of the source language equals its key.
      tables[source]?.strings[key] = key
      for (language, entry) in (value as? [String: Any])?["localizations"] as? [String: Any] ?? [:] {
        if let entry = entry as? [String: Any] { add(entry, key, to: language) }
      }
    }
  }

  private mutating func add(_ entry: [String: Any], _ key: String, to language: String) {
    let entry = Self.forPhone(entry)
    var variables: [String: Any] = [:]
    var format = Self.text(entry)
    if let forms = Self.plural(entry) {
      variables["value"] = Self.variable(forms, specifier: Self.specifier(forms["other"] ?? ""))
      format = "%#@value@"
    }
    for (name, substitution) in entry["substitutions"] as? [String: Any] ?? [:] {
      guard let substitution = substitution as? [String: Any], let forms = Self.plural(Self.forPhone(substitution)) else { continue }
      let specifier = substitution["formatSpecifier"] as? String ?? "lld"
      let position = (substitution["argNum"] as? Int).map { "\($0)$" } ?? ""
      variables[name] = Self.variable(forms.mapValues { $0.replacing("%arg", with: "%\(position)\(specifier)") }, specifier: specifier)
    }
    guard let format, !format.isEmpty || entry["stringUnit"] == nil else { return }
    guard !variables.isEmpty else {
      tables[language, default: Table()].strings[key] = format
      return
    }
    let plural = variables.merging(["NSStringLocalizedFormatKey": format]) { own, _ in own }
    tables[language, default: Table()].plurals[key] = plural
    tables[language, default: Table()].strings[key] = Plurals.text(plural)
  }

  /// Returns the variation for iPhone if the text varies by device.
  private static func forPhone(_ entry: [String: Any]) -> [String: Any] {
    guard let devices = (entry["variations"] as? [String: Any])?["device"] as? [String: Any] else { return entry }
    let chosen = devices["iphone"] ?? devices["other"] ?? devices.min { $0.key < $1.key }?.value
    return entry.merging(chosen as? [String: Any] ?? [:]) { $1 }
  }

  private static func text(_ entry: [String: Any]) -> String? { (entry["stringUnit"] as? [String: Any])?["value"] as? String }

  private static func plural(_ entry: [String: Any]) -> [String: String]? {
    guard let forms = (entry["variations"] as? [String: Any])?["plural"] as? [String: Any] else { return nil }
    return forms.compactMapValues { ($0 as? [String: Any]).flatMap(text) }
  }

  private static func variable(_ forms: [String: String], specifier: String) -> [String: String] {
    forms.merging(["NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": specifier]) { form, _ in form }
  }

  /// Returns the format specifier of a text: `lld` for "%lld files" and "%1$lld files".
  private static func specifier(_ text: String) -> String {
    guard let match = text.firstMatch(of: /%(?:\d+\$)?([hlqzt]*[dDuUxXoOfeEgGi@])/) else { return "lld" }
    return String(match.1)
  }
}
