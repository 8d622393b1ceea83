public import Foundation

extension NSManagedObject {
  /// Returns a set that changes the relationship when it is changed.
  public func mutableSetValue(forKey key: String) -> NSMutableSet { RelationshipSet(self, key) }
  /// Returns an ordered set that changes the relationship when it is changed.
  public func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet { RelationshipOrderedSet(self, key) }
}

/// A to-many relationship as a set.
private final class RelationshipSet: NSMutableSet {
  private let owner: NSManagedObject
  private let key: String

  init(_ owner: NSManagedObject, _ key: String) {
    self.owner = owner
    self.key = key
    super.init(capacity: 0)
  }
  required init?(coder: NSCoder) { nil }
  required init(capacity numItems: Int) { preconditionFailure("made by mutableSetValue(forKey:)") }
  override init(objects: UnsafePointer<AnyObject>!, count: Int) { preconditionFailure("made by mutableSetValue(forKey:)") }
  required convenience init(arrayLiteral elements: Any...) { preconditionFailure("made by mutableSetValue(forKey:)") }

  private var current: NSSet { owner.value(forKey: key) as? NSSet ?? NSSet() }
  override var count: Int { current.count }
  override func member(_ object: Any) -> Any? { current.member(object) }
  override func objectEnumerator() -> NSEnumerator { current.objectEnumerator() }
  override func add(_ object: Any) { owner.setValue(NSSet(array: current.allObjects + [object]), forKey: key) }
  override func remove(_ object: Any) {
    owner.setValue(NSSet(array: current.allObjects.filter { $0 as AnyObject !== object as AnyObject }), forKey: key)
  }
  override func removeAllObjects() { owner.setValue(NSSet(), forKey: key) }
}

/// An ordered to-many relationship.
private final class RelationshipOrderedSet: NSMutableOrderedSet {
  private let owner: NSManagedObject
  private let key: String

  init(_ owner: NSManagedObject, _ key: String) {
    self.owner = owner
    self.key = key
    super.init(capacity: 0)
  }
  required init?(coder: NSCoder) { nil }
  override init(capacity numItems: Int) { preconditionFailure("made by mutableOrderedSetValue(forKey:)") }
  override init(objects: UnsafePointer<AnyObject>!, count: Int) { preconditionFailure("made by mutableOrderedSetValue(forKey:)") }
  required convenience init(arrayLiteral elements: Any...) { preconditionFailure("made by mutableOrderedSetValue(forKey:)") }

  private var items: [Any] {
    get { (owner.value(forKey: key) as? NSOrderedSet)?.array ?? [] }
    set { owner.setValue(NSOrderedSet(array: newValue), forKey: key) }
  }
  override var count: Int { items.count }
  override func object(at idx: Int) -> Any { items[idx] }
  override func index(of object: Any) -> Int { items.firstIndex { $0 as AnyObject === object as AnyObject } ?? NSNotFound }
  override func insert(_ object: Any, at idx: Int) { items.insert(object, at: idx) }
  override func removeObject(at idx: Int) { items.remove(at: idx) }
  override func replaceObject(at idx: Int, with obj: Any) { items[idx] = obj }
}
