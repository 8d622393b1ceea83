import CoreFoundation

// Core Foundation's run loop is the implementation of Foundation's.
public typealias CFRunLoop = CoreFoundation.CFRunLoop
public typealias CFRunLoopObserver = CoreFoundation.CFRunLoopObserver
public typealias CFRunLoopSource = CoreFoundation.CFRunLoopSource
public typealias CFRunLoopSourceContext = CoreFoundation.CFRunLoopSourceContext
public typealias CFOptionFlags = UInt

/// A mode, which selects the sources, timers and observers that a run loop handles (Apple: CFRunLoopMode).
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: CFString
  public init(rawValue: CFString) { self.rawValue = rawValue }
  public init(_ rawValue: CFString) { self.rawValue = rawValue }

  public static let defaultMode: CFRunLoopMode! = CFRunLoopMode("kCFRunLoopDefaultMode")
  /// The common modes, including the default mode.
  public static let commonModes: CFRunLoopMode! = CFRunLoopMode("kCFRunLoopCommonModes")
}

/// The stages of a turn of a run loop (Apple: CFRunLoopActivity).
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

/// The reason why a run loop returned (Apple: CFRunLoopRunResult).
public enum CFRunLoopRunResult: Int32, Sendable {
  /// There are no sources or timers in the mode.
  case finished = 1
  case stopped, timedOut, handledSource
}
