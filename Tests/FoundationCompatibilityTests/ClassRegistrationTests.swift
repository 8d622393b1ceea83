import FoundationCompatibility
import Testing

@MainActor @Suite struct ClassRegistrationTests {
  class Robot: NSObject {
    var log: [String] = []
    var speed: Double = 1
    var label: String?
    let serial = 9
    class var kind: String { "robot" }
    func walk() { log.append("walk") }
    func say(_ text: String, _ times: Int) -> String { String(repeating: text, count: times) }
    func greet() -> String {
      if let body = _vitrineOverride(self, "greet()") { return body([]) as! String }
      return "hello"
    }
  }
  class Android: Robot {
    func greetAsAndroid() -> String { "android " + _vitrineAbove(Android.self, "greet()", self).greet() }
  }
  final class Replica: Android {
    func greetAsReplica() -> String { "replica " + _vitrineAbove(Replica.self, "greet()", self).greet() }
  }
  class Crate<Content>: NSObject {}

  static let known: Void = {
    _vitrineRegisterClass(Robot.self, name: "Robot") { c in
      c.method("walk") { target, _ in target.walk() }
      c.method("say:times:") { target, arguments in try target.say(arguments.value(0), arguments.value(1)) }
      c.classMethod("kind") { _ in "robot" }
      c.property("speed", \.speed)
      c.property("label", \.label)
      c.property("serial", \.serial)
      c.implements("robotDidStart: robotDidStop:")
    }
    _vitrineRegisterClass(Android.self, name: nil) { c in c.override("greet()") { target, _ in target.greetAsAndroid() } }
    _vitrineRegisterClass(Replica.self, name: nil) { c in c.override("greet()") { target, _ in target.greetAsReplica() } }
    _vitrineRegisterGenericClass("FoundationCompatibilityTests.ClassRegistrationTests.Crate", implements: "crateDidOpen:")
  }()

  init() { Self.known }

  @Test func methodsRunByName() {
    let robot = Robot()
    Selector("walk").send(to: robot)
    #expect(robot.log == ["walk"])
    guard case .returned(let text) = Selector("say:times:").send(to: robot, "ab", 2) else {
      Issue.record("not understood")
      return
    }
    #expect(text as? String == "abab")
  }

  @Test func argumentsAreBridgedAsObjectiveCDoes() {
    guard case .returned(let text) = Selector("say:times:").send(to: Robot(), NSString(string: "x"), NSNumber(value: 3)) else {
      Issue.record("not understood")
      return
    }
    #expect(text as? String == "xxx")
  }

  @Test func anArgumentOfAnotherTypeRunsNothing() {
    guard case .notUnderstood = Selector("say:times:").send(to: Robot(), "x", "often") else {
      Issue.record("it ran")
      return
    }
  }

  @Test func subclassesHaveTheMethodsOfTheirSuperclasses() {
    let android = Android()
    Selector("walk").send(to: android)
    #expect(android.log == ["walk"])
    #expect(Selector("walk").isUnderstood(by: android))
    #expect(!Selector("fly").isUnderstood(by: android))
  }

  @Test func classMethodsAreFoundByTheirClass() throws {
    let method = try #require(ClassTable.shared.classMethod("kind", of: Android.self))
    #expect(try method(nil, MethodArguments([])) as? String == "robot")
    #expect(ClassTable.shared.classMethod("kind", of: NSObject.self) == nil)
  }

  @Test func propertiesAreReadAndSet() throws {
    let robot = Robot()
    let speed = try #require(ClassTable.shared.property("speed", of: Robot.self))
    #expect(speed.set?(robot, 3) == true)
    #expect(robot.speed == 3)
    #expect(speed.get(robot) as? Double == 3)
    #expect(speed.set?(robot, "fast") == false)
    #expect(robot.speed == 3)
  }

  @Test func aPropertyThatIsConstantCannotBeSet() throws {
    let serial = try #require(ClassTable.shared.property("serial", of: Robot.self))
    #expect(serial.set == nil)
    #expect(serial.get(Robot()) as? Int == 9)
  }

  @Test func anOptionalPropertyIsUnwrappedAndTakesNil() throws {
    let robot = Robot()
    let label = try #require(ClassTable.shared.property("label", of: Robot.self))
    #expect(label.get(robot) == nil)
    #expect(label.set?(robot, "R2") == true)
    #expect(label.get(robot) as? String == "R2")
    #expect(label.set?(robot, nil) == true)
    #expect(robot.label == nil)
  }

  @Test func overridesRunFromTheNearestClassUpwards() {
    #expect(Robot().greet() == "hello")
    #expect(Android().greet() == "android hello")
    #expect(Replica().greet() == "replica android hello")
    // Each call searches the superclasses again.
    let replica = Replica()
    #expect(replica.greet() == replica.greet())
  }

  @Test func optionalRequirementsAreKnown() {
    #expect(_vitrineImplements(Android(), "robotDidStop:"))
    #expect(!_vitrineImplements(Android(), "robotDidFly:"))
    #expect(_vitrineImplements(Crate<Int>(), "crateDidOpen:"))
    #expect(!_vitrineImplements(Crate<Int>(), "robotDidStop:"))
  }

  @Test func classesAreFoundByTheirNames() {
    #expect(ClassTable.shared.type(named: "Robot").map { $0 == Robot.self } == true)
    #expect(ClassTable.shared.type(named: "Android") == nil)
  }

  @Test func aSecondRegistrationAdds() {
    final class Late: NSObject {
      func first() {}
      func second() {}
    }
    _vitrineRegisterClass(Late.self, name: nil) { c in c.method("first") { target, _ in target.first() } }
    _vitrineRegisterClass(Late.self, name: nil) { c in c.method("second") { target, _ in target.second() } }
    #expect(Selector("first").isUnderstood(by: Late()))
    #expect(Selector("second").isUnderstood(by: Late()))
  }
}
