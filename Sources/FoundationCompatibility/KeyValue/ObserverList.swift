import Synchronization

/// The observed keys of objects, with their observers.
final class ObserverList: Sendable {
  static let shared = ObserverList()

  /// A callback for a change; `old` is the value before the change.
  typealias Callback = (_ old: Any?, _ isPrior: Bool) -> Void

  final class Entry: @unchecked Sendable {
    // Sendable, since it is used on the thread that changes the property, like key-value observing itself.
    let object: WeakTarget
    let key: String
    let callback: Callback
    /// The values before the changes that have begun, the newest last. There may be several, since an observer can change the property
    /// again.
    private var olds: [Any?] = []

    init(_ object: AnyObject, _ key: String, _ callback: @escaping Callback) {
      self.object = WeakTarget(object: object)
      self.key = key
      self.callback = callback
    }

    func begin(_ old: Any?) {
      // Limits the number of values, in case a change never ends.
      if olds.count > 16 { olds.removeFirst() }
      olds.append(old)
      callback(old, true)
    }

    /// Whether a change has begun and not ended.
    var isChanging: Bool { !olds.isEmpty }

    func end() { callback(olds.popLast() ?? nil, false) }
  }

  private let entries = Mutex<[ObjectIdentifier: [Entry]]>([:])
  /// The number of entries. It makes a change of an object cost only one load if there are no observers.
  private let count = Atomic<Int>(0)

  func add(_ entry: Entry, _ object: AnyObject) {
    entries.withLock { $0[ObjectIdentifier(object), default: []].append(entry) }
    count.add(1, ordering: .relaxed)
  }

  func remove(_ entry: Entry) {
    let isRemoved = entries.withLock { all -> Bool in
      for (id, list) in all {
        guard let index = list.firstIndex(where: { $0 === entry }) else { continue }
        all[id]?.remove(at: index)
        if list.count == 1 { all[id] = nil }
        return true
      }
      return false
    }
    if isRemoved { count.subtract(1, ordering: .relaxed) }
  }

  /// Whether nothing is observed.
  var isEmpty: Bool { count.load(ordering: .relaxed) == 0 }

  /// Begins a change of stored values. A property that stores its value under its own name has begun the change already.
  /// - Returns: the entries whose change has to be ended.
  func beginChange(_ object: AnyObject, _ key: String) -> [Entry] {
    let entries = observers(of: object, key).filter { !$0.isChanging }
    for entry in entries { entry.begin(KeyValueCoding.known(of: object, key)) }
    return entries
  }

  func willChange(_ object: AnyObject, _ key: String) {
    guard count.load(ordering: .relaxed) > 0 else { return }
    for entry in observers(of: object, key) {
      entry.begin(KeyValueCoding.known(of: object, key))
    }
  }

  func didChange(_ object: AnyObject, _ key: String) {
    guard count.load(ordering: .relaxed) > 0 else { return }
    for entry in observers(of: object, key) {
      entry.end()
    }
  }

  private func observers(of object: AnyObject, _ key: String) -> [Entry] {
    let names = KeyValueCoding.names(of: key)
    return entries.withLock { $0[ObjectIdentifier(object)] ?? [] }.filter { $0.object.object === object && names.contains($0.key) }
  }
}

/// The observation of a key path: of each object along the path, and of the keys on which the last key depends.
final class Subscription: @unchecked Sendable {
  // Sendable, since it is used on the thread that changes the property, like key-value observing itself.
  private let entry: ObserverList.Entry
  private var rest: [Subscription] = []

  /// - Parameter above: the keys that depend on this one.
  static func all(
    of object: NSObject, path: String, above: Set<String> = [], _ callback: @escaping ObserverList.Callback
  ) -> [Subscription] {
    let keys = path.split(separator: ".").map(String.init)
    guard let first = keys.first else { return [] }
    let dependencies = keys.count == 1 ? DependentKeys.paths(of: first, in: object) : []
    let above = above.union([first])
    return [Subscription(object, keys, callback)]
      + dependencies.filter { !above.contains($0) }.flatMap {
        all(of: object, path: $0, above: above, withOld(first, of: object, callback))
      }
  }

  /// Returns a callback for changes of a key's dependencies, which reports them as changes of the key itself.
  private static func withOld(_ key: String, of object: NSObject, _ callback: @escaping ObserverList.Callback) -> ObserverList.Callback {
    let relay = ObserverList.Entry(object, key, callback)
    return { _, isPrior in
      guard let object = relay.object.object else { return }
      if isPrior { relay.begin(KeyValueCoding.known(of: object, key)) } else { relay.end() }
    }
  }

  private init(_ object: NSObject, _ keys: [String], _ callback: @escaping ObserverList.Callback) {
    guard keys.count > 1 else {
      entry = ObserverList.Entry(object, keys[0], callback)
      ObserverList.shared.add(entry, object)
      return
    }
    let below = Array(keys.dropFirst())
    let relay = Relay()
    entry = ObserverList.Entry(object, keys[0]) { old, isPrior in
      callback(old.flatMap { KeyValueCoding.value(of: $0, path: below) }, isPrior)
      if !isPrior { relay.subscription?.observeBelow(below, callback) }
    }
    ObserverList.shared.add(entry, object)
    relay.subscription = self
    observeBelow(below, callback)
  }

  private func observeBelow(_ keys: [String], _ callback: @escaping ObserverList.Callback) {
    for subscription in rest { subscription.end() }
    rest = []
    guard let object = entry.object.object, case .found(let value) = KeyValueCoding.value(of: object, entry.key),
      let next = value as? NSObject
    else { return }
    rest = Subscription.all(of: next, path: keys.joined(separator: "."), callback)
  }

  func end() {
    ObserverList.shared.remove(entry)
    for subscription in rest { subscription.end() }
    rest = []
  }

  private final class Relay { weak var subscription: Subscription? }
}

/// Finds the dependencies of a key: `keyPathsForValuesAffecting<Key>` and `keyPathsForValuesAffectingValue(forKey:)`.
private enum DependentKeys {
  static func paths(of key: String, in object: NSObject) -> [String] {
    let selector = "keyPathsForValuesAffecting" + key.prefix(1).uppercased() + key.dropFirst()
    var paths: Set<String> = []
    if let method = ClassTable.shared.classMethod(selector, of: type(of: object)) {
      MainActor.assumeIsolated { paths.formUnion((try? method(nil, MethodArguments([]))) as? Set<String> ?? []) }
    }
    if let method = ClassTable.shared.override("keyPathsForValuesAffectingValueForKey:", of: type(of: object)) {
      MainActor.assumeIsolated { paths.formUnion((try? method(nil, MethodArguments([key]))) as? Set<String> ?? []) }
    }
    return paths.sorted()
  }
}

/// The names of key paths that the compiler shim has registered.
final class KeyPathNames: Sendable {
  static let shared = KeyPathNames()
  // Sendable, since a key path is immutable.
  private struct Key: Hashable, @unchecked Sendable { let path: AnyKeyPath }
  private let names = Mutex<[Key: String]>([:])

  func set(_ name: String, of path: AnyKeyPath) {
    let key = Key(path: path)
    names.withLock { $0[key] = name }
  }

  func name(of path: AnyKeyPath) -> String? {
    let key = Key(path: path)
    return names.withLock { $0[key] }
  }
}

/// Registers the name of a key path, and returns the key path. Called by code that the compiler shim generates.
public func _vitrineKeyPath<Root, Value>(_ path: KeyPath<Root, Value>, _ name: String) -> KeyPath<Root, Value> {
  KeyPathNames.shared.set(name, of: path)
  return path
}

/// Called before a property changes, by UIKit and by code that the compiler shim generates.
public func _vitrineWillChange(_ object: AnyObject, _ key: String) { ObserverList.shared.willChange(object, key) }

/// Called after a property has changed.
public func _vitrineDidChange(_ object: AnyObject, _ key: String) { ObserverList.shared.didChange(object, key) }
