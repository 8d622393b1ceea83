import Display
import Testing

@Suite struct FramePacerTests {
  @Test func theFirstFrameAfterARestIsDueAtOnce() {
    var pacer = FramePacer(refreshRate: 50)
    #expect(pacer.deadline == nil)
    pacer.start(at: 3)
    #expect(pacer.deadline == 3)
  }

  @Test func framesDoNotDriftHoweverLateTheTimerIs() {
    var pacer = FramePacer(refreshRate: 50)
    pacer.start(at: 10)
    for frame in 1...500 {
      pacer.frameBegins(at: pacer.deadline! + Double(frame % 7) * 0.001)
      #expect(abs(pacer.deadline! - (10 + Double(frame) * 0.02)) < 1e-9)
    }
  }

  @Test func aFrameThatTakesTooLongSkipsMomentsOfTheGrid() {
    var pacer = FramePacer(refreshRate: 50)
    pacer.start(at: 0)
    pacer.frameBegins(at: 0)
    pacer.frameBegins(at: 0.07)  // due at 0.02; 0.04 and 0.06 are missed
    #expect(abs(pacer.deadline! - 0.08) < 1e-9)
  }

  @Test func stoppingAndStartingWithinAPeriodGivesNoExtraFrame() {
    var pacer = FramePacer(refreshRate: 50)
    pacer.start(at: 0)
    pacer.frameBegins(at: 0)
    pacer.stop()
    #expect(pacer.deadline == nil)
    pacer.start(at: 0.005)
    #expect(abs(pacer.deadline! - 0.02) < 1e-9)
    pacer.frameBegins(at: 0.02)
    pacer.stop()
    pacer.start(at: 5)
    #expect(pacer.deadline == 5)
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1e9]) func aRefreshRateThatCannotBeIsSixty(_ rate: Double) {
    #expect(FramePacer(refreshRate: rate).period == 1.0 / 60)
  }
}
