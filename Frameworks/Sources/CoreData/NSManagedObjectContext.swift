public import Foundation
public import UIKit

/// A set of objects of the coordinator's in-memory store (Apple: NSManagedObjectContext).
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  // Unchecked: as in Core Data, an object must be used on the queue of its context.
  public enum ConcurrencyType: UInt, Sendable { case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType }
  public let concurrencyType: ConcurrencyType
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  open var parent: NSManagedObjectContext? { didSet { persistentStoreCoordinator = parent?.persistentStoreCoordinator } }
  open var undoManager: UndoManager?
  open var automaticallyMergesChangesFromParent = false
  open var mergePolicy: Any = NSMergePolicy.error
  open var name: String?
  public let userInfo = NSMutableDictionary()
  private var inserted: [NSManagedObject] = []
  private var deleted: [NSManagedObject] = []
  private var isChanged = false

  public init(concurrencyType ct: ConcurrencyType) { concurrencyType = ct }
  public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type) }
  public override convenience init() { self.init(concurrencyType: .mainQueueConcurrencyType) }

  open var hasChanges: Bool { isChanged || !inserted.isEmpty || !deleted.isEmpty }
  open var insertedObjects: Set<NSManagedObject> { Set(inserted) }
  open var deletedObjects: Set<NSManagedObject> { Set(deleted) }
  open var registeredObjects: Set<NSManagedObject> { Set(all) }

  private var all: [NSManagedObject] {
    let stored = persistentStoreCoordinator?.objects ?? []
    return (stored + inserted).filter { object in !deleted.contains { $0 === object } }
  }

  open func insert(_ object: NSManagedObject) {
    object.managedObjectContext = self
    object.isInserted = true
    inserted.append(object)
  }
  open func delete(_ object: NSManagedObject) {
    object.prepareForDeletion()
    object.isDeleted = true
    if let index = inserted.firstIndex(where: { $0 === object }) { inserted.remove(at: index) } else { deleted.append(object) }
  }
  func changed() { isChanged = true }

  open func save() throws {
    for object in inserted { object.willSave() }
    persistentStoreCoordinator?.save(inserted, deleted)
    for object in all {
      object.isInserted = false
      object.isUpdated = false
    }
    inserted = []
    deleted = []
    isChanged = false
    NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self)
  }
  open func rollback() { reset() }
  open func reset() {
    inserted = []
    deleted = []
    isChanged = false
  }
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {}
  open func refreshAllObjects() {}
  open func processPendingChanges() {}
  open func mergeChanges(fromContextDidSave notification: Notification) {}
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    all.first { $0.objectID === objectID } ?? NSManagedObject(entity: NSManagedObject.entity(), insertInto: nil)
  }
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = all.first(where: { $0.objectID === objectID }) else { throw CocoaError(.fileNoSuchFile) }
    return object
  }
  open func perform(_ block: @escaping () -> Void) {
    nonisolated(unsafe) let block = block
    DispatchQueue.main.async { block() }
  }
  public func perform<T>(_ block: @escaping () throws -> T) async rethrows -> T { try block() }
  open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }

  open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    var found = all.filter { $0.entity.name == request.entityName }
    if let predicate = request.predicate { found = found.filter { predicate.evaluate(with: $0) } }
    for descriptor in (request.sortDescriptors ?? []).reversed() {
      found.sort { descriptor.compare($0, to: $1) == .orderedAscending }
    }
    found = Array(found.dropFirst(request.fetchOffset))
    if request.fetchLimit > 0 { found = Array(found.prefix(request.fetchLimit)) }
    return found.compactMap { $0 as? T }
  }
  open func count<T>(for request: NSFetchRequest<T>) throws -> Int { try fetch(request).count }
  @discardableResult
  open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    if let delete = request as? NSBatchDeleteRequest, let name = delete.fetchRequest.entityName {
      persistentStoreCoordinator?.save([], all.filter { $0.entity.name == name })
    }
    return NSPersistentStoreResult()
  }
}

public typealias NSManagedObjectContextConcurrencyType = NSManagedObjectContext.ConcurrencyType

extension NSNotification.Name {
  public static let NSManagedObjectContextDidSave = NSNotification.Name("NSManagingContextDidSaveChangesNotification")
  public static let NSManagedObjectContextObjectsDidChange = NSNotification.Name("NSObjectsChangedInManagingContextNotification")
  public static let NSManagedObjectContextWillSave = NSNotification.Name("NSManagingContextWillSaveChangesNotification")
}
public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"

open class NSMergePolicy: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public static let error = NSMergePolicy()
  public static let mergeByPropertyObjectTrump = NSMergePolicy()
  public static let mergeByPropertyStoreTrump = NSMergePolicy()
  public static let overwrite = NSMergePolicy()
  public static let rollback = NSMergePolicy()
}
public nonisolated(unsafe) let NSMergeByPropertyObjectTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyObjectTrump
public nonisolated(unsafe) let NSMergeByPropertyStoreTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyStoreTrump
