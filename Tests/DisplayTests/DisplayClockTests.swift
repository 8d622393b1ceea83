import Display
import Testing

@Suite struct DisplayClockTests {
  @Test func runsSlowerWithoutAJump() {
    var clock = DisplayClock(host: 100)
    #expect(clock.time(at: 101) == 101)
    clock.setRate(0.1, at: 102)
    #expect(clock.time(at: 102) == 102)
    #expect(abs(clock.time(at: 112) - 103) < 1e-9)
    clock.setRate(1, at: 112)
    #expect(abs(clock.time(at: 113) - 104) < 1e-9)
  }

  @Test func standsStillAtRateZero() {
    var clock = DisplayClock(host: 0)
    clock.setRate(0, at: 5)
    #expect(clock.time(at: 500) == 5)
    clock.setRate(1, at: 500)
    #expect(clock.time(at: 501) == 6)
  }

  @Test(arguments: [-0.5, -1, .nan, .infinity]) func aRateThatCannotBeChangesNothing(_ rate: Double) {
    var clock = DisplayClock(host: 0)
    clock.setRate(rate, at: 1)
    #expect(clock.rate == 1 && clock.time(at: 2) == 2)
  }

  @Test func neverGoesBack() {
    let clock = DisplayClock(host: 100, time: 0)
    #expect(clock.time(at: 90) == 0)
  }
}
