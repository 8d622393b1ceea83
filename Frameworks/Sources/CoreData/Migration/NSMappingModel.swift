public import FoundationCompatibility

/// The kind of change to the objects of an entity (Apple: NSEntityMappingType).
public enum NSEntityMappingType: UInt, Sendable {
  case undefinedEntityMappingType = 0
  case customEntityMappingType, addEntityMappingType, removeEntityMappingType, copyEntityMappingType, transformEntityMappingType
}

/// The source of a property's new value (Apple: NSPropertyMapping). The expression can use the variables `source`, `destination`, `manager`,
/// `entityMapping`, `propertyMapping` and `entityPolicy`.
open class NSPropertyMapping: NSObject {
  open var name: String?
  open var valueExpression: FoundationCompatibility.NSExpression?
  open var userInfo: [AnyHashable: Any]?
  /// The property of the source in an inferred mapping.
  var sourceName: String?

  public override init() {}
}

/// The mapping of objects of one entity to objects of another (Apple: NSEntityMapping).
open class NSEntityMapping: NSObject {
  open var name: String! = ""
  open var mappingType = NSEntityMappingType.undefinedEntityMappingType
  open var sourceEntityName: String?
  open var sourceEntityVersionHash: Data?
  open var destinationEntityName: String?
  open var destinationEntityVersionHash: Data?
  open var attributeMappings: [NSPropertyMapping]?
  open var relationshipMappings: [NSPropertyMapping]?
  /// The source objects; nil for all objects of the entity.
  open var sourceExpression: FoundationCompatibility.NSExpression?
  open var userInfo: [AnyHashable: Any]?
  /// The class of the policy, which must be registered by name.
  open var entityMigrationPolicyClassName: String?

  public override init() {}
}

/// The mappings between the entities of two models (Apple: NSMappingModel). Files with mapping models are not read.
open class NSMappingModel: NSObject {
  open var entityMappings: [NSEntityMapping]! = []
  open var entityMappingsByName: [String: NSEntityMapping] { Dictionary(entityMappings.map { ($0.name ?? "", $0) }) { $1 } }

  public override init() {}

  /// Always nil, since files with mapping models are not read.
  public convenience init?(contentsOf url: URL?) { return nil }
  public convenience init?(
    from bundles: [Bundle]?, forSourceModel sourceModel: NSManagedObjectModel?, destinationModel: NSManagedObjectModel?
  ) { return nil }

  /// Returns the mapping by names and renaming identifiers.
  /// - Throws: an error if a property changes its type, or if a new one needs a value and has no default.
  open class func inferredMappingModel(
    forSourceModel sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel
  ) throws -> NSMappingModel {
    let mapping = NSMappingModel()
    var used: Set<String> = []
    for entity in destinationModel.entities {
      let source = sourceModel.entity(before: entity)
      if let name = source?.name { used.insert(name) }
      mapping.entityMappings.append(try InferredMapping(source: source, destination: entity).entityMapping())
    }
    for entity in sourceModel.entities where !used.contains(entity.name ?? "") {
      let removal = NSEntityMapping()
      removal.name = "Remove_\(entity.name ?? "")"
      removal.mappingType = .removeEntityMappingType
      removal.sourceEntityName = entity.name
      removal.sourceEntityVersionHash = entity.versionHash
      mapping.entityMappings.append(removal)
    }
    return mapping
  }
}

extension NSManagedObjectModel {
  /// Returns the entity that another model's entity continues.
  fileprivate func entity(before entity: NSEntityDescription) -> NSEntityDescription? {
    let names = [entity.renamingIdentifier, entity.name].compactMap { $0 }
    return names.lazy.compactMap { self.entitiesByName[$0] }.first
      ?? entities.first { $0.renamingIdentifier.map(names.contains) ?? false }
  }
}

/// The mapping of one entity, by names and renaming identifiers.
private struct InferredMapping {
  let source: NSEntityDescription?
  let destination: NSEntityDescription

  func entityMapping() throws -> NSEntityMapping {
    let mapping = NSEntityMapping()
    mapping.destinationEntityName = destination.name
    mapping.destinationEntityVersionHash = destination.versionHash
    guard let source else {
      mapping.name = "Add_\(destination.name ?? "")"
      mapping.mappingType = .addEntityMappingType
      return mapping
    }
    let isSame = source.name == destination.name && source.versionHash == destination.versionHash
    mapping.mappingType = isSame ? .copyEntityMappingType : .transformEntityMappingType
    mapping.name = isSame ? "IEM_Copy_\(destination.name ?? "")" : "IEM_Transform_\(destination.name ?? "")"
    mapping.sourceEntityName = source.name
    mapping.sourceEntityVersionHash = source.versionHash
    let properties = destination.properties.filter { !$0.isTransient }
    mapping.attributeMappings = try properties.compactMap { try ($0 as? NSAttributeDescription).flatMap(propertyMapping) }
    mapping.relationshipMappings = try properties.compactMap { try ($0 as? NSRelationshipDescription).flatMap(propertyMapping) }
    return mapping
  }

  private func propertyMapping(_ property: NSPropertyDescription) throws -> NSPropertyMapping? {
    let names = [property.renamingIdentifier, property.name].compactMap { $0 }, known = source?.propertiesByName ?? [:]
    let old = names.lazy.compactMap { known[$0] }.first ?? known.values.first { $0.renamingIdentifier.map(names.contains) ?? false }
    guard let old, !old.isTransient else {
      if let attribute = property as? NSAttributeDescription, !attribute.isOptional, attribute.defaultValue == nil {
        throw failure("the new attribute '\(property.name)' needs a value and has no default")
      }
      return nil
    }
    let types = (old as? NSAttributeDescription)?.attributeType == (property as? NSAttributeDescription)?.attributeType
    guard types, (old is NSRelationshipDescription) == (property is NSRelationshipDescription) else {
      throw failure("the type of '\(property.name)' changes")
    }
    let mapping = NSPropertyMapping()
    (mapping.name, mapping.sourceName) = (property.name, old.name)
    return mapping
  }

  private func failure(_ reason: String) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: NSInferredMappingModelError,
      userInfo: [
        "entity": destination.name ?? "", "reason": "Can't infer the mapping of the entity '\(destination.name ?? "")': \(reason).",
      ])
  }
}
