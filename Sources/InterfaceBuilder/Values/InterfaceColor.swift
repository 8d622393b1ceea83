/// A colour as the file says it.
package enum InterfaceColor: Equatable, Sendable {
  /// Red, green, blue and alpha, 0...1, in sRGB or as good as.
  case components(red: Double, green: Double, blue: Double, alpha: Double)
  /// One of the system's, such as `systemBlueColor`; with what the file says that it looks like.
  case system(String, alpha: Double)
  /// One of the program's, from an asset catalogue.
  case named(String)

  package init?(_ element: InterfaceElement) {
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      self = .system(name, alpha: 1)
    } else if let name = element["name"] {
      self = .named(name)
    } else if let white = element.number("white") {
      self = .components(red: white, green: white, blue: white, alpha: element.number("alpha") ?? 1)
    } else if let red = element.number("red"), let green = element.number("green"), let blue = element.number("blue") {
      self = .components(red: red, green: green, blue: blue, alpha: element.number("alpha") ?? 1)
    } else {
      return nil
    }
  }
}
