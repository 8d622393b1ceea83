/// A constraint in the file.
package struct InterfaceConstraint: Equatable, Sendable {
  package enum Relation: String, Sendable { case equal, lessThanOrEqual, greaterThanOrEqual }

  package let identifier: String
  /// The identifier of the first item; nil for the view that contains the constraint.
  package let firstItem: String?
  package let firstAttribute: String
  package let relation: Relation
  package let secondItem: String?
  package let secondAttribute: String?
  package let multiplier: Double
  package let constant: Double
  /// Whether the constant is the system's standard distance.
  package let isSymbolic: Bool
  /// The priority, 1...1000.
  package let priority: Double
  /// Whether the constraint is used only in Interface Builder.
  package let isPlaceholder: Bool
  /// The value of `NSLayoutConstraint.identifier`.
  package let name: String?
  package let variations: [InterfaceVariation]
  /// The element in the file.
  package let element: InterfaceElement
  package var line: Int { element.line }

  package init(_ element: InterfaceElement) {
    identifier = element["id"] ?? ""
    firstItem = element["firstItem"]
    firstAttribute = element["firstAttribute"] ?? ""
    relation = element["relation"].flatMap(Relation.init) ?? .equal
    secondItem = element["secondItem"]
    secondAttribute = element["secondAttribute"]
    multiplier = element["multiplier"].flatMap(Self.ratio) ?? 1
    constant = element.number("constant") ?? 0
    isSymbolic = element.flag("symbolic") == true && element["constant"] == nil
    priority = Self.bounded(element.number("priority") ?? 1000)
    isPlaceholder = element.flag("placeholder") ?? false
    name = element["identifier"]
    variations = InterfaceObject(element).variations
    self.element = element
  }

  static func bounded(_ priority: Double) -> Double { min(1000, max(1, priority)) }

  /// Returns the ratio in a text such as `1.5`, `16:9` or `1/3`; nil for other texts.
  package static func ratio(_ text: String) -> Double? {
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).map { InterfaceElement.number(String($0)) }
    guard parts.count <= 2, let first = parts.first ?? nil else { return nil }
    guard parts.count == 2 else { return first }
    guard let second = parts[1], second != 0 else { return nil }
    return first / second
  }
}
