/// The objects by the identifiers of the file. View controllers are held weakly, since they retain the loader and with it this structure.
struct KnownObjects {
  private struct Weak { weak var object: AnyObject? }
  private var retained: [String: AnyObject] = [:]
  private var weaklyHeld: [String: Weak] = [:]

  subscript(identifier: String) -> AnyObject? {
    if let object = retained[identifier] { return object }
    guard let index = weaklyHeld.index(forKey: identifier) else { return nil }
    return weaklyHeld[index].value.object
  }

  /// Holds all objects weakly, except those for which the closure returns true.
  mutating func weaken(except isRetained: (AnyObject) -> Bool) {
    for (identifier, object) in retained where !isRetained(object) {
      retained[identifier] = nil
      weaklyHeld[identifier] = Weak(object: object)
    }
  }

  mutating func add(_ object: AnyObject, as identifier: String) {
    if object is UIViewController {
      weaklyHeld[identifier] = Weak(object: object)
    } else {
      retained[identifier] = object
    }
  }
}
