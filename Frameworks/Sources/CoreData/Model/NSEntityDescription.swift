public import FoundationCompatibility

/// An entity of a model: the class of its objects and their properties (Apple: NSEntityDescription).
open class NSEntityDescription: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, a description must not be changed once a coordinator uses its model.
  open var name: String?
  open var managedObjectClassName: String! = "NSManagedObject"
  open var isAbstract = false
  open var userInfo: [AnyHashable: Any]?
  open var renamingIdentifier: String?
  /// A text that changes the hash of an entity whose description does not change.
  open var versionHashModifier: String?
  open var uniquenessConstraints: [[Any]] = []
  open var indexes: [NSFetchIndexDescription] = [] { didSet { for index in indexes { index.entity = self } } }
  open internal(set) weak var managedObjectModel: NSManagedObjectModel?
  open internal(set) weak var superentity: NSEntityDescription?
  open var subentities: [NSEntityDescription] = [] { didSet { for entity in subentities { entity.superentity = self } } }
  private var own: [NSPropertyDescription] = []
  private var byName: [String: NSPropertyDescription]?
  /// The class of the objects, if it is known as a type and not only by name.
  var objectClass: NSManagedObject.Type?

  public override init() {}

  /// Creates an entity for a name that is in no model. It accepts any property.
  init(undescribed name: String, objectClass: NSManagedObject.Type? = nil) {
    self.name = name
    self.objectClass = objectClass
    managedObjectClassName = objectClass.map { "\($0)" } ?? name
    isDescribed = false
  }
  /// Whether the entity comes from a model, which lists its properties.
  private(set) var isDescribed = true

  /// The properties, including those of the superentity. Setting it replaces only the entity's own ones.
  open var properties: [NSPropertyDescription] {
    get { (superentity?.properties ?? []) + own }
    set {
      own = newValue
      for property in newValue { property.entity = self }
      forgetNames()
    }
  }
  open var propertiesByName: [String: NSPropertyDescription] {
    if let byName { return byName }
    let names = Dictionary(properties.map { ($0.name, $0) }) { $1 }
    byName = names
    return names
  }
  open var attributesByName: [String: NSAttributeDescription] { propertiesByName.compactMapValues { $0 as? NSAttributeDescription } }
  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }
  open var subentitiesByName: [String: NSEntityDescription] { Dictionary(subentities.map { ($0.name ?? "", $0) }) { $1 } }

  private func forgetNames() {
    byName = nil
    for entity in subentities { entity.forgetNames() }
  }

  open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
    properties.compactMap { $0 as? NSRelationshipDescription }.filter { $0.destinationEntity === entity }
  }
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    self === entity || name != nil && name == entity.name || superentity?.isKindOf(entity: entity) == true
  }

  /// The names of the entity and of its subentities.
  var namesWithSubentities: Set<String> { subentities.reduce([name ?? ""]) { $0.union($1.namesWithSubentities) } }

  /// Returns the class of the entity's objects. A name without a module is looked up in all modules that registered classes.
  func classOfObjects() -> NSManagedObject.Type {
    if let objectClass { return objectClass }
    let found = NSClassFromString(managedObjectClassName ?? "") as? NSManagedObject.Type
    if found == nil, let last = managedObjectClassName?.split(separator: ".").last, String(last) != managedObjectClassName {
      return NSClassFromString(String(last)) as? NSManagedObject.Type ?? NSManagedObject.self
    }
    return found ?? superentity?.classOfObjects() ?? NSManagedObject.self
  }

  open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
    guard let model = context.model else { return NSEntityDescription(undescribed: entityName) }
    return model.entity(named: entityName)
  }

  /// - Precondition: the context's model contains the entity. Apple's method throws an exception otherwise.
  open class func insertNewObject(forEntityName entityName: String, into context: NSManagedObjectContext) -> NSManagedObject {
    guard let entity = entity(forEntityName: entityName, in: context) else {
      preconditionFailure("the model has no entity '\(entityName)'")
    }
    return entity.classOfObjects().init(entity: entity, insertInto: context)
  }

  open override var description: String {
    "(NSEntityDescription) name \(name ?? ""), managedObjectClassName \(managedObjectClassName ?? "")"
  }
}
