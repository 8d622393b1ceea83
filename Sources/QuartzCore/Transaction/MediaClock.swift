import Dispatch
import Foundation

/// The source of the time: a display sets it, `CACurrentMediaTime()` reads it.
package enum MediaClock {
  /// Returns the time in seconds, which never goes back. Until a display sets it: the time since the machine started.
  @MainActor package static var now: () -> TimeInterval = { ProcessInfo.processInfo.systemUptime }
}

/// Returns the current time in seconds of the display's clock (Apple: CACurrentMediaTime). Off the main thread it returns the machine's own
/// clock, since the display's clock belongs to the main actor.
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

  /// Whether the code runs on the main actor. That need not be the main thread: a process that waits in `dispatchMain()` (an async `main`,
  /// a test run) serves the main queue on any thread.
  package static var isCurrent: Bool { MainThread.isCurrent || DispatchQueue.getSpecific(key: mainQueue) == true }
}
