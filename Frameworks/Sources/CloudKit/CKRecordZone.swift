import FoundationCompatibility

public let CKCurrentUserDefaultName = "__defaultOwner__"
public let CKOwnerDefaultName = CKCurrentUserDefaultName
public let CKRecordZoneDefaultName = "_defaultZone"

/// A part of a database (Apple: CKRecordZone).
open class CKRecordZone: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  /// The name of a zone (Apple: CKRecordZone.ID).
  open class ID: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
    public let zoneName: String
    public let ownerName: String
    public static let `default` = ID(zoneName: CKRecordZoneDefaultName)
    public static let defaultZoneName = CKRecordZoneDefaultName
    open class var supportsSecureCoding: Bool { true }
    public init(zoneName: String = CKRecordZoneDefaultName, ownerName: String = CKCurrentUserDefaultName) {
      self.zoneName = zoneName
      self.ownerName = ownerName
      super.init()
    }
    public required init?(coder: NSCoder) {
      guard let zone = coder.decodeObject(of: NSString.self, forKey: "ZoneName"),
        let owner = coder.decodeObject(of: NSString.self, forKey: "OwnerName")
      else { return nil }
      zoneName = String(zone)
      ownerName = String(owner)
      super.init()
    }
    open func encode(with coder: NSCoder) {
      coder.encode(NSString(string: zoneName), forKey: "ZoneName")
      coder.encode(NSString(string: ownerName), forKey: "OwnerName")
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override var hash: Int { zoneName.hashValue }
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ID else { return false }
      return other.zoneName == zoneName && other.ownerName == ownerName
    }
  }
  public struct Capabilities: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let fetchChanges = Capabilities(rawValue: 1)
    public static let atomic = Capabilities(rawValue: 2)
    public static let sharing = Capabilities(rawValue: 4)
    public static let zoneWideSharing = Capabilities(rawValue: 8)
  }

  public let zoneID: ID
  open var capabilities: Capabilities { [] }
  public init(zoneID: ID) {
    self.zoneID = zoneID
    super.init()
  }
  public convenience init(zoneName: String) { self.init(zoneID: ID(zoneName: zoneName)) }
  open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A state of a zone or a database (Apple: CKServerChangeToken). There are no states on Linux.
open class CKServerChangeToken: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  open class var supportsSecureCoding: Bool { true }
  override init() { super.init() }
  public required init?(coder: NSCoder) { nil }
  open func encode(with coder: NSCoder) {}
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
