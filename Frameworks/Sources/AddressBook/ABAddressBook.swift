@_exported import FoundationCompatibility

// The API that Contacts replaced. Access is denied, and the address book is empty.

public typealias ABAddressBook = CFTypeRef
public typealias ABAddressBookRequestAccessCompletionHandler = (Bool, CFError?) -> Void
public typealias ABExternalChangeCallback = @convention(c) (ABAddressBook?, UnsafeRawPointer?, UnsafeMutableRawPointer?) -> Void
public enum ABAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
public let ABAddressBookErrorDomain = "ABAddressBookErrorDomain"
public var kABOperationNotPermittedByStoreError: Int { 0 }
public var kABOperationNotPermittedByUserError: Int { 1 }

private final class Book: NSObject {}

private func denied(_ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
  error?.pointee = .passRetained(NSError(domain: ABAddressBookErrorDomain, code: kABOperationNotPermittedByUserError))
  return false
}

public func ABAddressBookGetAuthorizationStatus() -> ABAuthorizationStatus { .denied }
/// Returns an empty address book. Apple's function returns nil after access was denied, which few programs expect.
public func ABAddressBookCreateWithOptions(
  _ options: CFDictionary!, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>!
) -> Unmanaged<ABAddressBook>! { .passRetained(Book()) }
public func ABAddressBookCreate() -> Unmanaged<ABAddressBook>! { .passRetained(Book()) }
public func ABAddressBookRequestAccessWithCompletion(
  _ addressBook: ABAddressBook!, _ completion: ABAddressBookRequestAccessCompletionHandler!
) {
  DispatchQueue.global().asyncUnsafe {
    completion?(false, NSError(domain: ABAddressBookErrorDomain, code: kABOperationNotPermittedByUserError))
  }
}
@discardableResult
public func ABAddressBookSave(_ addressBook: ABAddressBook!, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>!) -> Bool { denied(error) }
public func ABAddressBookHasUnsavedChanges(_ addressBook: ABAddressBook!) -> Bool { false }
@discardableResult
public func ABAddressBookAddRecord(
  _ addressBook: ABAddressBook!, _ record: ABRecord!, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>!
) -> Bool { denied(error) }
@discardableResult
public func ABAddressBookRemoveRecord(
  _ addressBook: ABAddressBook!, _ record: ABRecord!, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>!
) -> Bool { denied(error) }
public func ABAddressBookCopyLocalizedLabel(_ label: CFString!) -> Unmanaged<NSString>! {
  .passRetained(NSString(string: (label ?? "").replacingOccurrences(of: "_$!<", with: "").replacingOccurrences(of: ">!$_", with: "")))
}
public func ABAddressBookRegisterExternalChangeCallback(
  _ addressBook: ABAddressBook!, _ callback: ABExternalChangeCallback!, _ context: UnsafeMutableRawPointer!
) {}
public func ABAddressBookUnregisterExternalChangeCallback(
  _ addressBook: ABAddressBook!, _ callback: ABExternalChangeCallback!, _ context: UnsafeMutableRawPointer!
) {}
public func ABAddressBookRevert(_ addressBook: ABAddressBook!) {}
public func ABAddressBookGetPersonCount(_ addressBook: ABAddressBook!) -> Int { 0 }
public func ABAddressBookGetPersonWithRecordID(_ addressBook: ABAddressBook!, _ recordID: ABRecordID) -> Unmanaged<ABRecord>! { nil }
public func ABAddressBookCopyArrayOfAllPeople(_ addressBook: ABAddressBook!) -> Unmanaged<NSArray>! { .passRetained(NSArray()) }
public func ABAddressBookCopyPeopleWithName(_ addressBook: ABAddressBook!, _ name: CFString!) -> Unmanaged<NSArray>! {
  .passRetained(NSArray())
}
