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

  /// Appends an object that is set at the end, as Apple's `setObject(_:atIndexedSubscript:)` does.
  override subscript(index: Int) -> Any {
    get { object(at: index) }
    set { if index == count { add(newValue) } else { replaceObject(at: index, with: newValue) } }
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

  // MARK: Ranges

  /// Replaces the objects that both lists have, then inserts or removes the others.
  override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any]) {
    let common = Swift.min(range.length, otherArray.count)
    let middle = range.location + common
    if common > 0 {
      replaceObjects(at: IndexSet(integersIn: range.location..<middle), with: Array(otherArray.prefix(common)))
    }
    if common < range.length {
      removeObjects(at: IndexSet(integersIn: middle..<range.location + range.length))
    } else if common < otherArray.count {
      let rest = Array(otherArray.dropFirst(common))
      insert(rest, at: IndexSet(integersIn: middle..<middle + rest.count))
    }
  }

  override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any], range otherRange: NSRange) {
    replaceObjects(in: range, withObjectsFrom: Array(otherArray[otherRange.location..<otherRange.location + otherRange.length]))
  }

  override func removeObjects(in range: NSRange) {
    if range.length > 0 { removeObjects(at: IndexSet(integersIn: range.location..<range.location + range.length)) }
  }

  // MARK: Equal objects

  private var all: NSRange { NSRange(location: 0, length: count) }

  override func contains(_ anObject: Any) -> Bool { index(of: anObject) != NSNotFound }
  override func index(of anObject: Any) -> Int { index(of: anObject, in: all) }
  override func index(of anObject: Any, in range: NSRange) -> Int { indexes(in: range) { Self.areEqual($0, anObject) }.first ?? NSNotFound }
  override func indexOfObjectIdentical(to anObject: Any) -> Int { indexOfObjectIdentical(to: anObject, in: all) }
  override func indexOfObjectIdentical(to anObject: Any, in range: NSRange) -> Int {
    indexes(in: range) { Self.areIdentical($0, anObject) }.first ?? NSNotFound
  }

  override func remove(_ anObject: Any) { remove(anObject, in: all) }
  override func remove(_ anObject: Any, in range: NSRange) { removeEach(indexes(in: range) { Self.areEqual($0, anObject) }) }
  override func removeObject(identicalTo anObject: Any) { removeObject(identicalTo: anObject, in: all) }
  override func removeObject(identicalTo anObject: Any, in range: NSRange) {
    removeEach(indexes(in: range) { Self.areIdentical($0, anObject) })
  }
  override func removeObjects(in otherArray: [Any]) {
    for object in otherArray { remove(object) }
  }

  private func indexes(in range: NSRange, _ isWanted: (Any) -> Bool) -> [Int] {
    let items = self.items
    return (range.location..<range.location + range.length).filter { isWanted(items[$0]) }
  }

  /// Removes the last object first, so that the other indexes stay valid. Observers learn of each removal, as on Apple's systems.
  private func removeEach(_ indexes: [Int]) {
    for index in indexes.reversed() { removeObject(at: index) }
  }

  /// Compares instances of classes without `isEqual` by identity, and everything else with it. Values of Swift are compared as the objects
  /// that they become.
  private static func areEqual(_ left: Any, _ right: Any) -> Bool {
    let a = left as AnyObject, b = right as AnyObject
    guard let object = a as? NSObject, b is NSObject else { return a === b }
    return object.isEqual(right)
  }

  /// Whether both are the same instance. Values of Swift have no identity, so they are compared as values.
  private static func areIdentical(_ left: Any, _ right: Any) -> Bool {
    guard let a = instance(left), let b = instance(right) else { return areEqual(left, right) }
    return a === b
  }

  private static func instance(_ value: Any) -> AnyObject? { type(of: value) is AnyClass ? value as AnyObject : nil }
}
