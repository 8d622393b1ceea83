/// Core Foundation's names for what Foundation's own types do on Linux, so that `data as CFData` compiles.
public typealias CFArray = [Any]
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

public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)
public let kCFNull: CFNull! = NSNull()
public let kCFNumberPositiveInfinity: CFNumber! = NSNumber(value: Double.infinity)
public let kCFNumberNegativeInfinity: CFNumber! = NSNumber(value: -Double.infinity)
public let kCFNumberNaN: CFNumber! = NSNumber(value: Double.nan)
public let kCFAbsoluteTimeIntervalSince1970: CFAbsoluteTime = 978_307_200

/// Seconds since 1 January 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// Allocators are not used on Linux: calls take nil.
public typealias CFAllocator = NSObject
public nonisolated(unsafe) let kCFAllocatorDefault: CFAllocator? = nil

/// A pointer to a result, as Objective-C methods take one.
public typealias AutoreleasingUnsafeMutablePointer = UnsafeMutablePointer

extension UnsafeMutablePointer {
  /// A place for an object. What was at the other pointer is not read, and what is written does not go there: memory that nobody has filled may stand
  /// behind it (Apple: `AutoreleasingUnsafeMutablePointer.init(_:)`, which does not release what it overwrites).
  public init<Other, Object>(_ other: UnsafeMutablePointer<Other>) where Pointee == Object? {
    self = RecentMemory.shared.place(Pointee.self)
  }
}
