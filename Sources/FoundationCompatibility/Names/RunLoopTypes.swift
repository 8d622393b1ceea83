import CoreFoundation

// Core Foundation's run loop is the one that Foundation's stands on.
public typealias CFRunLoop = CoreFoundation.CFRunLoop
public typealias CFRunLoopObserver = CoreFoundation.CFRunLoopObserver
public typealias CFRunLoopTimer = CoreFoundation.CFRunLoopTimer
public typealias CFRunLoopSource = CoreFoundation.CFRunLoopSource
public typealias CFRunLoopSourceContext = CoreFoundation.CFRunLoopSourceContext
public typealias CFOptionFlags = UInt

/// Which of its sources, timers and observers a run loop looks at (Apple: CFRunLoopMode).
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: CFString
  public init(rawValue: CFString) { self.rawValue = rawValue }
  public init(_ rawValue: CFString) { self.rawValue = rawValue }

  public static let defaultMode: CFRunLoopMode! = CFRunLoopMode("kCFRunLoopDefaultMode")
  /// All modes that were declared common, the default one among them.
  public static let commonModes: CFRunLoopMode! = CFRunLoopMode("kCFRunLoopCommonModes")
}

/// Where a run loop is in its turn (Apple: CFRunLoopActivity).
public struct CFRunLoopActivity: OptionSet, Sendable {
  public let rawValue: CFOptionFlags
  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }

  public static let entry = CFRunLoopActivity(rawValue: 1)
  public static let beforeTimers = CFRunLoopActivity(rawValue: 2)
  public static let beforeSources = CFRunLoopActivity(rawValue: 4)
  public static let beforeWaiting = CFRunLoopActivity(rawValue: 32)
  public static let afterWaiting = CFRunLoopActivity(rawValue: 64)
  public static let exit = CFRunLoopActivity(rawValue: 128)
  public static let allActivities = CFRunLoopActivity(rawValue: 0x0FFF_FFFF)
}

/// Why a run loop came back (Apple: CFRunLoopRunResult).
public enum CFRunLoopRunResult: Int32, Sendable {
  /// It has no sources and timers in that mode.
  case finished = 1
  case stopped, timedOut, handledSource
}
