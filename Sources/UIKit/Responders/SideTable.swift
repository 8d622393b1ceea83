/// Stored properties of extensions. A value is associated with its owner as long as the owner exists.
@MainActor
final class SideTable<Owner: AnyObject, Value> {
  private struct Entry {
    weak var owner: Owner?
    var value: Value
  }
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries above which those without an owner are removed.
  private var limit = 32

  subscript(owner: Owner, default initial: @autoclosure () -> Value) -> Value {
    get { self[owner] ?? initial() }
    set { self[owner] = newValue }
  }

  subscript(owner: Owner) -> Value? {
    get {
      guard let entry = entries[ObjectIdentifier(owner)], entry.owner === owner else { return nil }
      return entry.value
    }
    set {
      entries[ObjectIdentifier(owner)] = newValue.map { Entry(owner: owner, value: $0) }
      guard entries.count > limit else { return }
      entries = entries.filter { $0.value.owner != nil }
      limit = max(32, entries.count * 2)
    }
  }
}
