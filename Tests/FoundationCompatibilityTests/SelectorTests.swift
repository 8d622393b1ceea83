import FoundationCompatibility
import Testing

@MainActor @Suite struct SelectorTests {
  @MainActor final class Door {
    var calls: [String] = []
    func open() { calls.append("open") }
    func knock(_ count: Int) -> Int {
      calls.append("knock \(count)")
      return count + 1
    }
    func paint(_ colour: String?, _ coats: Int) { calls.append("\(colour ?? "none") \(coats)") }
  }

  final class Bell {
    func ring() -> String { "ring" }
    func ring(_ times: Int) -> String { "ring \(times)" }
  }

  @Test func selectorsAreEqualByName() {
    #expect(Selector("open") == Selector("open", Door.open))
    #expect(Selector("open") != Selector("open:"))
    #expect(Set([Selector("a"), "a", "b"]).count == 2)
  }

  @Test func namesComeBack() {
    let selector = NSSelectorFromString("tap:forEvent:")
    #expect(NSStringFromSelector(selector) == "tap:forEvent:")
    #expect("\(selector)" == "tap:forEvent:")
    #expect(!selector.isCallable)
    #expect(Selector("open", Door.open).isCallable)
  }

  @Test func aMethodRuns() {
    let door = Door()
    guard case .returned(let result) = Selector("open", Door.open).send(to: door) else {
      Issue.record("not understood")
      return
    }
    #expect(result is Void)
    #expect(door.calls == ["open"])
  }

  @Test func aMethodGetsItsArgumentsAndReturns() {
    let door = Door()
    guard case .returned(let result) = Selector("knock:", Door.knock(_:)).send(to: door, 3) else {
      Issue.record("not understood")
      return
    }
    #expect(result as? Int == 4)
    Selector("paint::", Door.paint(_:_:)).send(to: door, "red", 2)
    Selector("paint::", Door.paint(_:_:)).send(to: door, nil, 1)
    #expect(door.calls == ["knock 3", "red 2", "none 1"])
  }

  @Test func anArgumentOfAnotherTypeIsNotUnderstood() {
    let door = Door()
    for argument in ["three", nil] as [Any?] {
      guard case .notUnderstood = Selector("knock:", Door.knock(_:)).send(to: door, argument) else {
        Issue.record("knocked \(argument ?? "nil")")
        return
      }
    }
    #expect(door.calls.isEmpty)
  }

  @Test func aTargetOfAnotherClassIsNotUnderstood() {
    let selector = Selector("open", Door.open)
    #expect(selector.isUnderstood(by: Door()))
    #expect(!selector.isUnderstood(by: Bell()))
    guard case .notUnderstood = selector.send(to: Bell()) else {
      Issue.record("a bell opened")
      return
    }
  }

  @Test func methodsOfClassesWithoutAnActorRun() {
    let plain = Selector("ring", { (bell: Bell) in { bell.ring() } })
    let times = Selector("ring:", { (bell: Bell) in { (times: Int) in bell.ring(times) } })
    guard case .returned(let first) = plain.send(to: Bell()), case .returned(let second) = times.send(to: Bell(), 2) else {
      Issue.record("not understood")
      return
    }
    #expect(first as? String == "ring")
    #expect(second as? String == "ring 2")
  }

  @Test func aNameAloneIsNotUnderstoodByAnUnknownClass() {
    #expect(!Selector("open").isUnderstood(by: Door()))
    guard case .notUnderstood = Selector("open").send(to: Door()) else {
      Issue.record("the door opened by its name")
      return
    }
  }

  @Test func nothingIsExchangedByTheRuntime() {
    #expect(class_getInstanceMethod(Door.self, "open") == nil)
    #expect(class_getSuperclass(Timer.self).map { $0 == NSObject.self } == true)
    #expect(object_getClass(Bell()).map { $0 == Bell.self } == true)
  }
}
