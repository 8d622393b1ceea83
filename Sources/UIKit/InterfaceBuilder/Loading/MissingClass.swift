internal import InterfaceBuilder

/// A custom class in a file that the application does not contain, or that is not a subclass of the element's class. As on
/// Apple's systems, an object of the element's own class is created instead, and a message is logged.
@MainActor struct MissingClass {
  let name: String
  private let sentence: String
  private static var logged: Set<String> = []

  /// - Parameters:
  ///   - base: the class of the replacement.
  ///   - found: the class with that name in the application, if it exists but is not a subclass of `base`.
  init(_ name: String, in element: InterfaceElement, base: AnyClass, found: AnyClass?) {
    self.name = name
    let owner = element["customModule"].map { "the module \($0)" } ?? "the program"
    let reason = found == nil ? "is not in \(owner)" : "is no \(base)"
    sentence =
      "line \(element.line): the class \(name) \(reason); a plain \(base) takes its place. "
      + (found == nil ? "Add the class, or change" : "Change") + " the custom class in Interface Builder's identity inspector."
  }

  func message(_ file: String) -> String { "\(file), \(sentence)" }

  /// Logs a message, only once for each class in a file.
  /// - Parameter file: the name of the file; nil for no message.
  func log(_ file: String?) {
    guard let file, !UIKitLog.isQuiet, Self.logged.insert("\(file) \(name)").inserted else { return }
    UIKitLog.refused(message(file))
  }
}
