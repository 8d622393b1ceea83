public import Foundation
public import UIKit
import Synchronization

/// Objects with their unsaved changes, and fetches that include them (Apple: NSManagedObjectContext).
///
/// Unchanged objects are referenced weakly, changed ones strongly until they are saved.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  // Unchecked: as in Core Data, a context must be used on its queue.
  public enum ConcurrencyType: UInt, Sendable { case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType }
  public enum ScheduledTaskType: Int, Sendable { case immediate, enqueued }

  public let concurrencyType: ConcurrencyType
  /// The queue of a private context.
  let queue: DispatchQueue
  static let queueKey = DispatchSpecificKey<ObjectIdentifier>()

  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { parent?.persistentStoreCoordinator ?? coordinator }
    set {
      coordinator = newValue
      newValue?.add(self)
    }
  }
  private var coordinator: NSPersistentStoreCoordinator?
  open var parent: NSManagedObjectContext? { didSet { parent?.persistentStoreCoordinator?.add(self) } }
  open var undoManager: UndoManager?
  open var automaticallyMergesChangesFromParent = false
  /// The policy for conflicts, an `NSMergePolicy`.
  open var mergePolicy: Any = NSMergePolicy.error
  open var name: String?
  // Stored; these four properties have no effect on Linux. Objects never become stale, and deletions are propagated at once.
  open var transactionAuthor: String?
  open var stalenessInterval: TimeInterval = -1
  open var shouldDeleteInaccessibleFaults = true
  open var propagatesDeletesAtEndOfEvent = true
  /// Whether unchanged objects are referenced strongly.
  open var retainsRegisteredObjects = false {
    didSet { registered = registered.mapValues { Registration($0.object, isHeld: retainsRegisteredObjects) } }
  }
  public let userInfo = NSMutableDictionary()

  // MARK: Objects

  struct Registration {
    private(set) weak var object: NSManagedObject?
    private let held: NSManagedObject?
    init(_ object: NSManagedObject?, isHeld: Bool) { (self.object, held) = (object, isHeld ? object : nil) }
  }
  var registered: [NSManagedObjectID: Registration] = [:]
  var inserted = ObjectList()
  var updated = ObjectList()
  var deleted = ObjectList()
  /// The changes since the last notification of changes.
  var pending = PendingChanges()

  public init(concurrencyType ct: ConcurrencyType) {
    concurrencyType = ct
    queue = DispatchQueue(label: "NSManagedObjectContext")
    super.init()
    queue.setSpecific(key: Self.queueKey, value: ObjectIdentifier(self))
  }
  public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type) }
  public override convenience init() { self.init(concurrencyType: .confinementConcurrencyType) }

  /// The rows that the context reads and saves: those of the coordinator, or of the parent context.
  var rows: (any Rows)? { parent ?? coordinator }
  /// The model; nil if there is no coordinator.
  var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

  private static let next = Atomic<Int64>(1)
  static func newIdentifier(of entity: NSEntityDescription, in context: NSManagedObjectContext?) -> NSManagedObjectID {
    let number = context?.persistentStoreCoordinator?.nextNumber() ?? -next.add(1, ordering: .relaxed).oldValue
    return NSManagedObjectID(entity: entity, number: number)
  }

  open var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }
  open var insertedObjects: Set<NSManagedObject> { inserted.set }
  open var updatedObjects: Set<NSManagedObject> { updated.set }
  open var deletedObjects: Set<NSManagedObject> { deleted.set }
  open var registeredObjects: Set<NSManagedObject> { Set(registered.values.compactMap(\.object)) }

  func register(_ object: NSManagedObject) {
    object.managedObjectContext = self
    registered[object.objectID] = Registration(object, isHeld: retainsRegisteredObjects)
    // Entries of deallocated objects are removed whenever the number of entries has doubled.
    if registered.count > 2 * sweptCount + 1000 {
      registered = registered.filter { $0.value.object != nil }
      sweptCount = registered.count
    }
  }
  private var sweptCount = 0

  open func insert(_ object: NSManagedObject) {
    guard object.managedObjectContext !== self else { return }
    if object.objectID.number < 0, let coordinator = persistentStoreCoordinator {
      object.objectID = NSManagedObjectID(entity: object.entity, number: coordinator.nextNumber())
    }
    register(object)
    object.isInserted = true
    object.isDeleted = false
    inserted.add(object)
    registerUndo { self.delete(object) }
    object.awakeFromInsert()
    pending.inserted.add(object)
    scheduleProcessing()
  }

  /// Deletes an object, and the objects that its relationships' delete rules include.
  open func delete(_ object: NSManagedObject) {
    guard object.managedObjectContext === self, !object.isDeleted else { return }
    object.fire()
    object.prepareForDeletion()
    object.isDeleted = true
    let wasInserted = inserted.remove(object)
    updated.remove(object)
    if !wasInserted { deleted.add(object) }
    pending.updated.remove(object)
    if !pending.inserted.remove(object) { pending.deleted.add(object) }
    for relationship in object.entity.relationshipsByName.values.sorted(by: { $0.name < $1.name }) {
      let ids = object.values?[relationship.name]?.identifiers ?? []
      for id in ids {
        guard relationship.deleteRule != .noActionDeleteRule, let other = existing(id), !other.isDeleted else { continue }
        if let inverse = relationship.inverseRelationship { other.remove(object.objectID, from: inverse) }
        if relationship.deleteRule == .cascadeDeleteRule { delete(other) }
      }
    }
    registerUndo { self.bringBack(object, wasInserted: wasInserted) }
    scheduleProcessing()
  }

  /// Undoes a deletion.
  private func bringBack(_ object: NSManagedObject, wasInserted: Bool) {
    object.isDeleted = false
    deleted.remove(object)
    register(object)
    if wasInserted { inserted.add(object) }
    pending.deleted.remove(object)
    pending.inserted.add(object)
    registerUndo { self.delete(object) }
    scheduleProcessing()
  }

  /// Records that a value of an object has changed.
  func noteChange(of object: NSManagedObject) {
    guard !object.isDeleted else { return }
    if !object.isInserted {
      object.isUpdated = true
      updated.add(object)
    }
    if !pending.inserted.contains(object) { pending.updated.add(object) }
    scheduleProcessing()
  }

  // MARK: Objects by identifier

  /// Returns the object with an identifier. If it is not registered, returns a fault, even if there is no row.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    if let object = registered[objectID]?.object { return object }
    let object = objectID.entity.classOfObjects().init(entity: objectID.entity, insertInto: nil)
    object.objectID = objectID
    object.values = nil
    register(object)
    return object
  }

  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { registered[objectID]?.object }

  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    if let object = existing(objectID) { return object }
    throw NSError(
      domain: NSCocoaErrorDomain, code: NSManagedObjectReferentialIntegrityError,
      userInfo: [NSLocalizedDescriptionKey: "There is no object for \(objectID)."])
  }

  /// Returns the object, unless it was deleted or its row does not exist any more.
  private func existing(_ id: NSManagedObjectID) -> NSManagedObject? {
    if let object = registered[id]?.object, !object.isFault { return object.isDeleted ? nil : object }
    return rows?.row(id) == nil ? nil : object(with: id)
  }

  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    for object in objects where object.objectID.isTemporaryID {
      object.objectID.persistentStore = persistentStoreCoordinator?.persistentStores.first
    }
  }
  /// Has no effect on Linux: new objects are saved in the first store that can be written.
  open func assign(_ object: Any, to store: NSPersistentStore) {}
  /// Has no effect on Linux: conflicts are detected when the object is saved.
  open func detectConflicts(for object: NSManagedObject) {}
}

public typealias NSManagedObjectContextConcurrencyType = NSManagedObjectContext.ConcurrencyType
