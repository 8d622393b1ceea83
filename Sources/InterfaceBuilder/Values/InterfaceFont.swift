/// A font in the file. Sizes are in points.
package enum InterfaceFont: Equatable, Sendable {
  case system(size: Double, weight: String)
  case italic(size: Double)
  /// A text style, such as `UICTFontTextStyleBody`.
  case style(String)
  case named(String, family: String, size: Double)

  package init?(_ element: InterfaceElement) {
    let stated = element.number("pointSize") ?? element.number("size") ?? 17
    // Xcode 14 writes the size 0 for the labels of a cell's style, and frames of 12 points. Apple, CTFontCreateWithName: "If 0.0, the default
    // font size of 12.0 will be used."
    let size = stated == 0 ? 12 : min(2_000, max(0.1, stated))
    if let style = element["style"] {
      self = .style(style)
    } else if let name = element["name"] {
      self = .named(name, family: element["family"] ?? "", size: size)
    } else if element.name == "font" {
      self = Self.meta(element["metaFont"] ?? "system", size)
    } else {
      switch element["type"] {
      case "boldSystem": self = .system(size: size, weight: element["weight"] ?? "bold")
      case "italicSystem": self = .italic(size: size)
      default: self = .system(size: size, weight: element["weight"] ?? "regular")
      }
    }
  }

  private static func meta(_ name: String, _ size: Double) -> InterfaceFont {
    name.localizedCaseInsensitiveContains("bold") ? .system(size: size, weight: "bold") : .system(size: size, weight: "regular")
  }
}
