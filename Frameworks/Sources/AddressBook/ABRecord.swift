import FoundationCompatibility

public typealias ABRecord = CFTypeRef
public typealias ABRecordID = Int32
public typealias ABPropertyID = Int32
public typealias ABRecordType = UInt32
public typealias ABPropertyType = UInt32
public typealias ABMultiValue = CFTypeRef
public typealias ABMutableMultiValue = CFTypeRef
public typealias ABMultiValueIdentifier = Int32
public var kABPersonType: Int { 0 }
public var kABGroupType: Int { 1 }
public var kABSourceType: Int { 2 }
public var kABRecordInvalidID: Int32 { -1 }
public var kABPropertyInvalidID: Int32 { -1 }
public var kABMultiValueInvalidIdentifier: Int32 { -1 }
public var kABStringPropertyType: Int { 1 }
public var kABMultiStringPropertyType: Int { 0x101 }
public var kABMultiDictionaryPropertyType: Int { 0x105 }

public let kABPersonFirstNameProperty: ABPropertyID = 0
public let kABPersonLastNameProperty: ABPropertyID = 1
public let kABPersonMiddleNameProperty: ABPropertyID = 6
public let kABPersonPhoneProperty: ABPropertyID = 3
public let kABPersonEmailProperty: ABPropertyID = 4
public let kABPersonAddressProperty: ABPropertyID = 5
public let kABPersonOrganizationProperty: ABPropertyID = 10
public let kABPersonNoteProperty: ABPropertyID = 14
public let kABPersonBirthdayProperty: ABPropertyID = 17
public let kABPersonJobTitleProperty: ABPropertyID = 18
public let kABPersonNicknameProperty: ABPropertyID = 19
public let kABPersonURLProperty: ABPropertyID = 22
public let kABWorkLabel = "_$!<Work>!$_"
public let kABHomeLabel = "_$!<Home>!$_"
public let kABOtherLabel = "_$!<Other>!$_"
public let kABPersonPhoneMobileLabel = "_$!<Mobile>!$_"
public let kABPersonPhoneIPhoneLabel = "iPhone"
public let kABPersonPhoneMainLabel = "_$!<Main>!$_"
public let kABPersonAddressStreetKey = "Street"
public let kABPersonAddressCityKey = "City"
public let kABPersonAddressStateKey = "State"
public let kABPersonAddressZIPKey = "ZIP"
public let kABPersonAddressCountryKey = "Country"
public let kABPersonAddressCountryCodeKey = "CountryCode"

/// A person, with values by property.
private final class Person: NSObject {
  var values: [ABPropertyID: AnyObject] = [:]
  var image: Data?
}

public func ABPersonCreate() -> Unmanaged<ABRecord>! { .passRetained(Person()) }
public func ABRecordGetRecordID(_ record: ABRecord!) -> ABRecordID { kABRecordInvalidID }
public func ABRecordGetRecordType(_ record: ABRecord!) -> ABRecordType { ABRecordType(kABPersonType) }
public func ABRecordCopyValue(_ record: ABRecord!, _ property: ABPropertyID) -> Unmanaged<CFTypeRef>! {
  (record as? Person)?.values[property].map { .passRetained($0) }
}
@discardableResult
public func ABRecordSetValue(
  _ record: ABRecord!, _ property: ABPropertyID, _ value: CFTypeRef!, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>!
) -> Bool {
  (record as? Person)?.values[property] = value
  return record is Person
}
@discardableResult
public func ABRecordRemoveValue(
  _ record: ABRecord!, _ property: ABPropertyID, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>!
) -> Bool { ABRecordSetValue(record, property, nil, error) }
public func ABRecordCopyCompositeName(_ record: ABRecord!) -> Unmanaged<NSString>! {
  let parts = [kABPersonFirstNameProperty, kABPersonLastNameProperty].compactMap { (record as? Person)?.values[$0] as? NSString }
  return parts.isEmpty ? nil : .passRetained(NSString(string: parts.map(\.description).joined(separator: " ")))
}
public func ABPersonHasImageData(_ person: ABRecord!) -> Bool { (person as? Person)?.image != nil }
@discardableResult
public func ABPersonSetImageData(_ person: ABRecord!, _ imageData: CFData!, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>!) -> Bool {
  (person as? Person)?.image = imageData
  return person is Person
}
public func ABPersonCopyImageData(_ person: ABRecord!) -> Unmanaged<NSData>! {
  (person as? Person)?.image.map { .passRetained(NSData(data: $0)) }
}

/// Values with labels.
private final class MultiValue: NSObject {
  var values: [(value: AnyObject, label: String?)] = []
}
public func ABMultiValueCreateMutable(_ type: ABPropertyType) -> Unmanaged<ABMutableMultiValue>! { .passRetained(MultiValue()) }
public func ABMultiValueGetCount(_ multiValue: ABMultiValue!) -> Int { (multiValue as? MultiValue)?.values.count ?? 0 }
private func entry(_ multiValue: ABMultiValue!, _ index: Int) -> (value: AnyObject, label: String?)? {
  guard let list = multiValue as? MultiValue, list.values.indices.contains(index) else { return nil }
  return list.values[index]
}
public func ABMultiValueCopyValueAtIndex(_ multiValue: ABMultiValue!, _ index: Int) -> Unmanaged<CFTypeRef>! {
  entry(multiValue, index).map { .passRetained($0.value) }
}
public func ABMultiValueCopyLabelAtIndex(_ multiValue: ABMultiValue!, _ index: Int) -> Unmanaged<NSString>! {
  entry(multiValue, index)?.label.map { .passRetained(NSString(string: $0)) }
}
public func ABMultiValueCopyArrayOfAllValues(_ multiValue: ABMultiValue!) -> Unmanaged<NSArray>! {
  (multiValue as? MultiValue).map { .passRetained(NSArray(array: $0.values.map(\.value))) }
}
public func ABMultiValueGetIdentifierAtIndex(_ multiValue: ABMultiValue!, _ index: Int) -> ABMultiValueIdentifier {
  entry(multiValue, index) == nil ? kABMultiValueInvalidIdentifier : ABMultiValueIdentifier(clamping: index)
}
public func ABMultiValueGetIndexForIdentifier(_ multiValue: ABMultiValue!, _ identifier: ABMultiValueIdentifier) -> Int {
  entry(multiValue, Int(identifier)) == nil ? -1 : Int(identifier)
}
@discardableResult
public func ABMultiValueAddValueAndLabel(
  _ multiValue: ABMutableMultiValue!, _ value: CFTypeRef!, _ label: CFString!,
  _ outIdentifier: UnsafeMutablePointer<ABMultiValueIdentifier>!
) -> Bool {
  guard let list = multiValue as? MultiValue, let value else { return false }
  outIdentifier?.pointee = ABMultiValueIdentifier(clamping: list.values.count)
  list.values.append((value, label))
  return true
}
