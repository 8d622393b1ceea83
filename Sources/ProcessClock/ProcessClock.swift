import CProcessClock
import Foundation

/// The clocks of this process: those of `Date`, `DispatchTime` and the `Clock` protocol's types. They can be stopped and moved, with what waits for
/// them: `Timer`, `asyncAfter`, `Task.sleep`.
///
///     ProcessClock.hold()
///     var rest = 10.0, threadWait = BoundedThreadWait()
///     ProcessClock.serve(&threadWait)
///     while ProcessClock.advance(&rest) { ProcessClock.serve(&threadWait) }
///     ProcessClock.release()
///
/// While a block of the main queue runs, the main queue cannot run another one: an asynchronous function needs the asynchronous `serve`.
package enum ProcessClock {
  /// Stops the clocks. They run on after a second of real time without `advance`. Each call needs one call of `release()`.
  package static func hold() { vitrine_clock_hold() }

  /// Lets the clocks run on from the time that they show.
  package static func release() { vitrine_clock_release() }

  /// Moves the stopped clocks to the first timer that is due, or by the whole time if there is none.
  /// - Parameter seconds: the time to move, at most 10^9. Reduced by the time that was moved.
  /// - Returns: whether a timer is due, which `serve` runs.
  package static func advance(_ seconds: inout TimeInterval) -> Bool {
    let rest = Int64((min(max(seconds, 0), 1e9) * 1e9).rounded()), next = vitrine_clock_next_timer()
    let isDue = next >= 0 && next <= rest
    vitrine_clock_advance(isDue ? next : rest)
    seconds = isDue ? Double(rest - next) / 1e9 : 0
    return isDue
  }

  /// Runs the timers of the current run loop that are due and the blocks of the main queue, until other threads add no more. Call it also before
  /// the clocks are moved, so that work that is already queued runs at the current time.
  package static func serve(_ threadWait: inout BoundedThreadWait) {
    // A block may put the next one on the main queue, without end.
    for _ in 0..<4 {
      runTimers()
      threadWait.waitForThreads()
      guard vitrine_main_queue_has_work() else { return }
    }
  }

  /// The same from an asynchronous function.
  @MainActor
  package static func serve(_ threadWait: inout BoundedThreadWait) async {
    for _ in 0..<3 {
      // Runs after the blocks that were on the main queue before it.
      await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
      await Task.yield()
      runTimers()
      threadWait.waitForThreads()
    }
  }

  /// Runs the timers of the current run loop that are due and the blocks of the main queue, without waiting for other threads.
  package static func runTimers() {
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
    if RunLoop.current !== RunLoop.main { _ = RunLoop.current.run(mode: .default, before: .distantPast) }
  }
}
