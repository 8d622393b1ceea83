/// The rules of the style sheets of a document.
package struct StyleSheet: Sendable {
  /// The maximum number of rules that are read.
  package static let maximumRules = 4_000

  private struct Rule: Sendable {
    var selector: CSSSelector
    var declarations: CSSDeclarations
  }

  /// The rules in order of precedence.
  private var rules: [Rule] = []

  /// Creates the style sheet of a document from its `style` elements.
  package init(_ document: HTMLDocument) { self.init(document.root.all("style").map(\.text).joined(separator: "\n")) }

  /// Parses a style sheet. Invalid rules, and those in `@media` and similar blocks, are ignored.
  package init(_ text: String) {
    var rest = Substring(CSSText.withoutComments(text).replacing("<!--", with: "").replacing("-->", with: ""))
    while let open = rest.firstIndex(where: { $0 == "{" || $0 == ";" }), rules.count < Self.maximumRules {
      let selectors = rest[..<open].trimmed
      if rest[open] == ";" {
        // Skips a statement such as @import.
        rest = rest[rest.index(after: open)...]
        continue
      }
      let end = Self.end(ofBlock: rest, from: open)
      let body = rest[rest.index(after: open)..<end]
      rest = end < rest.endIndex ? rest[rest.index(after: end)...] : ""
      guard !selectors.hasPrefix("@") else { continue }
      let declarations = CSSDeclarations(body)
      for selector in selectors.split(separator: ",").compactMap({ CSSSelector($0.trimmed) }) {
        rules.append(Rule(selector: selector, declarations: declarations))
      }
    }
    rules = rules.enumerated().sorted { ($0.element.selector.specificity, $0.offset) < ($1.element.selector.specificity, $1.offset) }.map(
      \.element)
  }

  /// Returns the position of the brace that closes a block, or the end of the text.
  private static func end(ofBlock text: Substring, from open: Substring.Index) -> Substring.Index {
    var depth = 0
    for index in text[open...].indices {
      if text[index] == "{" { depth += 1 }
      if text[index] == "}" {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return text.endIndex
  }

  /// Returns the declarations of an element: those of matching rules, overridden by those of its `style` attribute.
  /// - Parameter path: the ancestors of the element, outermost first.
  package func declarations(of element: HTMLElement, in path: [HTMLElement]) -> CSSDeclarations {
    var result = CSSDeclarations()
    for rule in rules where rule.selector.matches(element, in: path) { result.merge(rule.declarations) }
    if let own = element.attributes["style"] { result.merge(CSSDeclarations(own)) }
    return result
  }
}
