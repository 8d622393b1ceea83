import CoreFoundation

// Names of Objective-C and C for types that have other names in Swift.
public typealias NSInteger = Int
public typealias NSUInteger = UInt
/// A UTF-16 unit.
public typealias UniChar = UInt16
public typealias OSStatus = Int32
public typealias OSType = UInt32
public typealias FourCharCode = UInt32
public typealias Boolean = Bool

public let noErr: OSStatus = 0
public let MAXFLOAT: Float = .greatestFiniteMagnitude
public let HUGE: Float = .greatestFiniteMagnitude
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let USEC_PER_SEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000

/// Calls the closure. Linux has no autorelease pools: objects are released by reference counting alone.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

/// An exception of Objective-C. On Linux only `raise()` throws it, which stops the program.
open class NSException: NSObject, @unchecked Sendable {
  // Sendable, since all properties are constant.
  public let name: NSExceptionName
  public let reason: String?
  public let userInfo: [AnyHashable: Any]?

  public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
    self.name = name
    self.reason = reason
    self.userInfo = userInfo
  }

  public func raise() -> Never { fatalError("\(name.rawValue): \(reason ?? "")") }
}

public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let genericException = NSExceptionName("NSGenericException")
  public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  public static let rangeException = NSExceptionName("NSRangeException")
}

extension ProcessInfo {
  /// Always false.
  public var isMacCatalystApp: Bool { false }
  /// Always false.
  public var isiOSAppOnMac: Bool { false }
}

/// Recursive locks for objects, each held by one thread at a time.
private let locks = LockTable()

private final class LockTable: @unchecked Sendable {
  // The dictionary is protected by `guarding`.
  private let guarding = NSLock()
  private var locks: [ObjectIdentifier: (lock: NSRecursiveLock, uses: Int)] = [:]

  func enter(_ object: AnyObject) {
    let lock = guarding.withLock { () -> NSRecursiveLock in
      let id = ObjectIdentifier(object)
      let entry = locks[id] ?? (NSRecursiveLock(), 0)
      locks[id] = (entry.lock, entry.uses + 1)
      return entry.lock
    }
    lock.lock()
  }

  func exit(_ object: AnyObject) -> Bool {
    let lock = guarding.withLock { () -> NSRecursiveLock? in
      let id = ObjectIdentifier(object)
      guard let entry = locks[id] else { return nil }
      locks[id] = entry.uses == 1 ? nil : (entry.lock, entry.uses - 1)
      return entry.lock
    }
    lock?.unlock()
    return lock != nil
  }
}

/// Acquires the lock of an object (Apple: objc_sync_enter).
@discardableResult public func objc_sync_enter(_ object: Any) -> Int32 {
  locks.enter(object as AnyObject)
  return 0
}

@discardableResult public func objc_sync_exit(_ object: Any) -> Int32 { locks.exit(object as AnyObject) ? 0 : -1 }

/// The user info key of a sentence that says what failed (Apple: NSLocalizedFailureErrorKey).
public let NSLocalizedFailureErrorKey = "NSLocalizedFailure"
