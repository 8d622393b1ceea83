import Dispatch
import Foundation

/// The one source of time: a display sets it, `CACurrentMediaTime()` reads it.
package enum MediaClock {
  /// Seconds, never going back. Until a display sets it: the time since the machine started.
  @MainActor package static var now: () -> TimeInterval = { ProcessInfo.processInfo.systemUptime }
}

/// The current time in seconds, of the display's clock (Apple: CACurrentMediaTime). Off the main thread it is the machine's
/// own clock, since the display's belongs to the main actor.
public func CACurrentMediaTime() -> CFTimeInterval {
  guard MainActor.isCurrent else { return ProcessInfo.processInfo.systemUptime }
  return MainActor.assumeIsolated { MediaClock.now() }
}

extension MainActor {
  private static let mainQueue: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the main actor runs here. It need not be the main thread: a process that waits in `dispatchMain()` (an async
  /// `main`, a test run) serves the main queue on any.
  package static var isCurrent: Bool { MainThread.isCurrent || DispatchQueue.getSpecific(key: mainQueue) == true }
}
