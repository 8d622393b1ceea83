/// A selector of element names, identifiers and classes, and of required ancestors: `div.note > p`. Pseudo-classes that depend on user
/// actions never match.
struct CSSSelector: Sendable {
  /// The conditions on one element.
  struct Compound: Sendable {
    var name: Substring?
    var identifier: Substring?
    var classes: [Substring] = []

    func matches(_ element: HTMLElement) -> Bool {
      if let name, name != element.name { return false }
      if let identifier, identifier != element.attributes["id"] ?? "" { return false }
      guard !classes.isEmpty else { return true }
      let own = Set(element.classes)
      return classes.allSatisfy(own.contains)
    }
  }

  /// The conditions on ancestors, outermost first.
  var ancestors: [Compound] = []
  var subject: Compound

  /// Returns nil if the selector contains anything else, such as attributes or pseudo-elements.
  init?(_ text: Substring) {
    var compounds: [Compound] = []
    for part in text.split(whereSeparator: { $0.isWhitespace || $0 == ">" }) {
      guard let compound = Self.compound(part) else { return nil }
      compounds.append(compound)
    }
    guard let subject = compounds.popLast() else { return nil }
    ancestors = compounds
    self.subject = subject
  }

  private static func compound(_ text: Substring) -> Compound? {
    var compound = Compound()
    var rest = text
    if let first = rest.first, first != ".", first != "#" {
      let name = rest.prefix { $0 != "." && $0 != "#" && $0 != ":" }
      if name != "*" { compound.name = Substring(name.lowercased()) }
      rest = rest[name.endIndex...]
    }
    while let mark = rest.popFirst() {
      let name = rest.prefix { $0 != "." && $0 != "#" && $0 != ":" }
      guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }) else { return nil }
      switch mark {
      case ".": compound.classes.append(name)
      case "#": compound.identifier = name
      case ":" where name == "link" || name == "root": break
      default: return nil
      }
      rest = rest[name.endIndex...]
    }
    return compound.name?.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" }) ?? true ? compound : nil
  }

  /// - Parameter path: the ancestors of the element, outermost first.
  func matches(_ element: HTMLElement, in path: [HTMLElement]) -> Bool {
    guard subject.matches(element) else { return false }
    var rest = path[...]
    for condition in ancestors.reversed() {
      guard let index = rest.lastIndex(where: condition.matches) else { return false }
      rest = rest[..<index]
    }
    return true
  }

  /// The specificity. Selectors with a larger value override others: identifiers count more than classes, and classes more than names.
  var specificity: Int {
    ([subject] + ancestors).reduce(0) { sum, compound in
      sum + (compound.identifier == nil ? 0 : 10_000) + min(compound.classes.count, 99) * 100 + (compound.name == nil ? 0 : 1)
    }
  }
}
