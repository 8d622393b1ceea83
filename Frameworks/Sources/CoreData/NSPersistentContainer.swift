public import Foundation
import Synchronization

/// A container with an in-memory store. It loads immediately, and its contents are lost when the program ends (Apple:
/// NSPersistentContainer).
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  public let name: String
  public let viewContext: NSManagedObjectContext
  public let managedObjectModel: NSManagedObjectModel
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  open var persistentStoreDescriptions = [NSPersistentStoreDescription()]

  public convenience init(name: String) { self.init(name: name, managedObjectModel: NSManagedObjectModel()) }
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
  }
  open class func defaultDirectoryURL() -> URL { FileManager.default.temporaryDirectory }
  open func loadPersistentStores(completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void) {
    for description in persistentStoreDescriptions { block(description, nil) }
  }
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }
}

/// The coordinator, which retains the saved objects.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  // Unchecked: contexts on several threads share the saved objects, which are protected by a lock. The stores must be set up before.
  public let managedObjectModel: NSManagedObjectModel
  private let saved = Mutex<[NSManagedObject]>([])
  var objects: [NSManagedObject] { saved.withLock { $0 } }
  open var persistentStores: [NSPersistentStore] = []
  public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

  func save(_ inserted: [NSManagedObject], _ deleted: [NSManagedObject]) {
    saved.withLock { objects in
      objects += inserted
      objects.removeAll { object in deleted.contains { $0 === object } }
    }
  }
  open func remove(_ store: NSPersistentStore) throws { persistentStores.removeAll { $0 === store } }
  open func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil) throws {
    saved.withLock { $0 = [] }
  }
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?, options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let store = NSPersistentStore()
    persistentStores.append(store)
    return store
  }
}
open class NSPersistentStore: NSObject {
  open var url: URL?
}
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open var entities: [NSEntityDescription] = []
  public override init() { super.init() }
  public init?(contentsOf url: URL) { super.init() }
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? { NSManagedObjectModel() }
}
open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open var url: URL?
  open var type = NSInMemoryStoreType
  open var shouldAddStoreAsynchronously = false
  open var shouldMigrateStoreAutomatically = true
  open var shouldInferMappingModelAutomatically = true
  public override init() { super.init() }
  public init(url: URL) { self.url = url }
}
public let NSSQLiteStoreType = "SQLite"
public let NSInMemoryStoreType = "InMemory"
public let NSBinaryStoreType = "Binary"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
