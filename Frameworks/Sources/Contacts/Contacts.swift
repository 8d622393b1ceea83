@_exported import FoundationCompatibility

/// No contacts: access is denied (Apple: CNContactStore).
open class CNContactStore: NSObject, @unchecked Sendable {
  // Nothing in it changes; an open class cannot be checked for that.
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .denied }
  open func requestAccess(for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    DispatchQueue.main.async { completionHandler(false, nil) }
  }
  open func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws -> [CNContact] { [] }
  open func enumerateContacts(with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<Bool>) -> Void)
    throws
  {}
}
public enum CNEntityType: Int, Sendable { case contacts }
public enum CNAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
public protocol CNKeyDescriptor {}
extension String: CNKeyDescriptor {}
open class CNContactFetchRequest: NSObject {
  public init(keysToFetch: [any CNKeyDescriptor]) {}
}
open class CNPhoneNumber: NSObject {
  public let stringValue: String
  public init(stringValue string: String) { stringValue = string }
}
open class CNLabeledValue<ValueType>: NSObject {
  public let label: String?
  public let value: ValueType
  public init(label: String?, value: ValueType) {
    self.label = label
    self.value = value
  }
}
open class CNContact: NSObject {
  open var identifier: String { "" }
  open var givenName: String { "" }
  open var familyName: String { "" }
  open var middleName: String { "" }
  open var organizationName: String { "" }
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { [] }
  open var emailAddresses: [CNLabeledValue<NSString>] { [] }
  open var imageData: Data? { nil }
  open var thumbnailImageData: Data? { nil }
}
public let CNContactGivenNameKey = "givenName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactImageDataKey = "imageData"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
