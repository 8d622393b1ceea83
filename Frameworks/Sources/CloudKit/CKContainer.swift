import FoundationCompatibility

public enum CKAccountStatus: Int, Sendable { case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable }
extension NSNotification.Name {
  public static let CKAccountChanged = NSNotification.Name("CKAccountChangedNotification")
}

/// A container without an iCloud account (Apple: CKContainer). Completion handlers are called on another queue, as by Apple's class.
open class CKContainer: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public struct ApplicationPermissions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let userDiscoverability = ApplicationPermissions(rawValue: 1)
  }
  public enum ApplicationPermissionStatus: Int, Sendable { case initialState, couldNotComplete, denied, granted }

  private static let shared = CKContainer(identifier: "iCloud." + (Bundle.main.bundleIdentifier ?? "application"))
  open class func `default`() -> CKContainer { shared }
  public init(identifier containerIdentifier: String) {
    self.containerIdentifier = containerIdentifier
    super.init()
  }

  public let containerIdentifier: String?
  public let publicCloudDatabase = CKDatabase(.public)
  public let privateCloudDatabase = CKDatabase(.private)
  public let sharedCloudDatabase = CKDatabase(.shared)
  private let operations = OperationQueue()
  open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
    switch databaseScope {
    case .public: publicCloudDatabase
    case .private: privateCloudDatabase
    case .shared: sharedCloudDatabase
    }
  }
  open func add(_ operation: CKOperation) { operations.addOperation(operation) }

  open func accountStatus(completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void) {
    DispatchQueue.global().async { completionHandler(.noAccount, nil) }
  }
  open func accountStatus() async throws -> CKAccountStatus { .noAccount }
  open func fetchUserRecordID(completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void) {
    DispatchQueue.global().async { completionHandler(nil, CKError(.notAuthenticated)) }
  }
  open func userRecordID() async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }
  open func requestApplicationPermission(
    _ applicationPermission: ApplicationPermissions,
    completionHandler block: @escaping @Sendable (ApplicationPermissionStatus, (any Error)?) -> Void
  ) { DispatchQueue.global().async { block(.denied, CKError(.notAuthenticated)) } }
  open func status(
    forApplicationPermission applicationPermission: ApplicationPermissions,
    completionHandler block: @escaping @Sendable (ApplicationPermissionStatus, (any Error)?) -> Void
  ) { DispatchQueue.global().async { block(.denied, CKError(.notAuthenticated)) } }
}
