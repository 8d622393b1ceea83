import Synchronization

/// A change of some items of a list.
struct ListChange: Sendable {
  let kind: NSKeyValueChange
  let indexes: IndexSet

  /// Returns the items at the indexes.
  func items(of value: Any?) -> [Any] {
    let list = value.flatMap { KeyValueCoding.list($0) } ?? []
    return indexes.filter { $0 < list.count }.map { list[$0] }
  }

  var hasOld: Bool { kind != .insertion }
  var hasNew: Bool { kind != .removal }
}

/// The changes that have begun and not ended, whose details observers receive.
final class ListChanges: Sendable {
  static let shared = ListChanges()

  private struct Key: Hashable {
    let object: ObjectIdentifier
    let key: String
  }

  private let changes = Mutex<[Key: [ListChange]]>([:])

  func begin(_ change: ListChange, _ object: NSObject, _ key: String) {
    let id = Key(object: ObjectIdentifier(object), key: key)
    changes.withLock { $0[id, default: []].append(change) }
    _vitrineWillChange(object, key)
  }

  func end(_ object: NSObject, _ key: String) {
    _vitrineDidChange(object, key)
    let id = Key(object: ObjectIdentifier(object), key: key)
    changes.withLock { changes in
      _ = changes[id]?.popLast()
      if changes[id]?.isEmpty == true { changes[id] = nil }
    }
  }

  func current(_ object: NSObject, _ key: String) -> ListChange? {
    let id = Key(object: ObjectIdentifier(object), key: key)
    return changes.withLock { $0[id]?.last }
  }
}
