import CoreFoundation
import Foundation

/// Calls back at each refresh while it runs. It uses a timer of the main run loop that is set to each deadline of a `FramePacer`.
@MainActor
package final class FrameTimer {
  private var pacer: FramePacer
  private var timer: CFRunLoopTimer?
  private let callback: @MainActor () -> Void

  package init(refreshRate: Double, callback: @escaping @MainActor () -> Void) {
    pacer = FramePacer(refreshRate: refreshRate)
    self.callback = callback
  }

  package var isRunning: Bool { pacer.deadline != nil }

  package func setRefreshRate(_ refreshRate: Double) { pacer.setRefreshRate(refreshRate) }

  package func start() {
    guard !isRunning else { return }
    pacer.start(at: HostClock.now)
    arm()
  }

  package func stop() {
    guard isRunning else { return }
    pacer.stop()
    if let timer { CFRunLoopTimerSetNextFireDate(timer, Self.never) }
  }

  package func invalidate() {
    pacer.stop()
    if let timer { CFRunLoopTimerInvalidate(timer) }
    timer = nil
  }

  private static let never = CFAbsoluteTime(1e11)

  private func arm() {
    guard let deadline = pacer.deadline else { return }
    let date = CFAbsoluteTimeGetCurrent() + max(0, deadline - HostClock.now)
    if let timer { return CFRunLoopTimerSetNextFireDate(timer, date) }
    let timer = CFRunLoopTimerCreateWithHandler(nil, date, 1e10, 0, 0) { [weak self] _ in
      MainActor.assumeIsolated { self?.fire() }
    }
    CFRunLoopAddTimer(CFRunLoopGetMain(), timer, kCFRunLoopCommonModes)
    self.timer = timer
  }

  private func fire() {
    // A timer that was stopped after it became due still fires.
    guard isRunning else { return }
    pacer.frameBegins(at: HostClock.now)
    callback()
    arm()
  }
}
