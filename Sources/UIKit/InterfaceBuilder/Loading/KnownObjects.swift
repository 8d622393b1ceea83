/// The objects by the identifiers of the file. View controllers are held weakly, since they retain the loader and with it this structure.
struct KnownObjects {
  private struct Weak { weak var object: AnyObject? }
  private var kept: [String: AnyObject] = [:]
  private var others: [String: Weak] = [:]

  subscript(identifier: String) -> AnyObject? {
    if let object = kept[identifier] { return object }
    guard let index = others.index(forKey: identifier) else { return nil }
    return others[index].value.object
  }

  /// Holds all objects weakly, except those for which the closure returns true.
  mutating func keep(_ isKept: (AnyObject) -> Bool) {
    for (identifier, object) in kept where !isKept(object) {
      kept[identifier] = nil
      others[identifier] = Weak(object: object)
    }
  }

  mutating func add(_ object: AnyObject, as identifier: String) {
    if object is UIViewController {
      others[identifier] = Weak(object: object)
    } else {
      kept[identifier] = object
    }
  }
}
