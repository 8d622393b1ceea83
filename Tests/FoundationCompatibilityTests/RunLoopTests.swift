import FoundationCompatibility
import Testing

/// Tests run loops. The tests are serialized: each uses the run loop of its thread, and tests run on several threads.
@Suite(.serialized) struct RunLoopTests {
  @Test func aBlockRunsOnceInTheLoopsNextTurn() {
    var count = 0
    CFRunLoopPerformBlock(CFRunLoopGetCurrent(), [RunLoop.Mode.default.rawValue, "other"]) {
      count += 1
      CFRunLoopStop(CFRunLoopGetCurrent())
    }
    CFRunLoopWakeUp(CFRunLoopGetCurrent())
    let timer = Timer(fire: Date(timeIntervalSinceNow: 100), interval: 0, repeats: false) { _ in }
    RunLoop.current.add(timer, forMode: .default)
    #expect(CFRunLoopRunInMode(.defaultMode, 5, false) == .stopped)
    #expect(CFRunLoopRunInMode(.defaultMode, 0.01, false) == .timedOut)
    #expect(count == 1)
    timer.invalidate()
    #expect(CFRunLoopRunInMode(CFRunLoopMode("of nobody"), 0.01, false) == .finished)
  }

  @Test func anObserverIsToldItsActivities() {
    var seen: [CFRunLoopActivity] = []
    let wanted: CFRunLoopActivity = [.entry, .exit]
    let observer = CFRunLoopObserverCreateWithHandler(kCFAllocatorDefault, wanted.rawValue, true, 0) { seen.append($1) }
    CFRunLoopAddObserver(RunLoop.current.getCFRunLoop(), observer, .commonModes)
    #expect(CFRunLoopContainsObserver(CFRunLoopGetCurrent(), observer, .defaultMode))
    let timer = Timer(fire: Date(timeIntervalSinceNow: 100), interval: 0, repeats: false) { _ in }
    RunLoop.current.add(timer, forMode: .default)
    CFRunLoopRunInMode(.defaultMode, 0.01, false)
    #expect(seen == [.entry, .exit])
    CFRunLoopObserverInvalidate(observer)
    #expect(!CFRunLoopObserverIsValid(observer))
    CFRunLoopRunInMode(.defaultMode, 0.01, false)
    #expect(seen.count == 2)
    timer.invalidate()
  }

  @Test func keysOfAnInfoPlist() {
    #expect(kCFBundleVersionKey as String == "CFBundleVersion")
    #expect(Bundle.main.object(forInfoDictionaryKey: kCFBundleNameKey as String) == nil)
  }
}

@Suite(.serialized) struct RunLoopTimerTests {
  @Test func timersWithHandlersRepeatUntilTheyAreInvalidated() {
    var count = 0
    let timer = CFRunLoopTimerCreateWithHandler(nil, CFAbsoluteTimeGetCurrent(), 0.001, 0, 0) { timer in
      count += 1
      if count == 3 { CFRunLoopTimerInvalidate(timer) }
    }
    CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, .defaultMode)
    #expect(CFRunLoopContainsTimer(CFRunLoopGetCurrent(), timer, .defaultMode) && CFRunLoopTimerIsValid(timer))
    while count < 3, CFRunLoopRunInMode(.defaultMode, 5, true) == .handledSource {}
    while count < 3 { CFRunLoopRunInMode(.defaultMode, 0.01, false) }
    #expect(count == 3 && !CFRunLoopTimerIsValid(timer))
  }

  /// Timers of Foundation and of Core Foundation can be used in place of each other.
  @Test func timersAreFoundationsTimers() {
    var count = 0
    let handler: (Timer?) -> Void = { _ in count += 1 }
    let timer: Timer = CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, CFAbsoluteTimeGetCurrent() + 100, 0, 0, 0, handler)
    #expect(!CFRunLoopContainsTimer(CFRunLoopGetCurrent(), timer, .commonModes))
    CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, .commonModes)
    #expect(CFRunLoopContainsTimer(CFRunLoopGetCurrent(), timer, .defaultMode))
    CFRunLoopTimerSetNextFireDate(timer, CFAbsoluteTimeGetCurrent())
    while count == 0 { CFRunLoopRunInMode(.defaultMode, 0.01, false) }
    #expect(!timer.isValid)
  }

  @Test func aSourceKeepsALoopRunning() {
    var context = CFRunLoopSourceContext()
    let source = CFRunLoopSourceCreate(nil, 0, &context)
    CFRunLoopAddSource(CFRunLoopGetCurrent(), source, .defaultMode)
    #expect(CFRunLoopRunInMode(.defaultMode, 0.01, false) == .timedOut)
    CFRunLoopRemoveSource(CFRunLoopGetCurrent(), source, .defaultMode)
    CFRunLoopSourceInvalidate(source)
  }

  @Test func scannersGiveTheirTextToAVariable() {
    var text: NSString?
    let scanner = Scanner(string: "abc 1")
    #expect(scanner.scanUpTo(" ", into: &text) && text == "abc")
    var missing: NSString?
    #expect(!scanner.scanString("x", into: &missing) && missing == nil)
    #expect(NSLocalizedFailureErrorKey == "NSLocalizedFailure")
  }
}
