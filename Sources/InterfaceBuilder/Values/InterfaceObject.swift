/// An object in the file: a view, a controller, a bar item or a placeholder.
package struct InterfaceObject: Sendable {
  package let element: InterfaceElement

  package init(_ element: InterfaceElement) { self.element = element }

  package var identifier: String { element["id"] ?? "" }
  /// The kind of the object, such as `label`.
  package var kind: String { element.name }
  /// The program's own class, without its module; nil if there is none.
  package var customClass: String? { element["customClass"] }
  /// The module of the class; nil if it is an Objective-C class, or a class of the program itself (`customModuleProvider` is target).
  package var customModule: String? { element["customModule"] }

  /// The stored frame. For views positioned by constraints it is the one that Interface Builder computed.
  package var frame: InterfaceRect? {
    element.children.first { $0["key"] == "frame" && $0.name == "rect" || $0["key"] == "frameInset" && $0.name == "frame" }
      .flatMap(InterfaceRect.init)
  }

  package var subviews: [InterfaceObject] { element.first("subviews")?.children.map(InterfaceObject.init) ?? [] }
  package var constraints: [InterfaceConstraint] { element.first("constraints")?.all("constraint").map(InterfaceConstraint.init) ?? [] }
  package var connections: [InterfaceConnection] { element.first("connections")?.children.compactMap(InterfaceConnection.init) ?? [] }
  package var runtimeAttributes: [InterfaceRuntimeAttribute] {
    element.first("userDefinedRuntimeAttributes")?.all("userDefinedRuntimeAttribute").compactMap(InterfaceRuntimeAttribute.init) ?? []
  }
  /// Returns the element for size classes. Values of variations replace its own attributes and properties.
  package func element(width: InterfaceVariation.SizeClass?, height: InterfaceVariation.SizeClass?) -> InterfaceElement {
    var result = element
    for variation in variations where variation.applies(width: width, height: height) {
      result.attributes.merge(variation.attributes) { $1 }
      for property in variation.properties {
        result.children.removeAll { $0["key"] == property["key"] && $0.name != "variation" }
        result.children.append(property)
      }
    }
    return result
  }

  /// Whether the object, or anything in it, varies by size class.
  package var hasVariations: Bool {
    var found = false
    element.forEach { if $0.name == "variation", $0["key"] != "default" { found = true } }
    return found
  }

  /// The variations by size class, the least specific first.
  package var variations: [InterfaceVariation] {
    element.all("variation").compactMap(InterfaceVariation.init).enumerated()
      .sorted { ($0.element.specificity, $0.offset) < ($1.element.specificity, $1.offset) }.map(\.element)
  }
}
