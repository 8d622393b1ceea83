/// The properties of a rule or of a `style` attribute, by name in lower case. The last declaration of a property is used.
package struct CSSDeclarations: Sendable, Equatable {
  package private(set) var values: [String: String] = [:]

  package init() {}

  /// Parses declarations such as `color: red; font-size: 12px`. Invalid declarations are ignored.
  package init(_ text: some StringProtocol) {
    for declaration in CSSText.split(text, at: ";") {
      guard let colon = declaration.firstIndex(of: ":") else { continue }
      let name = declaration[..<colon].trimmed.lowercased()
      var value = declaration[declaration.index(after: colon)...].trimmed
      if let mark = value.range(of: "!important", options: .caseInsensitive) { value = value[..<mark.lowerBound].trimmed }
      if !name.isEmpty, !value.isEmpty { values[name] = String(value) }
    }
  }

  package subscript(name: String) -> String? { values[name] }

  /// Adds declarations that override the existing ones.
  package mutating func merge(_ others: CSSDeclarations) { values.merge(others.values) { $1 } }
}
