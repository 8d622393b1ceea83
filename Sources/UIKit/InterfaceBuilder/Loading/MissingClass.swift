internal import InterfaceBuilder

/// A class that a file names and the program does not have, or has as something else. As on Apple's systems an object of the element's own class takes
/// its place, and the log says so.
@MainActor struct MissingClass {
  let name: String
  private let sentence: String
  private static var told: Set<String> = []

  /// - Parameters:
  ///   - base: the class that takes its place.
  ///   - found: the program's class of that name, where it is no subclass of `base`.
  init(_ name: String, in element: InterfaceElement, base: AnyClass, found: AnyClass?) {
    self.name = name
    let place = element["customModule"].map { "the module \($0)" } ?? "the program"
    let reason = found == nil ? "is not in \(place)" : "is no \(base)"
    sentence =
      "line \(element.line): the class \(name) \(reason); a plain \(base) takes its place. "
      + (found == nil ? "Add the class, or change" : "Change") + " the custom class in Interface Builder's identity inspector."
  }

  func message(_ file: String) -> String { "\(file), \(sentence)" }

  /// Tells of each class once a file. - Parameter file: nil: nobody is told.
  func tell(_ file: String?) {
    guard let file, !UIKitLog.isQuiet, Self.told.insert("\(file) \(name)").inserted else { return }
    UIKitLog.refused(message(file))
  }
}
