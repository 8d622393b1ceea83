import Foundation
import Synchronization

/// Threads for loops whose steps can run in any order: its own, and those that have to wait for a loop anyway.
///
/// One loop at a time is shared; who comes meanwhile with another runs it alone.
/// Threads are made when they are first needed, and stay.
package final class WorkCrew: @unchecked Sendable {
  package static let shared = WorkCrew()

  package init() {}

  private struct State {
    /// The loop's body, while others may still join it.
    var body: ((Int) -> Void)?
    var isTaken = false
    var width = 0
    var joined = 0
    var running = 0
    var threads = 0
    var sleepers = 0
  }

  private let condition = NSCondition()
  @exclusivity(unchecked) private var state = State()
  /// Counts what those who look around may wait for.
  private let news = Atomic<Int>(0)
  private let isMainAwake = Atomic<Bool>(false)

  /// While the main thread has work of its own, loops of other threads leave its core to it.
  package var leavesRoomForMain: Bool {
    get { isMainAwake.load(ordering: .relaxed) }
    set { isMainAwake.store(newValue, ordering: .relaxed) }
  }

  /// Runs `body` here, and at the same time on up to `width - 1` other threads, each time with another number below `width`.
  /// It returns when nothing is left to do, and then all are done.
  package func run(width: Int, _ body: (Int) -> Void) {
    condition.lock()
    guard width > 1, !state.isTaken else {
      condition.unlock()
      return body(0)
    }
    withoutActuallyEscaping(body) { body in
      state.isTaken = true
      state.body = body
      (state.width, state.joined, state.running) = (width, 1, 1)
      let room = width - 1 - (leavesRoomForMain && !Thread.isMainThread ? 1 : 0)
      while state.threads < room { startThread() }
      announce()
      condition.unlock()
      body(0)
      condition.lock()
      state.body = nil
      state.running -= 1
      var patience = Patience()
      while state.running > 0 { sleep(&patience) }
      state.isTaken = false
      condition.unlock()
    }
  }

  /// Calls `step` once with each number below `parts`, at the same time where threads are free.
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

  /// Waits until `isDone`, and takes part in the loops of other threads meanwhile. Who changes what it asks for calls `tell()` after.
  /// - Parameters:
  ///   - deadline: when it returns in any case.
  ///   - joining: false for who has no time to spare.
  ///   - patience: the waiter's own.
  package func wait(until isDone: () -> Bool, before deadline: Date? = nil, joining: Bool = true, _ patience: inout Patience) {
    condition.lock()
    defer { condition.unlock() }
    while !isDone() {
      if let deadline, deadline.timeIntervalSinceNow <= 0 { return }
      if !(joining && join(isMain: true)) { sleep(&patience, until: deadline) }
    }
  }

  /// Something happened that `wait(until:)` may wait for.
  package func tell() {
    condition.lock()
    announce()
    condition.unlock()
  }

  // MARK: Under the lock

  private func announce() {
    news.add(1, ordering: .releasing)
    if state.sleepers > 0 { condition.broadcast() }
  }

  /// Runs the loop at hand. Returns whether there was one to join.
  private func join(isMain: Bool) -> Bool {
    let limit = isMain || !leavesRoomForMain ? state.width : state.width - 1
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

  /// Until something new was announced; perhaps not that long.
  private func sleep(_ patience: inout Patience, until deadline: Date? = nil) {
    let seen = news.load(ordering: .acquiring)
    condition.unlock()
    patience.begin()
    while news.load(ordering: .acquiring) == seen, patience.lasts() {}
    condition.lock()
    defer { patience.end() }
    guard news.load(ordering: .acquiring) == seen else { return }
    state.sleepers += 1
    if let deadline { _ = condition.wait(until: deadline) } else { condition.wait() }
    state.sleepers -= 1
  }

  private func startThread() {
    state.threads += 1
    let thread = Thread {
      var patience = Patience()
      self.condition.lock()
      while true { if !self.join(isMain: false) { self.sleep(&patience) } }
    }
    thread.name = "painter"
    thread.start()
  }
}
