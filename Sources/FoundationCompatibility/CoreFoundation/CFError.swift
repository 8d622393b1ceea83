// Core Foundation's functions for errors and identifiers.

public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { err.localizedDescription }
public func CFErrorGetCode(_ err: CFError!) -> CFIndex { err.code }
public func CFErrorGetDomain(_ err: CFError!) -> CFErrorDomain! { err.domain }
public func CFErrorCopyUserInfo(_ err: CFError!) -> CFDictionary! {
  Dictionary(uniqueKeysWithValues: err.userInfo.map { (AnyHashable($0.key), $0.value) })
}
public func CFErrorCopyFailureReason(_ err: CFError!) -> CFString! { err.localizedFailureReason }
public func CFErrorCopyRecoverySuggestion(_ err: CFError!) -> CFString! { err.localizedRecoverySuggestion }
public func CFErrorCreate(_ allocator: CFAllocator!, _ domain: CFErrorDomain!, _ code: CFIndex, _ userInfo: CFDictionary!) -> CFError! {
  let values = (userInfo ?? [:]).compactMap { key, value in (key.base as? String).map { ($0, value) } }
  return NSError(domain: domain ?? "", code: code, userInfo: Dictionary(values) { first, _ in first })
}

public typealias CFErrorDomain = CFString
public let kCFErrorDomainCocoa: CFErrorDomain! = NSCocoaErrorDomain
public let kCFErrorDomainPOSIX: CFErrorDomain! = NSPOSIXErrorDomain
public let kCFErrorDomainOSStatus: CFErrorDomain! = NSOSStatusErrorDomain
public let kCFErrorDomainMach: CFErrorDomain! = NSMachErrorDomain
public let kCFErrorLocalizedDescriptionKey: CFString! = NSLocalizedDescriptionKey
public let kCFErrorLocalizedFailureReasonKey: CFString! = NSLocalizedFailureReasonErrorKey
public let kCFErrorLocalizedRecoverySuggestionKey: CFString! = NSLocalizedRecoverySuggestionErrorKey
public let kCFErrorUnderlyingErrorKey: CFString! = NSUnderlyingErrorKey
public let kCFErrorDescriptionKey: CFString! = "NSDescription"
public let kCFErrorURLKey: CFString! = NSURLErrorKey
public let kCFErrorFilePathKey: CFString! = NSFilePathErrorKey

public func CFUUIDCreate(_ alloc: CFAllocator?) -> CFUUID! { NSUUID() }
public func CFUUIDCreateString(_ alloc: CFAllocator?, _ uuid: CFUUID!) -> CFString! { uuid.uuidString }
