public import Foundation

/// Apple: CNPostalAddress.
open class CNPostalAddress: NSObject {
  fileprivate var values: [String: String] = [:]
  open var street: String { values["street"] ?? "" }
  open var subLocality: String { values["subLocality"] ?? "" }
  open var city: String { values["city"] ?? "" }
  open var subAdministrativeArea: String { values["subAdministrativeArea"] ?? "" }
  open var state: String { values["state"] ?? "" }
  open var postalCode: String { values["postalCode"] ?? "" }
  open var country: String { values["country"] ?? "" }
  open var isoCountryCode: String { values["isoCountryCode"] ?? "" }
}
open class CNMutablePostalAddress: CNPostalAddress {
  open override var street: String {
    get { values["street"] ?? "" }
    set { values["street"] = newValue }
  }
  open override var subLocality: String {
    get { values["subLocality"] ?? "" }
    set { values["subLocality"] = newValue }
  }
  open override var city: String {
    get { values["city"] ?? "" }
    set { values["city"] = newValue }
  }
  open override var subAdministrativeArea: String {
    get { values["subAdministrativeArea"] ?? "" }
    set { values["subAdministrativeArea"] = newValue }
  }
  open override var state: String {
    get { values["state"] ?? "" }
    set { values["state"] = newValue }
  }
  open override var postalCode: String {
    get { values["postalCode"] ?? "" }
    set { values["postalCode"] = newValue }
  }
  open override var country: String {
    get { values["country"] ?? "" }
    set { values["country"] = newValue }
  }
  open override var isoCountryCode: String {
    get { values["isoCountryCode"] ?? "" }
    set { values["isoCountryCode"] = newValue }
  }
}
public let CNPostalAddressPropertyAttribute = "CNPostalAddressPropertyAttribute"
public let CNPostalAddressLocalizedPropertyNameAttribute = "CNPostalAddressLocalizedPropertyNameAttribute"
public typealias CNContactFormatterStyle = CNContactFormatter.Style
public typealias CNPostalAddressFormatterStyle = CNPostalAddressFormatter.Style
public enum CNContactDisplayNameOrder: Int, Sendable { case userDefault, givenNameFirst, familyNameFirst }
public let CNPostalAddressStreetKey = "street"
public let CNPostalAddressSubLocalityKey = "subLocality"
public let CNPostalAddressCityKey = "city"
public let CNPostalAddressSubAdministrativeAreaKey = "subAdministrativeArea"
public let CNPostalAddressStateKey = "state"
public let CNPostalAddressPostalCodeKey = "postalCode"
public let CNPostalAddressCountryKey = "country"
public let CNPostalAddressISOCountryCodeKey = "ISOCountryCode"
/// Formats an address in several lines (Apple: CNPostalAddressFormatter).
open class CNPostalAddressFormatter: Formatter {
  public enum Style: Int, Sendable { case mailingAddress }
  open var style = Style.mailingAddress
  open class func attributedString(
    from postalAddress: CNPostalAddress, style: Style, withDefaultAttributes attributes: [AnyHashable: Any] = [:]
  ) -> NSAttributedString { CNPostalAddressFormatter().attributedString(from: postalAddress, withDefaultAttributes: attributes) }
  /// Returns the address. Each part has the attribute `CNPostalAddressPropertyAttribute` with the name of its property.
  open func attributedString(
    from postalAddress: CNPostalAddress, withDefaultAttributes attributes: [AnyHashable: Any] = [:]
  ) -> NSAttributedString {
    var plain: [NSAttributedString.Key: Any] = [:]
    for (key, value) in attributes {
      if let key = key as? NSAttributedString.Key ?? (key as? String).map({ NSAttributedString.Key($0) }) { plain[key] = value }
    }
    let text = Self.string(from: postalAddress, style: style)
    let result = NSMutableAttributedString(string: text, attributes: plain)
    let parts = [
      (postalAddress.street, CNPostalAddressStreetKey), (postalAddress.city, CNPostalAddressCityKey),
      (postalAddress.state, CNPostalAddressStateKey), (postalAddress.postalCode, CNPostalAddressPostalCodeKey),
      (postalAddress.country, CNPostalAddressCountryKey),
    ]
    var start = text.startIndex
    for (part, name) in parts where !part.isEmpty {
      guard let range = text.range(of: part, range: start..<text.endIndex) else { continue }
      start = range.upperBound
      result.addAttribute(NSAttributedString.Key(CNPostalAddressPropertyAttribute), value: name, range: NSRange(range, in: text))
    }
    return result
  }
  open class func string(from postalAddress: CNPostalAddress, style: Style) -> String {
    let town = [postalAddress.city, postalAddress.state, postalAddress.postalCode].filter { !$0.isEmpty }.joined(separator: " ")
    return [postalAddress.street, town, postalAddress.country].filter { !$0.isEmpty }.joined(separator: "\n")
  }
  open func string(from postalAddress: CNPostalAddress) -> String { Self.string(from: postalAddress, style: style) }
}
/// Formats the name of a contact (Apple: CNContactFormatter).
open class CNContactFormatter: Formatter {
  public enum Style: Int, Sendable { case fullName, phoneticFullName }
  open var style = Style.fullName
  open class func string(from contact: CNContact, style: Style) -> String? {
    let names =
      style == .fullName
      ? [contact.namePrefix, contact.givenName, contact.middleName, contact.familyName, contact.nameSuffix]
      : [contact.phoneticGivenName, contact.phoneticMiddleName, contact.phoneticFamilyName]
    let text = names.filter { !$0.isEmpty }.joined(separator: " ")
    return text.isEmpty ? (contact.organizationName.isEmpty ? nil : contact.organizationName) : text
  }
  open class func attributedString(
    from contact: CNContact, style: Style, defaultAttributes attributes: [AnyHashable: Any]? = nil
  ) -> NSAttributedString? { string(from: contact, style: style).map { NSAttributedString(string: $0) } }
  open class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder { .givenNameFirst }
  open class func delimiter(for contact: CNContact) -> String { " " }
  open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
  open class func descriptorForRequiredKeys(for style: Style) -> any CNKeyDescriptor { CNContactGivenNameKey }
}
open class CNContactRelation: NSObject {
  public let name: String
  public init(name: String) { self.name = name }
}
open class CNSocialProfile: NSObject {
  public let urlString: String
  public let username: String
  public let userIdentifier: String
  public let service: String
  public init(urlString: String?, username: String?, userIdentifier: String?, service: String?) {
    self.urlString = urlString ?? ""
    self.username = username ?? ""
    self.userIdentifier = userIdentifier ?? ""
    self.service = service ?? ""
  }
}
open class CNInstantMessageAddress: NSObject {
  public let username: String
  public let service: String
  public init(username: String, service: String) {
    self.username = username
    self.service = service
  }
}
/// A value of a contact (Apple: CNContactProperty).
open class CNContactProperty: NSObject {
  public let contact: CNContact
  public let key: String
  open var value: Any? { nil }
  open var identifier: String? { nil }
  open var label: String? { nil }
  init(contact: CNContact, key: String) {
    self.contact = contact
    self.key = key
  }
}
