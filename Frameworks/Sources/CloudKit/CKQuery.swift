import FoundationCompatibility

/// A search for records (Apple: CKQuery).
open class CKQuery: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked: as with Apple's class, the program uses a query on one thread at a time.
  public let recordType: CKRecord.RecordType
  public let predicate: NSPredicate
  open var sortDescriptors: [NSSortDescriptor]?
  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
    self.recordType = recordType
    self.predicate = predicate
    super.init()
  }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CKQuery(recordType: recordType, predicate: predicate)
    copy.sortDescriptors = sortDescriptors
    return copy
  }
}

/// A request for notifications of changes (Apple: CKSubscription).
open class CKSubscription: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked: as with Apple's class, the program uses a subscription on one thread at a time.
  public typealias ID = String
  public enum SubscriptionType: Int, Sendable { case query = 1, recordZone, database }

  /// The notification of a change (Apple: CKSubscription.NotificationInfo).
  open class NotificationInfo: NSObject {
    open var alertBody: String?
    open var alertLocalizationKey: String?
    open var alertLocalizationArgs: [String]?
    open var title: String?
    open var subtitle: String?
    open var titleLocalizationKey: String?
    open var titleLocalizationArgs: [String]?
    open var alertActionLocalizationKey: String?
    open var alertLaunchImage: String?
    open var soundName: String?
    open var desiredKeys: [CKRecord.FieldKey]?
    open var shouldBadge = false
    open var shouldSendContentAvailable = false
    open var shouldSendMutableContent = false
    open var category: String?
    open var collapseIDKey: String?
    public override init() { super.init() }
  }

  public let subscriptionID: ID
  open var subscriptionType: SubscriptionType { .query }
  open var notificationInfo: NotificationInfo?
  init(_ subscriptionID: ID) {
    self.subscriptionID = subscriptionID
    super.init()
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Apple: CKQuerySubscription.
open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
  // Unchecked: as `CKSubscription`.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let firesOnRecordCreation = Options(rawValue: 1)
    public static let firesOnRecordUpdate = Options(rawValue: 2)
    public static let firesOnRecordDeletion = Options(rawValue: 4)
    public static let firesOnce = Options(rawValue: 8)
  }
  public let recordType: CKRecord.RecordType?
  public let predicate: NSPredicate
  public let querySubscriptionOptions: Options
  open var zoneID: CKRecordZone.ID?
  public init(
    recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: ID = UUID().uuidString, options: Options = []
  ) {
    self.recordType = recordType
    self.predicate = predicate
    querySubscriptionOptions = options
    super.init(subscriptionID)
  }
}

/// Apple: CKRecordZoneSubscription.
open class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
  // Unchecked: as `CKSubscription`.
  public let zoneID: CKRecordZone.ID
  open var recordType: CKRecord.RecordType?
  open override var subscriptionType: SubscriptionType { .recordZone }
  public init(zoneID: CKRecordZone.ID, subscriptionID: ID = UUID().uuidString) {
    self.zoneID = zoneID
    super.init(subscriptionID)
  }
}

/// Apple: CKDatabaseSubscription.
open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
  // Unchecked: as `CKSubscription`.
  open var recordType: CKRecord.RecordType?
  open override var subscriptionType: SubscriptionType { .database }
  public init(subscriptionID: ID = UUID().uuidString) { super.init(subscriptionID) }
}

/// A notification from a container (Apple: CKNotification). None arrive on Linux.
open class CKNotification: NSObject {
  public enum NotificationType: Int, Sendable { case query = 1, recordZone, readNotification, database }
  open var notificationType: NotificationType { .query }
  open var subscriptionID: CKSubscription.ID? { nil }
  open var containerIdentifier: String? { nil }
  open var alertBody: String? { nil }
  public init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) { return nil }
}
/// Apple: CKQueryNotification.
open class CKQueryNotification: CKNotification {
  public enum Reason: Int, Sendable { case recordCreated = 1, recordUpdated, recordDeleted }
  open var queryNotificationReason: Reason { .recordCreated }
  open var recordID: CKRecord.ID? { nil }
  open var recordFields: [String: any CKRecordValueProtocol]? { nil }
  open var databaseScope: CKDatabase.Scope { .public }
}
/// Apple: CKRecordZoneNotification.
open class CKRecordZoneNotification: CKNotification {
  open override var notificationType: NotificationType { .recordZone }
  open var recordZoneID: CKRecordZone.ID? { nil }
  open var databaseScope: CKDatabase.Scope { .private }
}
/// Apple: CKDatabaseNotification.
open class CKDatabaseNotification: CKNotification {
  open override var notificationType: NotificationType { .database }
  open var databaseScope: CKDatabase.Scope { .private }
}
