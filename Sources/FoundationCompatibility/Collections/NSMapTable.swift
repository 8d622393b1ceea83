/// A dictionary that can hold its keys and values weakly (Apple: NSMapTable). An entry disappears when its key or its value is released.
open class NSMapTable<KeyType, ObjectType>: NSObject, NSCopying {
  private var table: ObjectTable
  private let valueOptions: NSPointerFunctions.Options

  public required init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0
  ) {
    table = ObjectTable(keyOptions)
    self.valueOptions = valueOptions
  }

  public convenience override init() { self.init(keyOptions: [], valueOptions: [], capacity: 0) }

  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: [], valueOptions: []) }

  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: [.weakMemory, .objectPointerPersonality], valueOptions: [])
  }

  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: [], valueOptions: [.weakMemory, .objectPointerPersonality])
  }

  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: [.weakMemory, .objectPointerPersonality], valueOptions: [.weakMemory, .objectPointerPersonality])
  }

  open var count: Int { table.count }

  open func object(forKey aKey: KeyType?) -> ObjectType? {
    // Each of the optionals is unwrapped: nil can be cast to `AnyObject`.
    guard let aKey, let found = table.entry(aKey as AnyObject)?.value?.object else { return nil }
    return found as? ObjectType
  }

  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let anObject, let aKey else { return }
    table.set(aKey as AnyObject, ObjectReference(anObject as AnyObject, valueOptions))
  }

  open func removeObject(forKey aKey: KeyType?) {
    if let aKey { table.remove(aKey as AnyObject) }
  }

  open func removeAllObjects() { table.removeAll() }

  open func keyEnumerator() -> NSEnumerator {
    (table.living.compactMap { $0.key.object.flatMap { $0 as? KeyType } } as NSArray).objectEnumerator()
  }

  open func objectEnumerator() -> NSEnumerator? {
    (table.living.compactMap { $0.value?.object.flatMap { $0 as? ObjectType } } as NSArray).objectEnumerator()
  }

  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    let pairs = table.living.compactMap { entry -> (AnyHashable, ObjectType)? in
      guard let key = entry.key.object as? AnyHashable, let value = entry.value?.object.flatMap({ $0 as? ObjectType }) else { return nil }
      return (key, value)
    }
    return Dictionary(pairs, uniquingKeysWith: { $1 })
  }

  open override func copy() -> Any { copy(with: nil) }

  open func copy(with zone: NSZone? = nil) -> Any {
    let result = Self(keyOptions: table.options, valueOptions: valueOptions, capacity: count)
    result.table = table
    return result
  }
}
