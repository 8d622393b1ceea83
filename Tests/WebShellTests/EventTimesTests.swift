import Testing

@testable import WebShell

/// Tests how times of a page's clock become those of the machine.
@Suite struct EventTimesTests {
  /// The speed of a finger must not depend on how long each message takes.
  @Test func differencesStayAlthoughMessagesTakeDifferentTimes() {
    var times = EventTimes()
    var mapped = [times.map(10, arrival: 500.001)]
    for (step, delay) in [0.020, 0.005, 0.015, 0.002].enumerated() {
      let time = 10 + Double(step + 1) / 60
      mapped.append(times.map(time, arrival: time + 490.001 + delay))
    }
    for step in 1..<mapped.count { #expect(abs(mapped[step] - mapped[step - 1] - 1.0 / 60) < 1e-9) }
  }

  @Test func timesAreNotInTheFutureAndDoNotGoBack() {
    var times = EventTimes(), last = -Double.infinity
    for (time, arrival) in [(5.0, 100.0), (5.1, 100.02), (5.0, 100.1), (9.0, 100.2), (5.2, 100.3)] {
      let mapped = times.map(time, arrival: arrival)
      #expect(mapped <= arrival)
      #expect(mapped >= last)
      last = mapped
    }
  }

  /// Such as after the sleep of a computer.
  @Test func aClockThatStoodStillIsFollowed() {
    var times = EventTimes()
    _ = times.map(5, arrival: 100)
    let woken = times.map(6, arrival: 4000), next = times.map(6.5, arrival: 4000.6)
    #expect(woken == 4000)
    #expect(abs(next - 4000.5) < 1e-9)
  }
}
