import CoreFoundation

public func CFRunLoopGetCurrent() -> CFRunLoop! { CoreFoundation.CFRunLoopGetCurrent() }
public func CFRunLoopGetMain() -> CFRunLoop! { CoreFoundation.CFRunLoopGetMain() }

/// Runs the current thread's run loop until it is stopped or has no sources or timers left.
public func CFRunLoopRun() { CoreFoundation.CFRunLoopRun() }

@discardableResult
public func CFRunLoopRunInMode(_ mode: CFRunLoopMode!, _ seconds: CFTimeInterval, _ returnAfterSourceHandled: Bool) -> CFRunLoopRunResult {
  let result = CoreFoundation.CFRunLoopRunInMode(mode.name, seconds, returnAfterSourceHandled)
  return CFRunLoopRunResult(rawValue: Int32(result.rawValue)) ?? .finished
}

public func CFRunLoopStop(_ runLoop: CFRunLoop!) { CoreFoundation.CFRunLoopStop(runLoop) }
public func CFRunLoopWakeUp(_ runLoop: CFRunLoop!) { CoreFoundation.CFRunLoopWakeUp(runLoop) }
public func CFRunLoopIsWaiting(_ runLoop: CFRunLoop!) -> Bool { CoreFoundation.CFRunLoopIsWaiting(runLoop) }

/// Calls a closure in the next turn of the run loop in that mode. Does not wake the run loop up.
/// - Parameter mode: the name of a mode, or an array of names.
public func CFRunLoopPerformBlock(_ runLoop: CFRunLoop!, _ mode: Any!, _ block: (@convention(block) () -> Void)!) {
  let modes = (mode as? [Any])?.compactMap(CFRunLoopMode.init(any:)) ?? [CFRunLoopMode(any: mode as Any)].compactMap(\.self)
  guard let first = modes.first else { return }
  guard modes.count > 1 else { return CoreFoundation.CFRunLoopPerformBlock(runLoop, first.name, block) }
  // The closure runs once, in the first of the modes that runs.
  var waiting = true
  for mode in modes {
    CoreFoundation.CFRunLoopPerformBlock(runLoop, mode.name) {
      guard waiting else { return }
      waiting = false
      block()
    }
  }
}

// MARK: Observers

/// - Parameters:
///   - allocator: not used.
///   - repeats: whether the observer stays after its first call.
public func CFRunLoopObserverCreateWithHandler(
  _ allocator: CFAllocator!, _ activities: CFOptionFlags, _ repeats: Bool, _ order: CFIndex,
  _ block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)!
) -> CFRunLoopObserver! {
  CoreFoundation.CFRunLoopObserverCreateWithHandler(nil, activities, repeats, order) { observer, activity in
    block(observer, CFRunLoopActivity(rawValue: CFOptionFlags(activity.rawValue)))
  }
}

public func CFRunLoopAddObserver(_ runLoop: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) {
  CoreFoundation.CFRunLoopAddObserver(runLoop, observer, mode.name)
}
public func CFRunLoopRemoveObserver(_ runLoop: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) {
  CoreFoundation.CFRunLoopRemoveObserver(runLoop, observer, mode.name)
}
public func CFRunLoopContainsObserver(_ runLoop: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) -> Bool {
  CoreFoundation.CFRunLoopContainsObserver(runLoop, observer, mode.name)
}
public func CFRunLoopObserverInvalidate(_ observer: CFRunLoopObserver!) { CoreFoundation.CFRunLoopObserverInvalidate(observer) }
public func CFRunLoopObserverIsValid(_ observer: CFRunLoopObserver!) -> Bool { CoreFoundation.CFRunLoopObserverIsValid(observer) }

extension RunLoop {
  /// Core Foundation's run loop for this one: that of the main thread or of the current thread.
  public func getCFRunLoop() -> CFRunLoop { self === RunLoop.main ? CFRunLoopGetMain() : CFRunLoopGetCurrent() }
}

extension CFRunLoopMode {
  fileprivate init?(any value: Any) {
    if let mode = value as? CFRunLoopMode {
      self = mode
    } else if let mode = value as? RunLoop.Mode {
      self.init(mode.rawValue)
    } else if let name = value as? String {
      self.init(name)
    } else {
      return nil
    }
  }

  var name: CoreFoundation.CFString {
    switch self {
    case .defaultMode: kCFRunLoopDefaultMode
    case .commonModes: kCFRunLoopCommonModes
    default: CFStringCreateWithCString(nil, rawValue, CFStringBuiltInEncodings.UTF8.rawValue)
    }
  }
}
