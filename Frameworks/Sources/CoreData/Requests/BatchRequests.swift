public import Foundation

public enum NSBatchDeleteRequestResultType: UInt, Sendable { case resultTypeStatusOnly = 0, resultTypeObjectIDs, resultTypeCount }
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  case statusOnlyResultType = 0, updatedObjectIDsResultType, updatedObjectsCountResultType
}
public enum NSBatchInsertRequestResultType: UInt, Sendable { case statusOnly = 0, objectIDs, count }

/// Deletes rows of the store (Apple: NSBatchDeleteRequest). Contexts show the change after they have merged the result.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  let objectIDs: [NSManagedObjectID]?
  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    fetchRequest = fetch
    objectIDs = nil
  }
  public init(objectIDs objects: [NSManagedObjectID]) {
    fetchRequest = NSFetchRequest(entityName: objects.first?.entity.name ?? "")
    objectIDs = objects
  }
}
open class NSBatchDeleteResult: NSPersistentStoreResult {
  public internal(set) var result: Any?
  public internal(set) var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
}

/// Sets values of rows of the store (Apple: NSBatchUpdateRequest).
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
  public let entityName: String
  open var predicate: NSPredicate?
  open var includesSubentities = true
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
  open var propertiesToUpdate: [AnyHashable: Any]?
  public init(entityName: String) { self.entityName = entityName }
  public convenience init(entity: NSEntityDescription) { self.init(entityName: entity.name ?? "") }
}
open class NSBatchUpdateResult: NSPersistentStoreResult {
  public internal(set) var result: Any?
  public internal(set) var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
}

/// Inserts rows into the store (Apple: NSBatchInsertRequest).
open class NSBatchInsertRequest: NSPersistentStoreRequest {
  public let entityName: String
  open var resultType = NSBatchInsertRequestResultType.statusOnly
  open var objectsToInsert: [[String: Any]]?
  open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
  open var managedObjectHandler: ((NSManagedObject) -> Bool)?
  public init(entityName: String, objects dictionaries: [[String: Any]]) {
    self.entityName = entityName
    objectsToInsert = dictionaries
  }
  public init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
    self.entityName = entityName
    dictionaryHandler = handler
  }
  public init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
    self.entityName = entityName
    managedObjectHandler = handler
  }
  public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    self.init(entityName: entity.name ?? "", objects: dictionaries)
  }
  public convenience init(entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
    self.init(entityName: entity.name ?? "", dictionaryHandler: handler)
  }
  public convenience init(entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
    self.init(entityName: entity.name ?? "", managedObjectHandler: handler)
  }
}
open class NSBatchInsertResult: NSPersistentStoreResult {
  public internal(set) var result: Any?
  public internal(set) var resultType = NSBatchInsertRequestResultType.statusOnly
}
