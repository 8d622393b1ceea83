import FoundationCompatibility

/// A dictionary of values with a type and a name (Apple: CKRecord). It is never saved.
open class CKRecord: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  // Unchecked: as with Apple's class, the program uses a record on one thread at a time.
  public typealias RecordType = String
  public typealias FieldKey = String

  /// The name of a record in a zone (Apple: CKRecord.ID).
  open class ID: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
    public let recordName: String
    public let zoneID: CKRecordZone.ID
    open class var supportsSecureCoding: Bool { true }
    public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
      self.recordName = recordName
      self.zoneID = zoneID
      super.init()
    }
    public required init?(coder: NSCoder) {
      guard let name = coder.decodeObject(of: NSString.self, forKey: "RecordName"),
        let zone = coder.decodeObject(of: CKRecordZone.ID.self, forKey: "ZoneID")
      else { return nil }
      recordName = String(name)
      zoneID = zone
      super.init()
    }
    open func encode(with coder: NSCoder) {
      coder.encode(NSString(string: recordName), forKey: "RecordName")
      coder.encode(zoneID, forKey: "ZoneID")
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override var hash: Int { recordName.hashValue }
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ID else { return false }
      return other.recordName == recordName && other.zoneID == zoneID
    }
  }

  /// A relation to a record (Apple: CKRecord.Reference).
  open class Reference: NSObject, NSSecureCoding, NSCopying, CKRecordValueProtocol, @unchecked Sendable {
    // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
    public let recordID: ID
    public let action: ReferenceAction
    open class var supportsSecureCoding: Bool { true }
    public init(recordID: ID, action: ReferenceAction) {
      self.recordID = recordID
      self.action = action
      super.init()
    }
    public convenience init(record: CKRecord, action: ReferenceAction) { self.init(recordID: record.recordID, action: action) }
    public required init?(coder: NSCoder) {
      guard let recordID = coder.decodeObject(of: ID.self, forKey: "RecordID") else { return nil }
      self.recordID = recordID
      action = ReferenceAction(rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "Action"))) ?? .none
      super.init()
    }
    open func encode(with coder: NSCoder) {
      coder.encode(recordID, forKey: "RecordID")
      coder.encode(Int(bitPattern: action.rawValue), forKey: "Action")
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override var hash: Int { recordID.hash }
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Reference else { return false }
      return other.recordID == recordID && other.action == action
    }
  }
  public enum ReferenceAction: UInt, Sendable { case none, deleteSelf }

  /// Names of values that all records have.
  public enum SystemType {
    public static let userRecord = "Users"
    public static let share = "cloudkit.share"
  }
  public enum SystemFieldKey {
    public static let parent = "parent"
    public static let share = "share"
  }

  public let recordType: RecordType
  public let recordID: ID
  open var recordChangeTag: String? { nil }
  open var creatorUserRecordID: ID? { nil }
  open var creationDate: Date? { nil }
  open var lastModifiedUserRecordID: ID? { nil }
  open var modificationDate: Date? { nil }
  open var parent: Reference?
  open var share: Reference? { nil }
  public let encryptedValues: any CKRecordKeyValueSetting = EncryptedValues()
  private var values: [FieldKey: any CKRecordValueProtocol] = [:]
  private var changes: Set<FieldKey> = []
  open class var supportsSecureCoding: Bool { true }

  public init(recordType: RecordType, recordID: ID = ID()) {
    self.recordType = recordType
    self.recordID = recordID
    super.init()
  }
  public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
    self.init(recordType: recordType, recordID: ID(zoneID: zoneID))
  }
  /// Reads the type and the name; the values are not archived.
  public required init?(coder: NSCoder) {
    guard let type = coder.decodeObject(of: NSString.self, forKey: "RecordType"),
      let recordID = coder.decodeObject(of: ID.self, forKey: "RecordID")
    else { return nil }
    recordType = String(type)
    self.recordID = recordID
    super.init()
  }
  open func encode(with coder: NSCoder) { encodeSystemFields(with: coder) }
  open func encodeSystemFields(with coder: NSCoder) {
    coder.encode(NSString(string: recordType), forKey: "RecordType")
    coder.encode(recordID, forKey: "RecordID")
  }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CKRecord(recordType: recordType, recordID: recordID)
    (copy.values, copy.changes, copy.parent) = (values, changes, parent)
    return copy
  }

  open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { values[key] }
  open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) {
    values[key] = object
    changes.insert(key)
  }
  open subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
    get { object(forKey: key) }
    set { setObject(newValue, forKey: key) }
  }
  open subscript<Value: CKRecordValueProtocol>(key: FieldKey) -> Value? {
    get { object(forKey: key).flatMap { recordValue($0) } }
    set { setObject(newValue, forKey: key) }
  }
  open func allKeys() -> [FieldKey] { Array(values.keys) }
  /// Returns the keys that were set; no record is ever saved.
  open func changedKeys() -> [FieldKey] { Array(changes) }
  /// Returns the words of all texts.
  open func allTokens() -> [String] {
    values.values.compactMap { $0 as? String }.flatMap { $0.split { !$0.isLetter && !$0.isNumber }.map(String.init) }
  }
  open func setParent(_ parentRecord: CKRecord?) { parent = parentRecord.map { Reference(record: $0, action: .none) } }
  open func setParent(_ parentRecordID: ID?) { parent = parentRecordID.map { Reference(recordID: $0, action: .none) } }
}

/// The values that a container would encrypt.
private final class EncryptedValues: CKRecordKeyValueSetting {
  private var values: [String: any CKRecordValueProtocol] = [:]
  subscript(key: String) -> (any CKRecordValueProtocol)? {
    get { values[key] }
    set { values[key] = newValue }
  }
  subscript<Value: CKRecordValueProtocol>(key: String) -> Value? {
    get { values[key].flatMap { recordValue($0) } }
    set { values[key] = newValue }
  }
  func allKeys() -> [String] { Array(values.keys) }
  func changedKeys() -> [String] { allKeys() }
}

/// An object with values (Apple: CKRecordKeyValueSetting).
public protocol CKRecordKeyValueSetting: AnyObject {
  subscript(key: String) -> (any CKRecordValueProtocol)? { get set }
  subscript<Value: CKRecordValueProtocol>(key: String) -> Value? { get set }
  func allKeys() -> [String]
  func changedKeys() -> [String]
}
