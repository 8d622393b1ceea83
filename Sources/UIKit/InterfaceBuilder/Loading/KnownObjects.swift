/// Objects by the identifiers of the file. Controllers are not kept: they keep the loader, and with it all that it knows.
struct KnownObjects {
  private struct Weak { weak var object: AnyObject? }
  private var kept: [String: AnyObject] = [:]
  private var others: [String: Weak] = [:]

  subscript(identifier: String) -> AnyObject? { kept[identifier] ?? others[identifier]?.object }

  /// Knows the others from now on only as long as somebody else keeps them.
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
