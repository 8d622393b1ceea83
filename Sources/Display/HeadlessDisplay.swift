import CoreFoundation
import Foundation
import Logging
import Raster

/// A screen without a window. Its clock stands still until `advance(to:)` moves it, and nothing happens but what is asked for:
/// `send(_:)` an event, end a `turn()`, draw a frame with `refresh()`.
@MainActor
package final class HeadlessDisplay: Display {
  package private(set) var metrics: DisplayMetrics
  package private(set) var buffer: PixelBuffer
  package private(set) var now: TimeInterval
  package let refreshRate: Double
  package weak var delegate: (any DisplayDelegate)?
  package var wantsFrames = false
  /// Default nil: frames are composited on the main thread, when they are asked for.
  package var presenter: (any FramePresenter)?
  package var title = ""
  /// Its own: nobody else sees it.
  package var clipboardText: String?
  package var textInputArea: CGRect?
  package var cursor = CursorShape.arrow

  /// What `present(_:)` was last given, in pixels.
  package private(set) var lastDamage = Region()
  /// How many times `present(_:)` was called.
  package private(set) var presentCount = 0
  /// True after `wake()`, until the next turn.
  package private(set) var isTurnPending = false
  private var isStopped = false

  /// - Parameter now: where the clock starts, in seconds.
  /// - Throws: `DisplayError` for a size or a scale that no screen has.
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

  /// Moves the clock. A time before `now`, or one that is no number, is logged and changes nothing.
  package func advance(to time: TimeInterval) {
    guard time.isFinite, time >= now else {
      Logger(label: "vitrine.display").warning("the clock of a headless display is at \(now) s and cannot be set to \(time) s")
      return
    }
    now = time
  }

  /// Gives the delegate an event. The turn goes on.
  package func send(_ event: DisplayEvent) { delegate?.display(self, didReceive: event) }

  /// Ends a turn.
  package func turn() {
    isTurnPending = false
    delegate?.displayWillSleep(self)
  }

  /// Draws a frame if one is wanted. Returns whether there was one.
  @discardableResult
  package func refresh() -> Bool {
    guard wantsFrames, let delegate else { return false }
    delegate.displayFrame(self, at: now)
    return true
  }

  /// Gives the screen another size or scale.
  /// - Throws: `DisplayError` for a size or a scale that no screen has; then nothing changed.
  package func resize(to size: CGSize, scale: CGFloat) throws(DisplayError) {
    let metrics = try DisplayMetrics(size: size, scale: scale)
    guard let buffer = PixelBuffer(bounds: metrics.pixelBounds) else {
      throw .badSize(width: Double(size.width), height: Double(size.height), scale: Double(scale))
    }
    self.metrics = metrics
    self.buffer = buffer
    delegate?.displayDidChange(self)
  }

  /// Serves `RunLoop.main` until `stop()`, a turn after each thing that it served. The clock does not move by itself.
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
