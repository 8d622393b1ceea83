import Foundation
import Synchronization

/// Runs loops whose steps can be done in any order on several threads: its own, and threads that are waiting for such a loop.
///
/// Only one loop at a time is shared; a caller that comes with another loop meanwhile runs it alone. Threads are created when
/// they are first needed and are never ended.
package final class WorkerPool: @unchecked Sendable {
  package static let shared = WorkerPool()

  package init() {}

  private struct State {
    /// The body of the current loop, while other threads may still join it.
    var body: ((Int) -> Void)?
    var isInUse = false
    var width = 0
    var joined = 0
    var running = 0
    var threads = 0
    var sleepers = 0
  }

  private let condition = NSCondition()
  @exclusivity(unchecked) private var state = State()
  /// Counts the announcements that waiting threads look for.
  private let announcements = Atomic<Int>(0)
  private let isMainAwake = Atomic<Bool>(false)

  /// Whether the main thread has work of its own. Loops of other threads then leave one core to it.
  package var reservesCoreForMain: Bool {
    get { isMainAwake.load(ordering: .relaxed) }
    set { isMainAwake.store(newValue, ordering: .relaxed) }
  }

  /// Runs `body` on this thread and on up to `width - 1` other threads at the same time, each with a different number below `width`. The
  /// body must return only when no work is left. `run` returns after all calls have ended.
  package func run(width: Int, _ body: (Int) -> Void) {
    condition.lock()
    guard width > 1, !state.isInUse else {
      condition.unlock()
      return body(0)
    }
    withoutActuallyEscaping(body) { body in
      state.isInUse = true
      state.body = body
      (state.width, state.joined, state.running) = (width, 1, 1)
      let helpers = width - 1 - (reservesCoreForMain && !Thread.isMainThread ? 1 : 0)
      while state.threads < helpers { startThread() }
      announce()
      condition.unlock()
      body(0)
      condition.lock()
      state.body = nil
      state.running -= 1
      var spin = AdaptiveSpin()
      while state.running > 0 { sleep(&spin) }
      state.isInUse = false
      condition.unlock()
    }
  }

  /// Calls `step` once for each number below `parts`, on several threads if they are free.
  package func perform(parts: Int, _ step: (Int) -> Void) {
    let next = Atomic<Int>(0)
    run(width: parts) { _ in
      while true {
        let part = next.add(1, ordering: .relaxed).oldValue
        guard part < parts else { return }
        step(part)
      }
    }
  }

  /// Waits until `isDone` returns true, and helps with the loops of other threads meanwhile. Code that changes the result
  /// of `isDone` must call `wakeWaiters()` afterwards.
  /// - Parameters:
  ///   - deadline: the time at which the method returns in any case; nil for no limit.
  ///   - joining: whether to help with loops. Pass false for a thread that must respond at once.
  ///   - spin: the spinning state of the calling thread.
  package func wait(until isDone: () -> Bool, before deadline: Date? = nil, joining: Bool = true, _ spin: inout AdaptiveSpin) {
    condition.lock()
    defer { condition.unlock() }
    while !isDone() {
      if let deadline, deadline.timeIntervalSinceNow <= 0 { return }
      if !(joining && join(isMain: true)) { sleep(&spin, until: deadline) }
    }
  }

  /// Wakes the threads in `wait(until:)` to check their conditions.
  package func wakeWaiters() {
    condition.lock()
    announce()
    condition.unlock()
  }

  // MARK: With the lock held

  private func announce() {
    announcements.add(1, ordering: .releasing)
    if state.sleepers > 0 { condition.broadcast() }
  }

  /// Joins the current loop. Returns whether there was one to join.
  private func join(isMain: Bool) -> Bool {
    let limit = isMain || !reservesCoreForMain ? state.width : state.width - 1
    guard let body = state.body, state.joined < limit else { return false }
    let number = state.joined
    state.joined += 1
    state.running += 1
    condition.unlock()
    body(number)
    condition.lock()
    state.body = nil
    state.running -= 1
    if state.running == 0 { announce() }
    return true
  }

  /// Waits for the next announcement. May return earlier.
  private func sleep(_ spin: inout AdaptiveSpin, until deadline: Date? = nil) {
    let seen = announcements.load(ordering: .acquiring)
    condition.unlock()
    spin.begin()
    while announcements.load(ordering: .acquiring) == seen, spin.shouldContinue() {}
    condition.lock()
    defer { spin.end() }
    guard announcements.load(ordering: .acquiring) == seen else { return }
    state.sleepers += 1
    if let deadline { _ = condition.wait(until: deadline) } else { condition.wait() }
    state.sleepers -= 1
  }

  private func startThread() {
    state.threads += 1
    let thread = Thread {
      var spin = AdaptiveSpin()
      self.condition.lock()
      while true { if !self.join(isMain: false) { self.sleep(&spin) } }
    }
    thread.name = "painter"
    thread.start()
  }
}
