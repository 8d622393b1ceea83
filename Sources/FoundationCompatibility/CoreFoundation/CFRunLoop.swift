import CoreFoundation

public typealias CFRunLoop = CoreFoundation.CFRunLoop

/// A mode of a run loop. The names are those of Apple's `RunLoop.Mode`.
public struct CFRunLoopMode: RawRepresentable, Hashable, @unchecked Sendable {
  public let rawValue: CFString
  public init(_ rawValue: CFString) { self.rawValue = rawValue }
  public init(rawValue: CFString) { self.rawValue = rawValue }

  public static let defaultMode = CFRunLoopMode("kCFRunLoopDefaultMode")
  public static let commonModes = CFRunLoopMode("kCFRunLoopCommonModes")

  /// Core Foundation's own constant where there is one: it compares them by their text, which is the same.
  fileprivate static func core(_ name: CFString) -> CoreFoundation.CFString {
    switch name {
    case commonModes.rawValue: CoreFoundation.kCFRunLoopCommonModes
    default: name == defaultMode.rawValue ? CoreFoundation.kCFRunLoopDefaultMode : CoreFoundation.CFString.named(name)
    }
  }
}

public enum CFRunLoopRunResult: Int32, Sendable {
  case finished = 1
  case stopped, timedOut, handledSource
}

public func CFRunLoopGetCurrent() -> CFRunLoop! { CoreFoundation.CFRunLoopGetCurrent() }
public func CFRunLoopGetMain() -> CFRunLoop! { CoreFoundation.CFRunLoopGetMain() }
public func CFRunLoopRun() { CoreFoundation.CFRunLoopRun() }
public func CFRunLoopStop(_ rl: CFRunLoop!) { CoreFoundation.CFRunLoopStop(rl) }
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) { CoreFoundation.CFRunLoopWakeUp(rl) }
public func CFRunLoopIsWaiting(_ rl: CFRunLoop!) -> Bool { CoreFoundation.CFRunLoopIsWaiting(rl) }

/// Runs the block in the loop's next turn in a mode. The loop does not wake up for it (Apple: CFRunLoopPerformBlock).
public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: CFString!, _ block: (() -> Void)!) {
  CoreFoundation.CFRunLoopPerformBlock(rl, CFRunLoopMode.core(mode), block)
}

@discardableResult
public func CFRunLoopRunInMode(_ mode: CFRunLoopMode!, _ seconds: CFTimeInterval, _ returnAfterSourceHandled: Bool) -> CFRunLoopRunResult {
  let result = CoreFoundation.CFRunLoopRunInMode(CFRunLoopMode.core(mode.rawValue), seconds, returnAfterSourceHandled)
  return CFRunLoopRunResult(rawValue: Int32(result.rawValue)) ?? .finished
}

extension CoreFoundation.CFString {
  fileprivate static func named(_ text: String) -> CoreFoundation.CFString {
    CFStringCreateWithCString(nil, text, 0x0800_0100)
  }
}
