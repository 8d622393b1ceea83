// Core Foundation's functions on data, texts and identifiers, for what `CoreFoundationNames` names.

public func CFDataCreate(_ allocator: CFAllocator?, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) -> CFData! {
  Data(bytes: bytes, count: length)
}

/// - Parameter capacity: zero: any length.
public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: CFIndex) -> CFMutableData! { NSMutableData() }

public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData.count }
public func CFDataGetLength(_ theData: NSData!) -> CFIndex { theData.length }

/// The pointer is good for as long as somebody holds the data.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  let data: Data = theData
  // Foundation keeps few bytes in the value itself: they have no place.
  guard data.count > 16 else { return UnsafePointer(RecentMemory.shared.bytes(data)) }
  return data.withUnsafeBytes { $0.baseAddress }?.assumingMemoryBound(to: UInt8.self)
}

public func CFDataGetBytePtr(_ theData: NSData!) -> UnsafePointer<UInt8>! { theData.bytes.assumingMemoryBound(to: UInt8.self) }

public func CFDataAppendBytes(_ theData: CFMutableData!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) {
  theData.append(bytes, length: length)
}

public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { err.localizedDescription }
public func CFErrorGetCode(_ err: CFError!) -> CFIndex { err.code }
public func CFErrorGetDomain(_ err: CFError!) -> CFString! { err.domain }

public func CFUUIDCreate(_ alloc: CFAllocator?) -> CFUUID! { NSUUID() }
public func CFUUIDCreateString(_ alloc: CFAllocator?, _ uuid: CFUUID!) -> CFString! { uuid.uuidString }

public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
public let kCFBundleNameKey: CFString! = "CFBundleName"
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
public let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion"
public let kCFBundleInfoDictionaryVersionKey: CFString! = "CFBundleInfoDictionaryVersion"
public let kCFBundleLocalizationsKey: CFString! = "CFBundleLocalizations"
