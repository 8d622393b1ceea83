@_exported import FoundationCompatibility

/// An object of a context. Its values are kept in memory by name (Apple: NSManagedObject).
open class NSManagedObject: NSObject, @unchecked Sendable {
  // Unchecked: as in Core Data, an object must be used on the queue of its context.
  public let entity: NSEntityDescription
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?
  public let objectID = NSManagedObjectID()
  private var values: [String: Any] = [:]
  open internal(set) var isInserted = false
  open internal(set) var isUpdated = false
  open internal(set) var isDeleted = false
  open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
  open var isFault: Bool { false }

  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    super.init()
    context?.insert(self)
    awakeFromInsert()
  }
  public convenience init(context moc: NSManagedObjectContext) {
    self.init(entity: Self.entity(), insertInto: moc)
  }

  /// The entity of the class, which has the class's name.
  open class func entity() -> NSEntityDescription { NSEntityDescription(name: "\(self)", type: self) }
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> { NSFetchRequest(entityName: "\(self)") }

  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func willSave() {}
  open func didSave() {}
  open func prepareForDeletion() {}
  open func validateForInsert() throws {}
  open func willAccessValue(forKey key: String?) {}
  open func didAccessValue(forKey key: String?) {}

  open func value(forKey key: String) -> Any? { values[key] }
  open func setValue(_ value: Any?, forKey key: String) {
    _vitrineWillChange(self, key)
    values[key] = value
    _vitrineDidChange(self, key)
    if !isInserted { isUpdated = true }
    managedObjectContext?.changed()
  }
  open func primitiveValue(forKey key: String) -> Any? { values[key] }
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// Returns the value of a property marked with `@NSManaged`; the compiler shim inserts the call. An unset value is nil, zero or an empty
  /// collection.
  public func _vitrineManaged<Value>(_ key: String) -> Value {
    guard let value = _VitrineManagedValue.read(values[key], as: Value.self) else {
      preconditionFailure("\(type(of: self)).\(key) was read before it was set")
    }
    return value
  }
  /// Sets the value of a property marked with `@NSManaged`; the compiler shim inserts the call.
  public func _vitrineSetManaged(_ key: String, _ value: Any?) { setValue(_VitrineManagedValue.stored(value), forKey: key) }
}

open class NSManagedObjectID: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  open var isTemporaryID: Bool { false }
  open func uriRepresentation() -> URL { URL(string: "x-coredata:///\(UInt(bitPattern: ObjectIdentifier(self).hashValue))")! }
}

open class NSEntityDescription: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open var name: String?
  open var managedObjectClassName: String! { name }
  let type: NSManagedObject.Type

  init(name: String, type: NSManagedObject.Type) {
    self.name = name
    self.type = type
  }
  open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
    NSEntityDescription(name: entityName, type: NSClassFromString(entityName) as? NSManagedObject.Type ?? NSManagedObject.self)
  }
  open class func insertNewObject(forEntityName entityName: String, into context: NSManagedObjectContext) -> NSManagedObject {
    let entity = entity(forEntityName: entityName, in: context)!
    return entity.type.init(entity: entity, insertInto: context)
  }
}
