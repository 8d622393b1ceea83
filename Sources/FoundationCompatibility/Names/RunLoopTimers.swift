import CoreFoundation

// Timers and sources of Core Foundation's run loop (Apple: CFRunLoopTimer, CFRunLoopSource).

/// - Parameters:
///   - allocator: not used.
///   - fireDate: the time of the first call, in seconds since the reference date.
///   - interval: the seconds between calls; 0 or less for a single call.
public func CFRunLoopTimerCreateWithHandler(
  _ allocator: CFAllocator!, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval, _ flags: CFOptionFlags, _ order: CFIndex,
  _ block: ((CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
  CoreFoundation.CFRunLoopTimerCreateWithHandler(nil, fireDate, interval, flags, order) { block($0) }
}

public func CFRunLoopAddTimer(_ runLoop: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
  CoreFoundation.CFRunLoopAddTimer(runLoop, timer, mode.name)
}
public func CFRunLoopRemoveTimer(_ runLoop: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
  CoreFoundation.CFRunLoopRemoveTimer(runLoop, timer, mode.name)
}
public func CFRunLoopContainsTimer(_ runLoop: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) -> Bool {
  CoreFoundation.CFRunLoopContainsTimer(runLoop, timer, mode.name)
}
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { CoreFoundation.CFRunLoopTimerInvalidate(timer) }
public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer!) -> Bool { CoreFoundation.CFRunLoopTimerIsValid(timer) }
public func CFRunLoopTimerGetInterval(_ timer: CFRunLoopTimer!) -> CFTimeInterval { CoreFoundation.CFRunLoopTimerGetInterval(timer) }
public func CFRunLoopTimerGetNextFireDate(_ timer: CFRunLoopTimer!) -> CFAbsoluteTime {
  CoreFoundation.CFRunLoopTimerGetNextFireDate(timer)
}
public func CFRunLoopTimerSetNextFireDate(_ timer: CFRunLoopTimer!, _ fireDate: CFAbsoluteTime) {
  CoreFoundation.CFRunLoopTimerSetNextFireDate(timer, fireDate)
}

public func CFRunLoopSourceCreate(
  _ allocator: CFAllocator!, _ order: CFIndex, _ context: UnsafeMutablePointer<CFRunLoopSourceContext>!
) -> CFRunLoopSource! { CoreFoundation.CFRunLoopSourceCreate(nil, order, context) }
public func CFRunLoopAddSource(_ runLoop: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) {
  CoreFoundation.CFRunLoopAddSource(runLoop, source, mode.name)
}
public func CFRunLoopRemoveSource(_ runLoop: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) {
  CoreFoundation.CFRunLoopRemoveSource(runLoop, source, mode.name)
}
public func CFRunLoopSourceSignal(_ source: CFRunLoopSource!) { CoreFoundation.CFRunLoopSourceSignal(source) }
public func CFRunLoopSourceInvalidate(_ source: CFRunLoopSource!) { CoreFoundation.CFRunLoopSourceInvalidate(source) }
