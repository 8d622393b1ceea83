/// A set that can hold its objects weakly (Apple: NSHashTable). The element type is unconstrained: Apple's table takes classes and
/// Objective-C protocols, a constraint that Swift cannot express on Linux.
open class NSHashTable<ObjectType>: NSObject, NSCopying {
  private var table: ObjectTable

  public required init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) { table = ObjectTable(options) }

  public convenience override init() { self.init(options: [], capacity: 0) }

  public convenience init(options: NSPointerFunctions.Options) { self.init(options: options, capacity: 0) }

  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// The number of objects, not counting released ones.
  open var count: Int { table.count }
  open var allObjects: [ObjectType] { table.living.compactMap { $0.key.object.flatMap { $0 as? ObjectType } } }
  open var anyObject: ObjectType? { allObjects.first }
  open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }

  open func member(_ object: ObjectType?) -> ObjectType? {
    // Each of the optionals is unwrapped: nil can be cast to `AnyObject`.
    guard let object, let found = table.entry(object as AnyObject)?.key.object else { return nil }
    return found as? ObjectType
  }

  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  open func objectEnumerator() -> NSEnumerator { (allObjects as NSArray).objectEnumerator() }

  open func add(_ object: ObjectType?) {
    if let object, !contains(object) { table.set(object as AnyObject) }
  }

  open func remove(_ object: ObjectType?) {
    if let object { table.remove(object as AnyObject) }
  }

  open func removeAllObjects() { table.removeAll() }

  open func intersects(_ other: NSHashTable<ObjectType>) -> Bool { allObjects.contains { other.contains($0) } }
  open func isEqual(to other: NSHashTable<ObjectType>) -> Bool { count == other.count && isSubset(of: other) }
  open func isSubset(of other: NSHashTable<ObjectType>) -> Bool { allObjects.allSatisfy { other.contains($0) } }

  open func intersect(_ other: NSHashTable<ObjectType>) {
    for object in allObjects where !other.contains(object) { remove(object) }
  }

  open func union(_ other: NSHashTable<ObjectType>) {
    for object in other.allObjects { add(object) }
  }

  open func minus(_ other: NSHashTable<ObjectType>) {
    for object in other.allObjects { remove(object) }
  }

  open override func copy() -> Any { copy(with: nil) }

  open func copy(with zone: NSZone? = nil) -> Any {
    let result = Self(options: table.options, capacity: count)
    result.table = table
    return result
  }

  open override var description: String { "NSHashTable {\n" + allObjects.map { "\($0)\n" }.joined() + "}" }
}
