import FoundationCompatibility
import Testing

@MainActor @Suite struct TimerTests {
  final class Clock: NSObject {
    var ticks = 0
    var info: [String] = []
    func tick() { ticks += 1 }
    func tick(_ timer: Timer) {
      ticks += 1
      info.append(timer.userInfo as? String ?? "none")
      if ticks == 3 { timer.invalidate() }
    }
  }

  static let known: Void = _vitrineRegisterClass(Clock.self, name: nil) { c in
    c.method("tick") { target, _ in target.tick() }
    c.method("tick:") { target, arguments in target.tick(try arguments.value(0)) }
  }

  let clock = Clock()

  init() { Self.known }

  @Test func aTimerCallsItsTargetOnce() {
    let timer = Timer.scheduledTimer(timeInterval: 0.005, target: clock, selector: Selector("tick"), userInfo: nil, repeats: false)
    #expect(clock.ticks == 0)
    wait { !timer.isValid }
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.02))
    #expect(clock.ticks == 1)
    #expect(!timer.isValid)
  }

  @Test func aTimerPassesItselfAndRepeatsUntilItEnds() {
    let timer = Timer.scheduledTimer(timeInterval: 0.002, target: clock, selector: Selector("tick:"), userInfo: "noon", repeats: true)
    wait { !timer.isValid }
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.02))
    #expect(clock.ticks == 3)
    #expect(clock.info == ["noon", "noon", "noon"])
  }

  @Test func aTimerThatIsNotScheduledWaitsForARunLoop() {
    let timer = Timer(timeInterval: 0.001, target: clock, selector: Selector("tick"), userInfo: nil, repeats: false)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01))
    #expect(clock.ticks == 0)
    RunLoop.current.add(timer, forMode: .default)
    wait { clock.ticks > 0 }
    #expect(clock.ticks == 1)
  }

  @Test func aTimerWithABlockFiresAfterItsInterval() {
    let date = Date()
    let timer = Timer(_vitrineTimeInterval: 60, repeats: false) { _ in }
    #expect(abs(timer.fireDate.timeIntervalSince(date) - 60) < 1 && timer.timeInterval == 0)
  }

  @Test func aTimerFiresAtItsDate() {
    let date = Date(timeIntervalSinceNow: 0.01)
    let timer = Timer(fireAt: date, interval: 0, target: clock, selector: Selector("tick"), userInfo: 5, repeats: false)
    #expect(abs(timer.fireDate.timeIntervalSince(date)) < 0.001)
    #expect(timer.userInfo as? Int == 5)
    RunLoop.current.add(timer, forMode: .common)
    wait { clock.ticks > 0 }
    #expect(Date() >= date)
    #expect(clock.ticks == 1)
  }

  @Test func aTimerFiresByHand() {
    let timer = Timer(timeInterval: 60, target: clock, selector: Selector("tick"), userInfo: nil, repeats: true)
    timer.fire()
    #expect(clock.ticks == 1)
    timer.invalidate()
    timer.fire()
    #expect(clock.ticks == 1)
  }

  @Test func aTimerWaitsForItsInterval() {
    let start = Date()
    let timer = Timer(timeInterval: 0.05, target: clock, selector: Selector("tick"), userInfo: nil, repeats: true)
    RunLoop.current.add(timer, forMode: .default)
    wait { clock.ticks > 0 }
    #expect(Date().timeIntervalSince(start) >= 0.05)
    timer.invalidate()
  }

  @Test func aTimerHoldsItsTargetUntilItHasFired() {
    weak var held: Clock?
    do {
      let clock = Clock()
      held = clock
      Timer.scheduledTimer(timeInterval: 0.005, target: clock, selector: Selector("tick"), userInfo: clock, repeats: false)
    }
    #expect(held != nil)
    wait { held == nil }
    #expect(held == nil)
  }

  @Test func aTimerThatEndsItselfLetsItsTargetGo() {
    weak var held: Clock?
    do {
      let clock = Clock()
      held = clock
      Timer.scheduledTimer(timeInterval: 0.002, target: clock, selector: Selector("tick:"), userInfo: nil, repeats: true)
    }
    wait { held == nil }
    #expect(held == nil)
  }

  @Test func aTimerThatWasInvalidatedLetsItsTargetGoWhenTheNextIsMade() {
    weak var held: Clock?
    do {
      let clock = Clock()
      held = clock
      let timer = Timer(timeInterval: 60, target: clock, selector: Selector("tick"), userInfo: nil, repeats: true)
      #expect(held != nil)
      timer.invalidate()
    }
    Timer(timeInterval: 60, target: clock, selector: Selector("tick"), userInfo: nil, repeats: false).invalidate()
    #expect(held == nil)
  }

  @Test func aTimerWithoutInformationHasNone() {
    let timer = Timer(timeInterval: 60, target: clock, selector: Selector("tick"), userInfo: nil, repeats: false)
    #expect(timer.userInfo == nil)
  }
}
