import FoundationCompatibility
import Testing

@MainActor @Suite struct PerformTests {
  final class Worker: NSObject {
    var log: [String] = []
    var isReady = true
    var boss: Worker?
    func rest() { log.append("rest") }
    func work(_ task: String?) { log.append(task ?? "nothing") }
    func join(_ a: String, _ b: String) -> NSString { NSString(string: a + b) }
  }
  final class Silent: NSObject {}
  final class Proxy: NSObject { var worker: Worker? }

  static let known: Void = {
    _vitrineRegisterClass(Worker.self, name: nil) { c in
      c.method("rest") { target, _ in target.rest() }
      c.method("work:") { target, arguments in target.work(try arguments.value(0)) }
      c.method("join:with:") { target, arguments in target.join(try arguments.value(0), try arguments.value(1)) }
      c.property("isReady", \.isReady)
      c.property("boss", \.boss)
      c.implements("workerDidEnd:")
    }
    _vitrineRegisterClass(Proxy.self, name: nil) { c in
      c.override("forwardingTargetForSelector:") { target, _ in target.worker }
    }
    _vitrineRegisterClass(Silent.self, name: nil) { c in
      c.method("rest") { _, _ in nil }
      c.override("respondsToSelector:") { _, arguments in (try arguments.value(0) as Selector) == Selector("anything") }
    }
  }()

  let worker = Worker()

  init() { Self.known }

  @Test func respondsToItsMethodsAndOptionalRequirements() {
    #expect(worker.responds(to: Selector("rest")))
    #expect(worker.responds(to: Selector("workerDidEnd:")))
    #expect(worker.responds(to: Selector("isReady")))
    #expect(!worker.responds(to: Selector("play")))
    #expect(!worker.responds(to: nil))
    #expect(Worker.instancesRespond(to: Selector("work:")))
    #expect(!Worker.instancesRespond(to: Selector("play")))
  }

  @Test func callsAreForwarded() {
    let proxy = Proxy()
    #expect(proxy.forwardingTarget(for: Selector("rest")) == nil)
    proxy.worker = worker
    proxy.perform(Selector("work:"), with: "dig")
    #expect(worker.log == ["dig"])
    #expect(worker.forwardingTarget(for: Selector("play")) == nil)
  }

  @Test func propertiesAnswerToTheirGettersAndSetters() {
    let boss = Worker()
    #expect(worker.responds(to: Selector("setBoss:")) && !worker.responds(to: Selector("setName:")))
    #expect(worker.perform(Selector("boss")) == nil)
    worker.perform(Selector("setBoss:"), with: boss)
    #expect(worker.boss === boss && worker.perform(Selector("boss"))?.takeUnretainedValue() === boss)
    worker.perform(Selector("setBoss:"), with: "no worker")
    #expect(worker.boss === boss)
    worker.perform(Selector("setBoss:"), with: nil)
    #expect(worker.boss == nil)
  }

  @Test func classesHaveNamesAndSubclasses() {
    #expect(Worker.description() == NSStringFromClass(Worker.self))
    #expect(Worker.isSubclass(of: NSObject.self) && Worker.isSubclass(of: Worker.self) && !NSObject.isSubclass(of: Worker.self))
    let type: AnyClass = Worker.self
    #expect(_vitrineIsSubclass(type, of: NSObject.self))
  }

  @Test func anOverrideOfRespondsDecides() {
    #expect(Silent().responds(to: Selector("anything")))
    #expect(!Silent().responds(to: Selector("rest")))
  }

  @Test func performCallsAndReturnsObjects() {
    #expect(worker.perform(Selector("rest")) == nil)
    worker.perform(Selector("work:"), with: "dig")
    worker.perform(Selector("work:"), with: nil)
    let text = worker.perform(Selector("join:with:"), with: "a", with: "b")?.takeUnretainedValue()
    #expect(text as? NSString == "ab")
    #expect(worker.log == ["rest", "dig", "nothing"])
  }

  @Test func performOfAnUnknownMethodDoesNothing() {
    #expect(worker.perform(Selector("play")) == nil)
    #expect(worker.log.isEmpty)
  }

  @Test func aDelayedCallComesLater() {
    worker.perform(Selector("work:"), with: "dig", afterDelay: 0)
    #expect(worker.log.isEmpty)
    wait { worker.log.count > 0 }
    #expect(worker.log == ["dig"])
  }

  @Test func delayedCallsComeInTheOrderOfTheirTimes() {
    worker.perform(Selector("work:"), with: "second", afterDelay: 0.05)
    worker.perform(Selector("work:"), with: "first", afterDelay: 0.01)
    wait { worker.log.count > 1 }
    #expect(worker.log == ["first", "second"])
  }

  @Test func aDelayedCallHoldsItsTarget() {
    weak var held: Worker?
    do {
      let target = Worker()
      held = target
      target.perform(Selector("rest"), with: nil, afterDelay: 0.01)
    }
    #expect(held != nil)
    wait { held == nil }
    #expect(held == nil)
  }

  @Test func allDelayedCallsOfATargetAreCancelled() {
    let other = Worker()
    worker.perform(Selector("work:"), with: "dig", afterDelay: 0.01)
    worker.perform(Selector("rest"), with: nil, afterDelay: 0.01)
    other.perform(Selector("rest"), with: nil, afterDelay: 0.03)
    NSObject.cancelPreviousPerformRequests(withTarget: worker)
    wait { other.log.count > 0 }
    #expect(worker.log.isEmpty)
    #expect(other.log == ["rest"])
  }

  @Test func oneDelayedCallIsCancelledByItsArgument() {
    for task in ["dig", "sow"] { worker.perform(Selector("work:"), with: task, afterDelay: 0.01) }
    worker.perform(Selector("work:"), with: nil, afterDelay: 0.01)
    NSObject.cancelPreviousPerformRequests(withTarget: worker, selector: Selector("work:"), object: NSString(string: "dig"))
    NSObject.cancelPreviousPerformRequests(withTarget: worker, selector: Selector("work:"), object: nil)
    NSObject.cancelPreviousPerformRequests(withTarget: worker, selector: Selector("rest"), object: "sow")
    worker.perform(Selector("rest"), with: nil, afterDelay: 0.05)
    wait { worker.log.contains("rest") }
    #expect(worker.log == ["sow", "rest"])
  }

  @Test func aCallOnTheMainThreadRunsAtOnce() {
    worker.performSelector(onMainThread: Selector("rest"), with: nil, waitUntilDone: true)
    #expect(worker.log == ["rest"])
  }

  @Test func aCallFromAnotherThreadRunsOnTheMainActor() async {
    let held = Held(worker: worker)
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        held.worker.performSelector(onMainThread: Selector("work:"), with: "waited", waitUntilDone: true)
        held.worker.perform(Selector("work:"), with: "later")
        held.worker.performSelector(onMainThread: Selector("work:"), with: "last", waitUntilDone: true)
        continuation.resume()
      }
    }
    #expect(worker.log == ["waited", "later", "last"])
  }

  @Test func aTargetMayCancelItsCallsWhenItEnds() {
    final class Leaver: NSObject {
      deinit {
        NSObject.cancelPreviousPerformRequests(withTarget: self)
        NotificationCenter.default.removeObserver(self)
        objc_removeAssociatedObjects(self)
      }
    }
    weak var held: Leaver?
    do {
      let leaver = Leaver()
      NotificationCenter.default.addObserver(leaver, selector: Selector("rest"), name: Notification.Name("leaving"), object: nil)
      held = leaver
    }
    #expect(held == nil)
    NotificationCenter.default.post(name: Notification.Name("leaving"), object: nil)
  }

  /// Sendable, since it is passed to a thread that only requests calls.
  private struct Held: @unchecked Sendable { let worker: Worker }
}
