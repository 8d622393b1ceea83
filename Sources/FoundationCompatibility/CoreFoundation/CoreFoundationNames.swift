/// Core Foundation's names as aliases of Foundation's types on Linux, so that `data as CFData` compiles.
public typealias CFArray = [Any]
public typealias CFAttributedString = NSAttributedString
public typealias CFString = String
public typealias CFData = Data
public typealias CFMutableData = NSMutableData
public typealias CFURL = URL
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFTimeInterval = Double
public typealias CFAbsoluteTime = Double
public typealias CFNumber = NSNumber
public typealias CFBoolean = NSNumber
public typealias CFError = NSError
public typealias CFUUID = NSUUID
public typealias CFIndex = Int
public typealias CFTypeID = UInt
public typealias CFNull = NSNull
public typealias CFTypeRef = AnyObject

/// The index that stands for "not found": -1.
public let kCFNotFound: CFIndex = -1
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)
/// The key of a resource value (Apple: kCFURLIsExcludedFromBackupKey).
public let kCFURLIsExcludedFromBackupKey: CFString! = "NSURLIsExcludedFromBackupKey"
public let kCFNull: CFNull! = NSNull()
public let kCFNumberPositiveInfinity: CFNumber! = NSNumber(value: Double.infinity)
public let kCFNumberNegativeInfinity: CFNumber! = NSNumber(value: -Double.infinity)
public let kCFNumberNaN: CFNumber! = NSNumber(value: Double.nan)
public let kCFAbsoluteTimeIntervalSince1970: CFAbsoluteTime = 978_307_200

/// Returns the number of seconds since 1 January 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// An allocator. Not used on Linux; functions take nil.
public typealias CFAllocator = NSObject
public nonisolated(unsafe) let kCFAllocatorDefault: CFAllocator? = nil

/// A pointer to a result of an Objective-C method.
public typealias AutoreleasingUnsafeMutablePointer = UnsafeMutablePointer
public typealias NSErrorPointer = AutoreleasingUnsafeMutablePointer<NSError?>?

extension UnsafeMutablePointer {
  /// Creates a pointer to new memory for an object. The memory of the other pointer is neither read nor written, since it may be
  /// uninitialized (Apple:
  /// `AutoreleasingUnsafeMutablePointer.init(_:)`, which does not release the value that it overwrites).
  public init<Other, Object>(_ other: UnsafeMutablePointer<Other>) where Pointee == Object? {
    self = RecentMemory.shared.allocate(Pointee.self)
  }
}
