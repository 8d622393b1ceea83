/// An identifier of a snapshot as a key of dictionaries and sets. As Apple's sets do, it compares the addresses of objects before it asks
/// `==`, so that an object is found even if it does not equal itself.
struct SnapshotKey<Identifier: Hashable & Sendable>: Hashable, Sendable {
  let identifier: Identifier
  /// The object; nil for a value that is no object.
  private let object: ObjectIdentifier?

  init(_ identifier: Identifier) {
    self.identifier = identifier
    object = Identifier.self is AnyObject.Type ? ObjectIdentifier(identifier as AnyObject) : nil
  }

  static func == (left: Self, right: Self) -> Bool {
    if let object = left.object, object == right.object { return true }
    return left.identifier == right.identifier
  }

  func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension Array where Element: Hashable & Sendable {
  /// Returns the index of an identifier.
  func place(of identifier: Element) -> Int? {
    guard Element.self is AnyObject.Type else { return firstIndex(of: identifier) }
    let key = SnapshotKey(identifier)
    return firstIndex { SnapshotKey($0) == key }
  }
}
