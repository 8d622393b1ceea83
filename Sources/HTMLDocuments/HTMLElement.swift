/// A node of an HTML document.
package enum HTMLNode: Sendable, Equatable {
  case text(String)
  case element(HTMLElement)
}

/// An element of an HTML document. Names of elements and attributes are in lower case.
package struct HTMLElement: Sendable, Equatable {
  package var name: String
  package var attributes: [String: String] = [:]
  package var children: [HTMLNode] = []

  package init(name: String, attributes: [String: String] = [:], children: [HTMLNode] = []) {
    self.name = name
    self.attributes = attributes
    self.children = children
  }

  /// The names in the attribute `class`.
  package var classes: [Substring] { (attributes["class"] ?? "").split(whereSeparator: \.isWhitespace) }

  /// The text of the element and its descendants.
  package var text: String {
    children.map { node in
      switch node {
      case .text(let text): text
      case .element(let element): element.text
      }
    }.joined()
  }

  /// The first descendant with a name, in document order; nil if there is none.
  package func first(_ name: String) -> HTMLElement? {
    for case .element(let child) in children {
      if child.name == name { return child }
      if let found = child.first(name) { return found }
    }
    return nil
  }

  /// The descendants with a name, in document order.
  package func all(_ name: String) -> [HTMLElement] {
    children.flatMap { node -> [HTMLElement] in
      guard case .element(let child) = node else { return [] }
      return (child.name == name ? [child] : []) + child.all(name)
    }
  }
}
