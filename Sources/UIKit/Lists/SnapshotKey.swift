/// An identifier of a snapshot as a key of dictionaries and sets. As Apple's sets do, it compares the addresses of objects before it asks
/// `==`, so that an object is found even if it does not equal itself; and it asks `==` only for identifiers with the same hash, so that
/// identifiers are never compared which cannot be equal. An application (dkappdev/Cookbook) has a `==` for such items that stops it.
struct SnapshotKey<Identifier: Hashable & Sendable>: Hashable, Sendable {
  let identifier: Identifier
  /// The object; nil for a value that is not an object.
  private let object: ObjectIdentifier?
  private let hash: Int

  init(_ identifier: Identifier) {
    self.identifier = identifier
    object = Identifier.self is AnyObject.Type ? ObjectIdentifier(identifier as AnyObject) : nil
    hash = identifier.hashValue
  }

  static func == (left: Self, right: Self) -> Bool {
    if let object = left.object, object == right.object { return true }
    return left.hash == right.hash && left.identifier == right.identifier
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

extension Array where Element: Hashable & Sendable {
  /// Returns the index of an identifier.
  func identifierIndex(of identifier: Element) -> Int? {
    let key = SnapshotKey(identifier)
    guard Element.self is AnyObject.Type else { return firstIndex { $0 == identifier && SnapshotKey($0) == key } }
    return firstIndex { SnapshotKey($0) == key }
  }
}
