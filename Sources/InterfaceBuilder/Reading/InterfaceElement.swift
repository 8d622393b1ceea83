import Foundation

/// An element of the file with all of its content.
package struct InterfaceElement: Equatable, Sendable {
  package let name: String
  package var attributes: [String: String]
  package var children: [InterfaceElement] = []
  /// The characters between the tags, without surrounding white space unless it is a `string`. Empty if the element has children.
  package var text = ""
  /// The line in which the element begins, counted from 1.
  package let line: Int

  package init(name: String, attributes: [String: String] = [:], line: Int = 1) {
    self.name = name
    self.attributes = attributes
    self.line = line
  }

  package subscript(attribute: String) -> String? { attributes[attribute] }

  /// Returns the value of a YES or NO attribute; nil for other values.
  package func flag(_ attribute: String) -> Bool? {
    switch attributes[attribute] {
    case "YES": true
    case "NO": false
    default: nil
    }
  }

  /// Returns the number in an attribute; nil if it is missing or not usable as a length.
  package func number(_ attribute: String) -> Double? { attributes[attribute].flatMap(Self.number) }
  package func integer(_ attribute: String) -> Int? { attributes[attribute].flatMap(Int.init) }

  package static func number(_ text: String) -> Double? {
    guard let value = Double(text), value.isFinite, abs(value) <= 1e9 else { return nil }
    return value
  }

  /// Returns the first child with a `key` attribute that names the property; nil if there is none.
  package func property(_ key: String) -> InterfaceElement? { children.first { $0["key"] == key } }
  package func first(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }
  package func all(_ name: String) -> [InterfaceElement] { children.filter { $0.name == name } }

  /// Calls `body` for the element and all of its descendants, in the order of the file.
  package func forEach(_ body: (InterfaceElement) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }
}
