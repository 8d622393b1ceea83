extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Returns a list that represents the list under a key. Insertions and removals notify the object's observers, with the indexes in
  /// `indexesKey` (Apple: mutableArrayValue(forKey:)).
  public func mutableArrayValue(forKey key: String) -> NSMutableArray {
    if let body = _vitrineOverride(self, "mutableArrayValueForKey:"), let list = body([key]) as? NSMutableArray { return list }
    return ObservedArray(owner: self, key: key)
  }

  public func mutableArrayValue(forKeyPath keyPath: String) -> NSMutableArray {
    var keys = keyPath.split(separator: ".").map(String.init)
    guard let last = keys.popLast() else { return NSMutableArray() }
    let owner = keys.isEmpty ? self : KeyValueCoding.value(of: self, path: keys) as? NSObject
    return owner?.mutableArrayValue(forKey: last) ?? NSMutableArray()
  }

  public func willChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
    ListChanges.shared.begin(ListChange(kind: changeKind, indexes: indexes), self, key)
  }

  public func didChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
    ListChanges.shared.end(self, key)
  }
}

/// A list that forwards to another list, the value of an object's key.
final class ObservedArray: NSMutableArray {
  private let owner: NSObject
  private let key: String

  init(owner: NSObject, key: String) {
    self.owner = owner
    self.key = key
    super.init(capacity: 0)
  }

  /// Returns nil: the list cannot be decoded, since its owner is not encoded.
  required init?(coder: NSCoder) { nil }

  required convenience init(objects: UnsafePointer<AnyObject>?, count: Int) {
    preconditionFailure("made by mutableArrayValue(forKey:)")
  }

  required convenience init(arrayLiteral elements: Any...) { preconditionFailure("made by mutableArrayValue(forKey:)") }

  private var items: [Any] {
    get { owner.value(forKey: key).flatMap { KeyValueCoding.list($0) } ?? [] }
    set {
      // If the property is a mutable list, its content is replaced, and the list object stays the same.
      if let list = owner.value(forKey: key) as? NSMutableArray {
        list.setArray(newValue)
      } else if !KeyValueCoding.set(newValue, of: owner, key) {
        owner.setValue(newValue, forKey: key)
      }
    }
  }

  private func change(_ kind: NSKeyValueChange, _ indexes: IndexSet, _ body: (inout [Any]) -> Void) {
    owner.willChange(kind, valuesAt: indexes, forKey: key)
    body(&items)
    owner.didChange(kind, valuesAt: indexes, forKey: key)
  }

  override var count: Int { items.count }
  override func object(at index: Int) -> Any { items[index] }

  override func insert(_ anObject: Any, at index: Int) {
    change(.insertion, IndexSet(integer: index)) { $0.insert(anObject, at: index) }
  }

  override func removeObject(at index: Int) {
    change(.removal, IndexSet(integer: index)) { $0.remove(at: index) }
  }

  override func replaceObject(at index: Int, with anObject: Any) {
    change(.replacement, IndexSet(integer: index)) { $0[index] = anObject }
  }

  override func add(_ anObject: Any) { insert(anObject, at: count) }
  override func addObjects(from otherArray: [Any]) {
    guard !otherArray.isEmpty else { return }
    let end = count
    change(.insertion, IndexSet(integersIn: end..<end + otherArray.count)) { $0 += otherArray }
  }
  override func removeLastObject() { if count > 0 { removeObject(at: count - 1) } }

  override func removeAllObjects() {
    let count = self.count
    if count > 0 { change(.removal, IndexSet(integersIn: 0..<count)) { $0.removeAll() } }
  }

  override func insert(_ objects: [Any], at indexes: IndexSet) {
    change(.insertion, indexes) { list in
      for (index, object) in zip(indexes, objects) { list.insert(object, at: index) }
    }
  }

  override func removeObjects(at indexes: IndexSet) {
    change(.removal, indexes) { list in
      for index in indexes.reversed() { list.remove(at: index) }
    }
  }

  override func replaceObjects(at indexes: IndexSet, with objects: [Any]) {
    change(.replacement, indexes) { list in
      for (index, object) in zip(indexes, objects) { list[index] = object }
    }
  }

  override func exchangeObject(at idx1: Int, withObjectAt idx2: Int) {
    change(.replacement, [idx1, idx2]) { $0.swapAt(idx1, idx2) }
  }

  override func setArray(_ otherArray: [Any]) {
    removeAllObjects()
    addObjects(from: otherArray)
  }
}
