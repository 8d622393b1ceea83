/// A colour in the file.
package enum InterfaceColor: Equatable, Sendable {
  /// Red, green, blue and alpha, 0...1, in sRGB or a similar colour space.
  case components(red: Double, green: Double, blue: Double, alpha: Double)
  /// A colour of the system, such as `systemBlueColor`, with the file's alpha.
  case system(String, alpha: Double)
  /// A colour of the program, from an asset catalogue.
  case named(String)

  package init?(_ element: InterfaceElement) {
    // Xcode 11 names a colour of iOS 13, and the colour that replaces it on earlier systems.
    if let name = element["systemColor"] ?? element["xcode11CocoaTouchSystemColor"] ?? element["cocoaTouchSystemColor"] {
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
