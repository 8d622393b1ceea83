public import FoundationCompatibility

public let NSMigrationManagerKey = "manager"
public let NSMigrationSourceObjectKey = "source"
public let NSMigrationDestinationObjectKey = "destination"
public let NSMigrationEntityMappingKey = "entityMapping"
public let NSMigrationPropertyMappingKey = "propertyMapping"
public let NSMigrationEntityPolicyKey = "entityPolicy"

/// The steps by which the objects of one mapping are migrated (Apple: NSEntityMigrationPolicy). Subclasses replace steps.
open class NSEntityMigrationPolicy: NSObject {
  public required override init() { super.init() }

  open func begin(_ mapping: NSEntityMapping, with manager: NSMigrationManager) throws {}

  /// Creates the new object of a source object with the attributes of the mapping, and associates the two.
  open func createDestinationInstances(
    forSource sInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
  ) throws {
    guard let entity = manager.destinationEntity(for: mapping) else { return }
    let object = NSManagedObject(entity: entity, insertInto: manager.destinationContext)
    for property in mapping.attributeMappings ?? [] {
      guard let name = property.name else { continue }
      if let source = property.sourceName {
        object.setValue(sInstance.value(forKey: source), forKey: name)
      } else if let expression = property.valueExpression {
        let values = variables(manager, mapping, property, source: sInstance, destination: object)
        object.setValue(expression.expressionValue(with: sInstance, context: values), forKey: name)
      }
    }
    manager.associate(sourceInstance: sInstance, withDestinationInstance: object, for: mapping)
  }

  open func endInstanceCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}

  /// Sets the relationships of a new object. The destinations of an inferred mapping are the new objects of the old destinations.
  open func createRelationships(
    forDestination dInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
  ) throws {
    let source = manager.sourceInstances(forEntityMappingName: mapping.name, destinationInstances: [dInstance]).first
    for property in mapping.relationshipMappings ?? [] {
      guard let name = property.name else { continue }
      if let old = property.sourceName {
        let objects = manager.destinationInstances(of: source?.value(forKey: old))
        let relationship = dInstance.entity.relationshipsByName[name]
        if relationship?.isToMany == false {
          dInstance.setValue(objects.first, forKey: name)
        } else {
          dInstance.setValue(relationship?.isOrdered == true ? NSOrderedSet(array: objects) : NSSet(array: objects), forKey: name)
        }
      } else if let expression = property.valueExpression {
        let values = variables(manager, mapping, property, source: source, destination: dInstance)
        dInstance.setValue(expression.expressionValue(with: source, context: values), forKey: name)
      }
    }
  }

  open func endRelationshipCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
  open func performCustomValidation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
  open func end(_ mapping: NSEntityMapping, manager: NSMigrationManager) throws {}

  private func variables(
    _ manager: NSMigrationManager, _ mapping: NSEntityMapping, _ property: NSPropertyMapping, source: NSManagedObject?,
    destination: NSManagedObject
  ) -> NSMutableDictionary {
    let values: NSMutableDictionary = [
      NSMigrationManagerKey: manager, NSMigrationEntityMappingKey: mapping, NSMigrationPropertyMappingKey: property,
      NSMigrationEntityPolicyKey: self, NSMigrationDestinationObjectKey: destination,
    ]
    if let source { values[NSMigrationSourceObjectKey] = source }
    return values
  }
}
