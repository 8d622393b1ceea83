import CoreFoundation
import Foundation
import Logging
import Raster

/// A screen without a window. Its clock stands still until `advance(to:)` moves it, and nothing happens without a call: `send(_:)` sends an
/// event, `turn()` ends a turn, `refresh()` draws a frame.
@MainActor
package final class HeadlessDisplay: Display {
  package private(set) var metrics: DisplayMetrics
  package private(set) var buffer: PixelBuffer
  package private(set) var now: TimeInterval
  package let refreshRate: Double
  package weak var delegate: (any DisplayDelegate)?
  package var wantsFrames = false
  /// The presenter. The default is nil: frames are composited on the main thread, in `refresh()`.
  package var presenter: (any FramePresenter)?
  package var title = ""
  /// The display's own clipboard, not shared with other programs.
  package var clipboardText: String?
  /// A clipboard with all types. The default is nil: only text is exchanged.
  package var clipboard: (any DisplayClipboard)?
  /// Creates the drags that are offered to other programs. The default is nil: there are no other programs.
  package var makesDrag: (@MainActor (DataOffer) -> (any OutgoingDrag)?)?
  package var textInputArea: CGRect?
  package var cursor = CursorShape.arrow

  /// The damage of the last call of `present(_:)`, in pixels.
  package private(set) var lastDamage = Region()
  /// The number of calls of `present(_:)`.
  package private(set) var presentCount = 0
  /// Whether `wake()` was called since the last turn.
  package private(set) var isTurnPending = false
  private var isStopped = false

  /// - Parameter now: the initial time of the clock, in seconds.
  /// - Throws: `DisplayError` for an invalid size or scale.
  package init(size: CGSize, scale: CGFloat = 2, refreshRate: Double = 60, now: TimeInterval = 0) throws(DisplayError) {
    metrics = try DisplayMetrics(size: size, scale: scale)
    guard let buffer = PixelBuffer(bounds: metrics.pixelBounds) else {
      throw .badSize(width: Double(size.width), height: Double(size.height), scale: Double(scale))
    }
    self.buffer = buffer
    self.refreshRate = (1...1000).contains(refreshRate) ? refreshRate : 60
    self.now = now.isFinite ? now : 0
  }

  package var size: CGSize { metrics.size }
  package var scale: CGFloat { metrics.scale }

  package func present(_ damage: Region) {
    lastDamage = damage
    presentCount += 1
  }

  package func wake() { isTurnPending = true }
  package func beginDrag(_ offer: DataOffer) -> (any OutgoingDrag)? { makesDrag?(offer) }

  /// Moves the clock. A time before `now`, or one that is not finite, is logged and ignored.
  package func advance(to time: TimeInterval) {
    guard time.isFinite, time >= now else {
      Logger(label: "vitrine.display").warning("the clock of a headless display is at \(now) s and cannot be set to \(time) s")
      return
    }
    now = time
  }

  /// Sends an event to the delegate, without ending the turn.
  package func send(_ event: DisplayEvent) { delegate?.display(self, didReceive: event) }

  /// Ends a turn: the delegate commits its changes.
  package func turn() {
    isTurnPending = false
    delegate?.displayWillSleep(self)
  }

  /// Draws a frame if one is wanted. Returns whether one was drawn.
  @discardableResult
  package func refresh() -> Bool {
    guard wantsFrames, let delegate else { return false }
    delegate.displayFrame(self, at: now)
    return true
  }

  /// Changes the size and scale of the screen.
  /// - Throws: `DisplayError` for an invalid size or scale; nothing is changed then.
  package func resize(to size: CGSize, scale: CGFloat) throws(DisplayError) {
    let metrics = try DisplayMetrics(size: size, scale: scale)
    guard let buffer = PixelBuffer(bounds: metrics.pixelBounds) else {
      throw .badSize(width: Double(size.width), height: Double(size.height), scale: Double(scale))
    }
    self.metrics = metrics
    self.buffer = buffer
    delegate?.displayDidChange(self)
  }

  /// Serves `RunLoop.main` until `stop()`, and ends a turn after each event served. The clock does not move on its own.
  package func run() {
    isStopped = false
    while !isStopped {
      turn()
      refresh()
      if !isStopped { _ = RunLoop.main.run(mode: .default, before: isTurnPending || wantsFrames ? Date() : .distantFuture) }
    }
  }

  package func stop() {
    isStopped = true
    CFRunLoopWakeUp(CFRunLoopGetMain())
  }
}
