import FoundationCompatibility
import Testing

/// On one thread after another: the tests run on many.
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
