/// The parts of compositional layouts, which Apple's class methods return as `Self`.
enum CompositionalParts {
  /// Subclasses cannot be made: these classes have no public initialiser.
  static func cast<Part: AnyObject>(_ part: AnyObject) -> Part {
    guard let result = part as? Part else { preconditionFailure("\(Part.self) is a subclass of \(type(of: part)), which has none on iOS") }
    return result
  }
}
