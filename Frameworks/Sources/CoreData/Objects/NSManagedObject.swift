@_exported import FoundationCompatibility

/// An object of a context: values that its entity describes, read from the store when the first of them is used (Apple: NSManagedObject).
open class NSManagedObject: NSObject, @unchecked Sendable {
  // Unchecked: as in Core Data, an object must be used on the queue of its context.
  public let entity: NSEntityDescription
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?
  public internal(set) var objectID: NSManagedObjectID
  /// The values; nil for a fault, whose values were not read yet.
  var values: StoredValues?
  /// The values as they were read from the store or last saved.
  var committed: StoredValues = [:]
  /// The version of the row that was read.
  var version = 0

  open internal(set) var isInserted = false
  open internal(set) var isUpdated = false
  open internal(set) var isDeleted = false
  open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
  open var hasPersistentChangedValues: Bool { !changedValues().isEmpty }
  open var isFault: Bool { values == nil }
  open var faultingState: Int { isFault ? 1 : 0 }

  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    objectID = NSManagedObjectContext.newIdentifier(of: entity, in: context)
    values = Self.defaults(of: entity)
    super.init()
    guard let context else { return }
    context.insert(self)
  }

  public convenience init(context moc: NSManagedObjectContext) { self.init(entity: Self.entity(in: moc), insertInto: moc) }

  /// Returns the entity of a context's model whose objects are of this class.
  fileprivate static func entity(in context: NSManagedObjectContext) -> NSEntityDescription {
    let entity = context.model.map { model in model.entities.first { $0.classOfObjects() == self } ?? model.entity(named: "\(self)") }
    return (entity ?? nil) ?? Self.entity()
  }

  /// Creates an object without a context. Apple's class accepts this at compile time, for tests and the like, although its objects then have no
  /// entity.
  public override convenience init() { self.init(entity: Self.entity(), insertInto: nil) }

  private static func defaults(of entity: NSEntityDescription) -> StoredValues {
    entity.attributesByName.compactMapValues { $0.defaultValue.map(StoredValue.value) }
  }

  /// Returns the entity whose objects have this class, from the loaded models.
  open class func entity() -> NSEntityDescription {
    NSManagedObjectModel.entity(for: self) ?? NSEntityDescription(undescribed: "\(self)", objectClass: self)
  }
  // Disfavoured, since a class generated for an entity has a method of this name with a more exact type.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> { NSFetchRequest(entityName: entity().name ?? "\(self)") }

  // MARK: Life

  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func awake(fromSnapshotEvents flags: NSSnapshotEventType) {}
  open func willSave() {}
  open func didSave() {}
  open func prepareForDeletion() {}
  open func willTurnIntoFault() {}
  open func didTurnIntoFault() {}

  open func validateForInsert() throws { try validateValues() }
  open func validateForUpdate() throws { try validateValues() }
  open func validateForDelete() throws { try validateDeletion() }

  /// Reads the values of a fault from the store.
  func fire() {
    guard values == nil else { return }
    let row = managedObjectContext?.rows?.row(objectID)
    values = row?.values ?? [:]
    committed = values ?? [:]
    version = row?.version ?? 0
    if row != nil { awakeFromFetch() }
  }

  /// Releases the values, which are read again at their next use.
  func turnIntoFault() {
    willTurnIntoFault()
    values = nil
    committed = [:]
    isUpdated = false
    didTurnIntoFault()
  }

  // MARK: Access

  open func willAccessValue(forKey key: String?) { fire() }
  open func didAccessValue(forKey key: String?) {}
  open func willChangeValue(forKey key: String) { _vitrineWillChange(self, key) }
  open func didChangeValue(forKey key: String) {
    _vitrineDidChange(self, key)
    managedObjectContext?.noteChange(of: self)
  }

  open func value(forKey key: String) -> Any? {
    willAccessValue(forKey: key)
    defer { didAccessValue(forKey: key) }
    return primitiveValue(forKey: key)
  }

  open func setValue(_ value: Any?, forKey key: String) {
    set(stored(value, key), key)
  }

  /// Returns the value without notifications. A to-many relationship without objects is an empty set, never nil.
  open func primitiveValue(forKey key: String) -> Any? {
    fire()
    if let value = values?[key] { return shown(value) }
    guard let relationship = entity.propertiesByName[key] as? NSRelationshipDescription, relationship.isToMany else { return nil }
    return relationship.isOrdered ? NSOrderedSet() : NSSet()
  }
  /// Sets the value without notifications, and without updating the inverse relationship.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) {
    fire()
    values?[key] = stored(value, key)
  }

  /// Returns the value of a property marked with `@NSManaged`; the compiler shim inserts the call. An unset value is nil, zero or an empty
  /// collection.
  public func _vitrineManaged<Value>(_ key: String) -> Value {
    guard let value = _VitrineManagedValue.read(value(forKey: key), as: Value.self) else {
      preconditionFailure("\(type(of: self)).\(key) was read before it was set")
    }
    return value
  }
  /// Sets the value of a property marked with `@NSManaged`; the compiler shim inserts the call.
  public func _vitrineSetManaged(_ key: String, _ value: Any?) { setValue(_VitrineManagedValue.stored(value), forKey: key) }

  // MARK: Changes

  open func changedValues() -> [String: Any] {
    guard let values else { return [:] }
    let keys = Set(values.keys).union(committed.keys).filter { !StoredValue.equal(values[$0], committed[$0]) }
    return Dictionary(keys.map { ($0, shown(values[$0]) ?? NSNull()) }) { $1 }
  }
  open func changedValuesForCurrentEvent() -> [String: Any] { changedValues() }
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    fire()
    let keys = keys ?? Array(entity.propertiesByName.keys)
    return Dictionary(keys.map { ($0, shown(committed[$0]) ?? NSNull()) }) { $1 }
  }
  open func hasFault(forRelationshipNamed key: String) -> Bool { isFault }
  open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    fire()
    return values?[key]?.identifiers ?? []
  }

  open override var description: String {
    let text = values?.keys.sorted().map { "\($0) = \(shown(values?[$0]).map { "\($0)" } ?? "nil")" }.joined(separator: "; ")
    return "<\(type(of: self))> (entity: \(entity.name ?? ""); id: \(objectID); data: \(text.map { "{\($0)}" } ?? "<fault>"))"
  }
}

extension NSManagedObject {
  /// Creates an object of the entity's class, as Apple's `init(entity:insertInto:)` does; the compiler shim inserts the call. An entity whose class
  /// is not below this class gets an object of this class.
  public static func _vitrineObject(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) -> Self {
    let type = entity.classOfObjects() as? Self.Type ?? self
    return type.init(entity: entity, insertInto: context)
  }

  /// Creates an object as `init(context:)` does, for a class that is known only at run time; the compiler shim inserts the call.
  public static func _vitrineObject(context: NSManagedObjectContext) -> Self {
    self.init(entity: entity(in: context), insertInto: context)
  }
}

/// Key-value coding of objects whose class is known only at run time, as in predicates.
extension NSManagedObject: _VitrineKeyedObject {
  public func _vitrineHasKey(_ key: String) -> Bool { entity.propertiesByName[key] != nil || values?[key] != nil }
  public func _vitrineKeyedValue(_ key: String) -> Any? { value(forKey: key) }
  public func _vitrineSetKeyedValue(_ value: Any?, _ key: String) { setValue(value, forKey: key) }
}

/// The reason for which an object's values were taken from a snapshot (Apple: NSSnapshotEventType).
public struct NSSnapshotEventType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let undoInsertion = NSSnapshotEventType(rawValue: 1 << 1)
  public static let undoDeletion = NSSnapshotEventType(rawValue: 1 << 2)
  public static let undoUpdate = NSSnapshotEventType(rawValue: 1 << 3)
  public static let rollback = NSSnapshotEventType(rawValue: 1 << 4)
  public static let refresh = NSSnapshotEventType(rawValue: 1 << 5)
  public static let mergePolicy = NSSnapshotEventType(rawValue: 1 << 6)
}
