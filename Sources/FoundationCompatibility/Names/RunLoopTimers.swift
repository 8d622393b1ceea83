import CoreFoundation

// Timers and sources of Core Foundation's run loop (Apple: CFRunLoopTimer, CFRunLoopSource).

/// On Apple's systems, timers of Core Foundation and Foundation are interchangeable. Here they are the same class.
public typealias CFRunLoopTimer = Timer

/// - Parameters:
///   - allocator: not used.
///   - fireDate: the time of the first call, in seconds since the reference date.
///   - interval: the seconds between calls; 0 or less for a single call.
public func CFRunLoopTimerCreateWithHandler(
  _ allocator: CFAllocator!, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval, _ flags: CFOptionFlags, _ order: CFIndex,
  _ block: ((CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
  let handler = TimerHandler(body: block)
  return Timer(fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: max(interval, 0), repeats: interval > 0) { handler.body($0) }
}

/// Sendable, since a timer calls it on the thread of its run loop only.
private struct TimerHandler: @unchecked Sendable { let body: (Timer?) -> Void }

/// The modes of run loops to which timers were added.
private final class TimerModes: @unchecked Sendable {
  // The table is protected by the lock.
  static let shared = TimerModes()
  private let lock = NSLock()
  private let modes = NSMapTable<Timer, NSMutableSet>.weakToStrongObjects()

  func add(_ mode: String, of timer: Timer) {
    lock.withLock {
      let known = modes.object(forKey: timer) ?? NSMutableSet()
      known.add(mode)
      modes.setObject(known, forKey: timer)
    }
  }
  func contains(_ mode: String, of timer: Timer) -> Bool { lock.withLock { modes.object(forKey: timer)?.contains(mode) ?? false } }
}

/// Adds a timer to the run loop. If the run loop belongs to another thread, the timer is added when that run loop next runs.
public func CFRunLoopAddTimer(_ runLoop: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
  guard let timer, let mode else { return }
  let name = RunLoop.Mode(rawValue: mode.rawValue)
  TimerModes.shared.add(mode.rawValue, of: timer)
  if runLoop === RunLoop.current.getCFRunLoop() { return RunLoop.current.add(timer, forMode: name) }
  nonisolated(unsafe) let moved = timer
  CoreFoundation.CFRunLoopPerformBlock(runLoop, mode.name) { RunLoop.current.add(moved, forMode: name) }
  CoreFoundation.CFRunLoopWakeUp(runLoop)
}

/// Removes a timer from all modes of its run loop, after which it never fires again.
public func CFRunLoopRemoveTimer(_ runLoop: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
  CFRunLoopTimerInvalidate(timer)
}

public func CFRunLoopContainsTimer(_ runLoop: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) -> Bool {
  guard let timer, timer.isValid, let mode else { return false }
  return [mode.rawValue, CFRunLoopMode.commonModes.rawValue].contains { TimerModes.shared.contains($0, of: timer) }
}

public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer?.invalidate() }
public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer!) -> Bool { timer?.isValid ?? false }
public func CFRunLoopTimerGetInterval(_ timer: CFRunLoopTimer!) -> CFTimeInterval { timer.timeInterval }
public func CFRunLoopTimerGetNextFireDate(_ timer: CFRunLoopTimer!) -> CFAbsoluteTime { timer.fireDate.timeIntervalSinceReferenceDate }
public func CFRunLoopTimerSetNextFireDate(_ timer: CFRunLoopTimer!, _ fireDate: CFAbsoluteTime) {
  timer.fireDate = Date(timeIntervalSinceReferenceDate: fireDate)
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
