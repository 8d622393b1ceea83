/// An object of the file: a view, a controller, an item of a bar, a placeholder.
package struct InterfaceObject: Sendable {
  package let element: InterfaceElement

  package init(_ element: InterfaceElement) { self.element = element }

  package var identifier: String { element["id"] ?? "" }
  /// Such as `label`.
  package var kind: String { element.name }
  /// The program's own class, without its module.
  package var customClass: String? { element["customClass"] }
  /// nil where the class is one of Objective-C, or of the program itself (`customModuleProvider` says target).
  package var customModule: String? { element["customModule"] }

  /// The stored frame. Of views that constraints place it is what Interface Builder computed.
  package var frame: InterfaceRect? {
    element.children.first { $0["key"] == "frame" && ($0.name == "rect" || $0.name == "frameInset") }.flatMap(InterfaceRect.init)
  }

  package var subviews: [InterfaceObject] { element.first("subviews")?.children.map(InterfaceObject.init) ?? [] }
  package var constraints: [InterfaceConstraint] { element.first("constraints")?.all("constraint").map(InterfaceConstraint.init) ?? [] }
  package var connections: [InterfaceConnection] { element.first("connections")?.children.compactMap(InterfaceConnection.init) ?? [] }
  package var runtimeAttributes: [InterfaceRuntimeAttribute] {
    element.first("userDefinedRuntimeAttributes")?.all("userDefinedRuntimeAttribute").compactMap(InterfaceRuntimeAttribute.init) ?? []
  }
  /// What differs by size class, the least specific first.
  package var variations: [InterfaceVariation] {
    element.all("variation").compactMap(InterfaceVariation.init).enumerated()
      .sorted { ($0.element.specificity, $0.offset) < ($1.element.specificity, $1.offset) }.map(\.element)
  }
}
