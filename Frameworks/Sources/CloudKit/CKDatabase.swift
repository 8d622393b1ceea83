import FoundationCompatibility

/// A database to which there is no access (Apple: CKDatabase). All requests fail with `CKError.notAuthenticated`.
open class CKDatabase: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public enum Scope: Int, Sendable { case `public` = 1, `private`, shared }
  public let databaseScope: Scope
  private let operations = OperationQueue()
  init(_ databaseScope: Scope) {
    self.databaseScope = databaseScope
    super.init()
  }

  /// Starts the operation, whose blocks are called with the error.
  open func add(_ operation: CKDatabaseOperation) {
    operation.database = self
    operations.addOperation(operation)
  }

  private func fail<Value>(_ completionHandler: @escaping @Sendable (Value?, (any Error)?) -> Void) {
    DispatchQueue.global().async { completionHandler(nil, CKError(.notAuthenticated)) }
  }
  private func fail<Value>(_ completionHandler: @escaping @Sendable (Result<Value, any Error>) -> Void) {
    DispatchQueue.global().async { completionHandler(.failure(CKError(.notAuthenticated))) }
  }

  // MARK: Records

  open func fetch(withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void) {
    fail(completionHandler)
  }
  open func save(_ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void) { fail(completionHandler) }
  open func delete(withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void) {
    fail(completionHandler)
  }
  open func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw CKError(.notAuthenticated) }
  @discardableResult
  open func save(_ record: CKRecord) async throws -> CKRecord { throw CKError(.notAuthenticated) }
  @discardableResult
  open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }
  open func records(
    for ids: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil
  ) async throws -> [CKRecord.ID: Result<CKRecord, any Error>] { throw CKError(.notAuthenticated) }
  @discardableResult
  open func modifyRecords(
    saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID],
    savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged, atomically: Bool = true
  ) async throws -> (saveResults: [CKRecord.ID: Result<CKRecord, any Error>], deleteResults: [CKRecord.ID: Result<Void, any Error>]) {
    throw CKError(.notAuthenticated)
  }

  // MARK: Queries

  open func perform(
    _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?, completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void
  ) { fail(completionHandler) }
  public typealias QueryResult = (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
  )
  open func fetch(
    withQuery query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults, completionHandler: @escaping @Sendable (Result<QueryResult, any Error>) -> Void
  ) { fail(completionHandler) }
  open func records(
    matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults
  ) async throws -> QueryResult { throw CKError(.notAuthenticated) }
  open func records(
    continuingMatchFrom queryCursor: CKQueryOperation.Cursor, desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults
  ) async throws -> QueryResult { throw CKError(.notAuthenticated) }

  // MARK: Zones

  open func fetchAllRecordZones(completionHandler: @escaping @Sendable ([CKRecordZone]?, (any Error)?) -> Void) { fail(completionHandler) }
  open func fetch(withRecordZoneID zoneID: CKRecordZone.ID, completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void) {
    fail(completionHandler)
  }
  open func save(_ zone: CKRecordZone, completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void) {
    fail(completionHandler)
  }
  open func delete(
    withRecordZoneID zoneID: CKRecordZone.ID, completionHandler: @escaping @Sendable (CKRecordZone.ID?, (any Error)?) -> Void
  ) {
    fail(completionHandler)
  }
  open func allRecordZones() async throws -> [CKRecordZone] { throw CKError(.notAuthenticated) }
  @discardableResult
  open func save(_ zone: CKRecordZone) async throws -> CKRecordZone { throw CKError(.notAuthenticated) }

  // MARK: Subscriptions

  open func fetchAllSubscriptions(completionHandler: @escaping @Sendable ([CKSubscription]?, (any Error)?) -> Void) {
    fail(completionHandler)
  }
  open func fetch(
    withSubscriptionID subscriptionID: CKSubscription.ID, completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
  ) { fail(completionHandler) }
  open func save(_ subscription: CKSubscription, completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void) {
    fail(completionHandler)
  }
  open func delete(
    withSubscriptionID subscriptionID: CKSubscription.ID, completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
  ) { fail(completionHandler) }
  @discardableResult
  open func save(_ subscription: CKSubscription) async throws -> CKSubscription { throw CKError(.notAuthenticated) }
  open func allSubscriptions() async throws -> [CKSubscription] { throw CKError(.notAuthenticated) }
}
