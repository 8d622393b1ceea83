public import Foundation

/// A model, its coordinator and a context for the main queue (Apple: NSPersistentContainer).
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  public let name: String
  public let viewContext: NSManagedObjectContext
  public let managedObjectModel: NSManagedObjectModel
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// Creates a container for the model `NAME.momd` of a bundle: the main bundle, or else the first other bundle that contains it.
  public convenience init(name: String) {
    self.init(name: name, managedObjectModel: Self.model(named: name) ?? NSManagedObjectModel())
  }

  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    let file = Self.defaultDirectoryURL().appendingPathComponent(name + ".sqlite")
    persistentStoreDescriptions = [NSPersistentStoreDescription(url: file)]
  }

  private static func model(named name: String) -> NSManagedObjectModel? {
    for bundle in [Bundle.main, Bundle(for: self)] + Bundle.allBundles {
      for ending in ["momd", "mom", "xcdatamodeld", "xcdatamodel"] {
        if let url = bundle.url(forResource: name, withExtension: ending), let model = NSManagedObjectModel(contentsOf: url) {
          return model
        }
      }
    }
    return nil
  }

  /// The folder for stores: the application's folder for supporting files.
  open class func defaultDirectoryURL() -> URL {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first ?? FileManager.default.temporaryDirectory
  }

  /// Adds the stores of the descriptions. Calls the block for each, with an error if it cannot be opened.
  open func loadPersistentStores(completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void) {
    for description in persistentStoreDescriptions {
      if let folder = description.url?.deletingLastPathComponent(), folder.path == Self.defaultDirectoryURL().path {
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      }
      persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
    }
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

  open func performBackgroundTask<T>(_ block: @escaping (NSManagedObjectContext) throws -> T) async rethrows -> T {
    let context = newBackgroundContext()
    return try await context.perform { try block(context) }
  }
}

/// A container whose stores are synchronized with iCloud on Apple's systems. On Linux they are only local (Apple:
/// NSPersistentCloudKitContainer).
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  open func initializeCloudKitSchema(options: Int = 0) throws {}
  open func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
  open func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
}
