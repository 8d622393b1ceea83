@_exported import FoundationCompatibility

/// A store without contacts, to which access is denied (Apple: CNContactStore).
open class CNContactStore: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .denied }
  open func requestAccess(for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    DispatchQueue.main.async { completionHandler(false, nil) }
  }
  open func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws -> [CNContact] { [] }
  open func execute(_ saveRequest: CNSaveRequest) throws { throw CNError(.authorizationDenied) }
  open func unifiedContact(withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]) throws -> CNContact {
    throw CNError(.recordDoesNotExist)
  }
  open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] { [] }
  open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] { [] }
  open func defaultContainerIdentifier() -> String { "" }
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool { throw CNError(.authorizationDenied) }
  open func enumerateContacts(with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<Bool>) -> Void)
    throws
  {}
}
public enum CNEntityType: Int, Sendable { case contacts }
public enum CNAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
public protocol CNKeyDescriptor {}
extension String: CNKeyDescriptor {}
open class CNContactFetchRequest: NSObject {
  open var keysToFetch: [any CNKeyDescriptor]
  open var predicate: NSPredicate?
  open var unifyResults = true
  open var mutableObjects = false
  open var sortOrder = CNContactSortOrder.none
  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}
open class CNPhoneNumber: NSObject {
  public let stringValue: String
  public init(stringValue string: String) { stringValue = string }
}
open class CNLabeledValue<ValueType>: NSObject {
  public let identifier = UUID().uuidString
  public let label: String?
  public let value: ValueType
  public init(label: String?, value: ValueType) {
    self.label = label
    self.value = value
  }
  open func settingLabel(_ label: String?) -> CNLabeledValue { CNLabeledValue(label: label, value: value) }
  open func settingValue(_ value: ValueType) -> CNLabeledValue { CNLabeledValue(label: label, value: value) }
  open class func localizedString(forLabel label: String) -> String {
    label.hasPrefix("_$!<") ? String(label.dropFirst(4).dropLast(4)).lowercased() : label
  }
}
public enum CNContactSortOrder: Int, Sendable { case none, userDefault, givenName, familyName }
public enum CNContactType: Int, Sendable { case person, organization }
open class CNGroup: NSObject {
  public let identifier = UUID().uuidString
  fileprivate var title = ""
  open var name: String { title }
  open class func predicateForGroups(withIdentifiers identifiers: [String]) -> NSPredicate { NSPredicate(value: false) }
  open class func predicateForGroupsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate { NSPredicate(value: false) }
}
open class CNMutableGroup: CNGroup {
  open override var name: String {
    get { title }
    set { title = newValue }
  }
}
public enum CNContainerType: Int, Sendable { case unassigned, local, exchange, cardDAV = 1003 }
extension NSNotification.Name {
  public static let CNContactStoreDidChange = NSNotification.Name("CNContactStoreDidChangeNotification")
}
/// The preferences of the device for contacts (Apple: CNContactsUserDefaults).
open class CNContactsUserDefaults: NSObject {
  open class func shared() -> Self { self.init() }
  open var sortOrder: CNContactSortOrder { .familyName }
  open var countryCode: String { Locale.current.region?.identifier.lowercased() ?? "us" }
  public required override init() { super.init() }
}
open class CNContainer: NSObject {
  open var type: CNContainerType { .unassigned }
  open class func predicateForContainers(withIdentifiers identifiers: [String]) -> NSPredicate { NSPredicate(value: false) }
  open class func predicateForContainerOfContact(withIdentifier contactIdentifier: String) -> NSPredicate { NSPredicate(value: false) }
  open var identifier: String { "" }
  open var name: String { "" }
}
public struct CNError: Error, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case communicationError = 1, dataAccessError, authorizationDenied = 100, noAccessibleWritableContainers, recordDoesNotExist = 200,
      insertedRecordAlreadyExists, policyViolation = 500
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var communicationError: Code { .communicationError }
  public static var dataAccessError: Code { .dataAccessError }
  public static var authorizationDenied: Code { .authorizationDenied }
  public static var noAccessibleWritableContainers: Code { .noAccessibleWritableContainers }
  public static var recordDoesNotExist: Code { .recordDoesNotExist }
  public static var insertedRecordAlreadyExists: Code { .insertedRecordAlreadyExists }
  public static var policyViolation: Code { .policyViolation }
}
extension CNError: CustomNSError {
  public static var errorDomain: String { CNErrorDomain }
  public var errorCode: Int { code.rawValue }
}
public let CNErrorDomain = "CNErrorDomain"
/// A set of changes to a store, which the store refuses (Apple: CNSaveRequest).
open class CNSaveRequest: NSObject {
  open var shouldRefetchContacts = true
  open var transactionAuthor: String?
  open func add(_ group: CNMutableGroup, toContainerWithIdentifier identifier: String?) {}
  open func update(_ group: CNMutableGroup) {}
  open func delete(_ group: CNMutableGroup) {}
  open func addMember(_ contact: CNContact, to group: CNGroup) {}
  open func removeMember(_ contact: CNContact, from group: CNGroup) {}
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
  open func update(_ contact: CNMutableContact) {}
  open func delete(_ contact: CNMutableContact) {}
}
