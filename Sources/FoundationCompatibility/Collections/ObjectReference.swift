/// A strong or weak reference to an object, depending on the options of its collection.
struct ObjectReference {
  private var strong: AnyObject?
  private weak var weak: AnyObject?

  init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
    let held = options.contains(.copyIn) ? ((object as? NSCopying)?.copy(with: nil) as AnyObject? ?? object) : object
    if options.isWeak { weak = held } else { strong = held }
  }

  /// The object; nil if it was held weakly and has been released.
  var object: AnyObject? { strong ?? weak }
}

extension NSPointerFunctions.Options {
  func hash(_ object: AnyObject) -> Int {
    if !comparesPointers, let object = object as? NSObject { return object.hash }
    return ObjectIdentifier(object).hashValue
  }

  func areSame(_ left: AnyObject, _ right: AnyObject) -> Bool {
    if left === right { return true }
    guard !comparesPointers, let left = left as? NSObject else { return false }
    return left.isEqual(right)
  }
}

/// A hash table of objects and their values, which keeps the order of insertion.
struct ObjectTable {
  struct Entry {
    var key: ObjectReference
    var value: ObjectReference?
    let number: Int
    var isAlive: Bool { key.object != nil && (value == nil || value?.object != nil) }
  }

  let options: NSPointerFunctions.Options
  private var entries: [Int: [Entry]] = [:]
  private var added = 0
  private var limit = 32

  init(_ options: NSPointerFunctions.Options) { self.options = options }

  var living: [Entry] { entries.values.joined().filter(\.isAlive).sorted { $0.number < $1.number } }
  var count: Int { entries.values.reduce(0) { $0 + $1.count(where: \.isAlive) } }

  func entry(_ key: AnyObject) -> Entry? {
    entries[options.hash(key)]?.first { entry in entry.isAlive && entry.key.object.map { options.areSame($0, key) } == true }
  }

  mutating func set(_ key: AnyObject, _ value: ObjectReference? = nil) {
    added += 1
    let hash = options.hash(key)
    if let index = entries[hash]?.firstIndex(where: { $0.key.object.map { options.areSame($0, key) } == true }) {
      // The first of equal objects stays as the key.
      entries[hash]?[index].value = value
      return
    }
    // Removes released objects with the same hash.
    entries[hash]?.removeAll { !$0.isAlive }
    entries[hash, default: []].append(Entry(key: ObjectReference(key, options), value: value, number: added))
    if entries.count > limit { removeDead() }
  }

  mutating func remove(_ key: AnyObject) {
    let hash = options.hash(key)
    entries[hash]?.removeAll { $0.key.object.map { options.areSame($0, key) } != false }
    if entries[hash]?.isEmpty == true { entries[hash] = nil }
  }

  mutating func removeAll() { entries = [:] }

  private mutating func removeDead() {
    entries = entries.compactMapValues { list in
      let living = list.filter(\.isAlive)
      return living.isEmpty ? nil : living
    }
    limit = max(32, entries.count * 2)
  }
}
