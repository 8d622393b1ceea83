/// What the file knows of what lies beside it.
package struct InterfaceResources: Sendable {
  /// A picture that the file names: width and height in points.
  package struct Image: Equatable, Sendable {
    package let width, height: Double
  }

  package private(set) var images: [String: Image] = [:]
  /// Colours of asset catalogues as they looked.
  package private(set) var namedColors: [String: InterfaceColor] = [:]
  package private(set) var systemColors: [String: InterfaceColor] = [:]

  init(_ element: InterfaceElement?) {
    for child in element?.children ?? [] {
      guard let name = child["name"] else { continue }
      switch child.name {
      case "image":
        let width = child.number("width") ?? 0, height = child.number("height") ?? 0
        images[name] = Image(width: min(16_384, max(0, width)), height: min(16_384, max(0, height)))
      case "namedColor": namedColors[name] = child.first("color").flatMap(InterfaceColor.init)
      case "systemColor": systemColors[name] = child.first("color").flatMap(InterfaceColor.init)
      default: break
      }
    }
  }
}
