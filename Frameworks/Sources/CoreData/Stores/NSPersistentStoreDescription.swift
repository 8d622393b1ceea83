public import Foundation

/// The location of a store, and the options for opening it (Apple: NSPersistentStoreDescription).
open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open var url: URL?
  open var type = NSSQLiteStoreType
  open var configuration: String?
  open private(set) var options: [String: NSObject] = [
    NSMigratePersistentStoresAutomaticallyOption: NSNumber(value: true), NSInferMappingModelAutomaticallyOption: NSNumber(value: true),
  ]
  open var sqlitePragmas: [String: NSObject] { options[NSSQLitePragmasOption] as? NSDictionary as? [String: NSObject] ?? [:] }
  open var shouldAddStoreAsynchronously = false
  open var shouldMigrateStoreAutomatically = true {
    didSet { setOption(NSNumber(value: shouldMigrateStoreAutomatically), forKey: NSMigratePersistentStoresAutomaticallyOption) }
  }
  open var shouldInferMappingModelAutomatically = true {
    didSet { setOption(NSNumber(value: shouldInferMappingModelAutomatically), forKey: NSInferMappingModelAutomaticallyOption) }
  }
  open var timeout: TimeInterval = 240
  open var isReadOnly = false { didSet { setOption(NSNumber(value: isReadOnly), forKey: NSReadOnlyPersistentStoreOption) } }
  /// Stored; there is no iCloud on Linux.
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?

  public override init() {}
  public init(url: URL) { self.url = url }

  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) {}
}

/// The container and scope of a store in iCloud. Stored; there is no iCloud on Linux (Apple: NSPersistentCloudKitContainerOptions).
open class NSPersistentCloudKitContainerOptions: NSObject {
  public let containerIdentifier: String
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}
