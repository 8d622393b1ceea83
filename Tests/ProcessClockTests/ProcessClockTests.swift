import CProcessClock
import Foundation
import ProcessClock
import Testing

/// The times of the moved clocks are exact: nothing else moves them.
@Suite(.serialized) struct ProcessClockTests {
  /// What fired, with the time in seconds since `start`.
  private final class Log: @unchecked Sendable {  // guarded by its lock
    private let lock = NSLock()
    private let start = DispatchTime.now()
    private var entries: [String] = []
    var text: [String] { lock.withLock { entries } }
    func add(_ name: String) {
      let seconds = Double(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1e9
      lock.withLock { entries.append(name + " " + String(format: "%.3f", seconds)) }
    }
  }

  /// Advances the stopped clocks.
  private func advance(by seconds: TimeInterval) {
    var rest = seconds, threadWait = BoundedThreadWait()
    ProcessClock.serve(&threadWait)
    while ProcessClock.advance(&rest) { ProcessClock.serve(&threadWait) }
  }

  @Test func timersQueuesAndTasksContinueAtTheirTimes() {
    let start = SystemClock.now
    ProcessClock.hold()
    defer { ProcessClock.release() }
    let log = Log(), date = Date()
    let timer = Timer(fire: Date(timeIntervalSinceNow: 5), interval: 5, repeats: true) { _ in log.add("timer") }
    RunLoop.current.add(timer, forMode: .default)
    DispatchQueue.global().asyncAfter(deadline: .now() + 3) { log.add("queue") }
    DispatchQueue.global().asyncAfter(wallDeadline: .now() + 8) { log.add("wall") }
    Task.detached {
      try? await Task.sleep(for: .seconds(4))
      log.add("task")
      try? await Task.sleep(nanoseconds: 3_500_000_000)
      log.add("again")
    }
    advance(by: 0)
    for _ in 0..<12 { advance(by: 1) }
    timer.invalidate()
    #expect(log.text == ["queue 3.000", "task 4.000", "timer 5.000", "again 7.500", "wall 8.000", "timer 10.000"])
    #expect(abs(Date().timeIntervalSince(date) - 12) < 1e-3)
    #expect(SystemClock.now - start < 5)
  }

  @Test func computingThreadsAreWaitedFor() {
    ProcessClock.hold()
    defer { ProcessClock.release() }
    let log = Log()
    DispatchQueue.global().asyncAfter(deadline: .now() + 1) {
      var sum = 0
      for value in 0..<5_000_000 { sum = sum &* 31 &+ value }
      log.add(sum == 1 ? "" : "computed")
    }
    advance(by: 2)
    #expect(log.text == ["computed 1.000"])
  }

  @Test func clocksRunOnFromWhereTheyAre() {
    let before = DispatchTime.now().uptimeNanoseconds
    ProcessClock.hold()
    let held = DispatchTime.now().uptimeNanoseconds
    usleep(2000)
    #expect(DispatchTime.now().uptimeNanoseconds == held)
    advance(by: 60)
    ProcessClock.release()
    let after = DispatchTime.now().uptimeNanoseconds
    #expect(held >= before && after - held >= 60_000_000_000 && after - held < 62_000_000_000)
    usleep(2000)
    #expect(DispatchTime.now().uptimeNanoseconds - after >= 2_000_000)
  }

  @Test func waitsTakeTheirOwnTime() {
    ProcessClock.hold()
    advance(by: 3600)
    let start = SystemClock.now
    #expect(DispatchSemaphore(value: 0).wait(timeout: .now() + 0.05) == .timedOut)
    let condition = NSCondition()
    condition.lock()
    #expect(!condition.wait(until: Date(timeIntervalSinceNow: 0.05)))
    condition.unlock()
    ProcessClock.release()
    let elapsed = SystemClock.now - start
    #expect(elapsed >= 0.1 && elapsed < 20)
  }

  @Test func aLoopThatWaitsForATimeEnds() {
    ProcessClock.hold()
    defer { ProcessClock.release() }
    let end = Date(timeIntervalSinceNow: 0.1)
    while Date() < end { RunLoop.current.run(until: end) }
    #expect(Date() >= end)
    // The clocks run on now, and timers are no later than they.
    let start = SystemClock.now, fired = DispatchSemaphore(value: 0)
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { fired.signal() }
    fired.wait()
    #expect(SystemClock.now - start < 0.9)
  }

  @Test func holdsAreCounted() {
    ProcessClock.hold()
    ProcessClock.hold()
    ProcessClock.release()
    let held = Date()
    usleep(2000)
    #expect(Date() == held)
    ProcessClock.release()
    ProcessClock.release()
    usleep(2000)
    #expect(Date() > held)
  }

  @Test func aThreadThatNeverSleepsEndsThePatience() {
    let log = Log()
    let thread = Thread { while log.text.isEmpty {} }
    thread.start()
    usleep(20_000)
    #expect(!vitrine_threads_settle(10_000_000))
    log.add("stop")
  }

  /// The clock that is never moved.
  private enum SystemClock {
    static var now: TimeInterval {
      var time = timespec()
      clock_gettime(CLOCK_MONOTONIC_RAW, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
  }
}
