public import Foundation

/// A store of a coordinator (Apple: NSPersistentStore).
open class NSPersistentStore: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    public static let binary = StoreType(rawValue: NSBinaryStoreType)
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
  }

  open var url: URL?
  open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  public let type: String
  public let configurationName: String
  public let options: [AnyHashable: Any]?
  open var isReadOnly: Bool { (options?[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue ?? false }
  open var identifier: String!
  open var metadata: [String: Any]!
  /// The file with the rows; nil for a store in memory.
  let file: StoreFile?

  init(type: String, configuration: String?, url: URL?, options: [AnyHashable: Any]?, file: StoreFile?) {
    self.type = type
    configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
    self.url = url
    self.options = options
    self.file = file
    let identifier = file?.identifier ?? UUID().uuidString
    self.identifier = identifier
    metadata = [NSStoreTypeKey: type, NSStoreUUIDKey: identifier]
  }
}

public let NSSQLiteStoreType = "SQLite"
public let NSInMemoryStoreType = "InMemory"
public let NSBinaryStoreType = "Binary"
public let NSStoreTypeKey = "NSStoreType"
public let NSStoreUUIDKey = "NSStoreUUID"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSBinaryStoreInsecureDecodingCompatibilityOption = "NSBinaryStoreInsecureDecodingCompatibilityOption"
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
public let NSSQLiteAnalyzeOption = "NSSQLiteAnalyzeOption"
public let NSSQLiteManualVacuumOption = "NSSQLiteManualVacuumOption"
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
public let NSPersistentStoreUbiquitousContentNameKey = "NSPersistentStoreUbiquitousContentNameKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey = "NSPersistentStoreRemoteChangeNotificationOptionKey"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
