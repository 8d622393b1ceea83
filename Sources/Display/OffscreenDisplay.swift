import CoreFoundation
import Dispatch
import Foundation
import Raster

/// The display of a program that opened none, such as a test. It is not visible, and no pixels are drawn for it. Its clock is the
/// machine's. Turns and frames occur as on a device, as long as the program serves its main thread: a turn ends each time the run loop
/// is about to sleep or to return, and a frame occurs 60 times a second while `wantsFrames` is true. If the main queue is served
/// without a run loop, as in an asynchronous test, turns end with the frames.
///
/// Two timers make the frames: one of the main queue, which needs no run loop, and one of the run loop, since a run loop that runs within a
/// block of the main queue does not serve that queue (`waitForExpectations` in an asynchronous test).
@MainActor
package final class OffscreenDisplay: Display {
  package let size: CGSize
  package let scale: CGFloat
  package let refreshRate: Double = 60
  package weak var delegate: (any DisplayDelegate)?
  package var wantsFrames = false { didSet { if wantsFrames != oldValue { follow() } } }
  package var title = ""
  /// The display's own clipboard, not shared with other programs.
  package var clipboardText: String?
  package var textInputArea: CGRect?
  package var cursor = CursorShape.arrow
  package let showsFrames = false
  /// A buffer of one pixel, which is never drawn into.
  package let buffer: PixelBuffer

  private var isTurnPending = false
  private var isTicking = false
  /// A single timer that is reused, because a cancelled source remains until its time has come.
  private var ticks: (any DispatchSourceTimer)?
  private var loopTicks: CFRunLoopTimer?
  private var lastTick: TimeInterval = 0
  private var observer: CFRunLoopObserver?

  /// - Throws: `DisplayError` for an invalid size or scale.
  package init(size: CGSize, scale: CGFloat) throws(DisplayError) {
    let metrics = try DisplayMetrics(size: size, scale: scale)
    guard let buffer = PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: 1, height: 1)) else {
      throw .badSize(width: Double(size.width), height: Double(size.height), scale: Double(scale))
    }
    (self.size, self.scale, self.buffer) = (metrics.size, metrics.scale, buffer)
  }

  isolated deinit {
    ticks?.cancel()
    if let loopTicks { CFRunLoopTimerInvalidate(loopTicks) }
    if let observer { CFRunLoopObserverInvalidate(observer) }
  }

  package var now: TimeInterval { ProcessInfo.processInfo.systemUptime }

  package func present(_ damage: Region) {}

  package func wake() {
    guard !isTurnPending else { return }
    isTurnPending = true
    if observer == nil { observe() }
    follow()
  }

  /// Serves the main thread forever, since there is no display to close.
  package func run() { while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) } }
  package func stop() {}

  private func runLoopTurnEnded() {
    guard isTurnPending else { return }
    isTurnPending = false
    delegate?.displayWillSleep(self)
    follow()
  }

  /// Called by both timers. Where both are served, the second of a frame does nothing.
  private func tick() {
    guard now - lastTick > 0.9 / refreshRate else { return }
    lastTick = now
    runLoopTurnEnded()
    if wantsFrames { delegate?.displayFrame(self, at: now) }
    follow()
  }

  /// Starts or stops the timer, depending on whether frames or a turn are pending.
  private func follow() {
    let isNeeded = wantsFrames || isTurnPending
    guard isNeeded != isTicking else { return }
    isTicking = isNeeded
    guard isNeeded else {
      ticks?.schedule(deadline: .distantFuture)
      if let loopTicks { CFRunLoopTimerSetNextFireDate(loopTicks, Self.never) }
      return
    }
    let period = 1 / refreshRate
    let ticks = ticks ?? makeTicks()
    self.ticks = ticks
    ticks.schedule(deadline: .now() + period, repeating: period)
    let loopTicks = loopTicks ?? makeLoopTicks(period)
    self.loopTicks = loopTicks
    CFRunLoopTimerSetNextFireDate(loopTicks, CFAbsoluteTimeGetCurrent() + period)
  }

  private static let never: CFAbsoluteTime = 1e10

  private func makeLoopTicks(_ period: TimeInterval) -> CFRunLoopTimer? {
    let timer = CFRunLoopTimerCreateWithHandler(nil, Self.never, period, 0, 0) { [weak self] _ in
      MainActor.assumeIsolated { self?.tick() }
    }
    CFRunLoopAddTimer(CFRunLoopGetMain(), timer, kCFRunLoopCommonModes)
    return timer
  }

  private func makeTicks() -> any DispatchSourceTimer {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.tick() } }
    timer.activate()
    return timer
  }

  /// kCFRunLoopBeforeWaiting
  private static let beforeWaiting: CFOptionFlags = 1 << 5
  /// kCFRunLoopExit
  private static let exit: CFOptionFlags = 1 << 7

  /// Observes the run loop. The observer is called after all others at the end of a turn.
  private func observe() {
    observer = CFRunLoopObserverCreateWithHandler(nil, Self.beforeWaiting | Self.exit, true, 2_000_000) { [weak self] _, _ in
      MainActor.assumeIsolated { self?.runLoopTurnEnded() }
    }
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, kCFRunLoopCommonModes)
  }
}
