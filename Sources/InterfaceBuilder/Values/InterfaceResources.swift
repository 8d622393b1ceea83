/// The file's information about resources outside of it.
package struct InterfaceResources: Sendable {
  /// An image named in the file, with its width and height in points.
  package struct Image: Equatable, Sendable {
    package let width, height: Double
  }

  package private(set) var images: [String: Image] = [:]
  /// The colours of asset catalogues, as they were when the file was saved.
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
