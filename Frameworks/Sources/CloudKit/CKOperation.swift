import FoundationCompatibility

/// A request to a container, which fails with `CKError.notAuthenticated` (Apple: CKOperation).
open class CKOperation: Operation, @unchecked Sendable {
  // Unchecked: the program sets an operation up before it starts it.
  /// Apple: CKOperation.Configuration.
  open class Configuration: NSObject {
    open var container: CKContainer?
    open var qualityOfService = QualityOfService.default
    open var allowsCellularAccess = true
    open var isLongLived = false
    open var timeoutIntervalForRequest: TimeInterval = 60
    open var timeoutIntervalForResource: TimeInterval = 604_800
    public override init() { super.init() }
  }
  public typealias ID = String

  open var configuration: Configuration! = Configuration()
  open var group: CKOperationGroup?
  public let operationID: ID = UUID().uuidString
  open var longLivedOperationWasPersistedBlock: (() -> Void)?
  open var isLongLived: Bool {
    get { configuration.isLongLived }
    set { configuration.isLongLived = newValue }
  }
  public override init() { super.init() }

  open override func main() { if isCancelled { fail(CKError(.operationCancelled)) } else { fail(CKError(.notAuthenticated)) } }
  /// Calls the blocks that report the end of the operation.
  func fail(_ error: CKError) {}
}

/// Operations that belong together (Apple: CKOperationGroup).
open class CKOperationGroup: NSObject {
  public let operationGroupID = UUID().uuidString
  open var name: String?
  open var quantity = 0
  open var defaultConfiguration: CKOperation.Configuration! = CKOperation.Configuration()
  public override init() { super.init() }
}

/// A request to a database (Apple: CKDatabaseOperation).
open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
  // Unchecked: as `CKOperation`.
  open var database: CKDatabase?
}
