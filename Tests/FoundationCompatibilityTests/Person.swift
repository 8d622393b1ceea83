import FoundationCompatibility

/// A class as rewritten by the compiler shim: its members are registered, and its observed property posts its changes.
class Person: NSObject {
  var name: String {
    willSet { _vitrineWillChange(self, "name") }
    didSet { _vitrineDidChange(self, "name") }
  }
  var surname = "Byron" {
    willSet { _vitrineWillChange(self, "surname") }
    didSet { _vitrineDidChange(self, "surname") }
  }
  var age = 36 {
    willSet { _vitrineWillChange(self, "age") }
    didSet { _vitrineDidChange(self, "age") }
  }
  var nickname: String?
  var isHidden = false
  var friend: Person? {
    willSet { _vitrineWillChange(self, "friend") }
    didSet { _vitrineDidChange(self, "friend") }
  }
  var friends: [Person] = []
  var fullName: String { name + " " + surname }
  /// Found only by reflection.
  var stored = 7

  init(_ name: String, age: Int = 36) {
    self.name = name
    self.age = age
  }

  /// Registers the class once.
  static let known: Void = _vitrineRegisterClass(Person.self, name: "Person") { c in
    c.property("name", \.name)
    c.property("surname", \.surname)
    c.property("age", \.age)
    c.property("nickname", \.nickname)
    c.property("isHidden", \.isHidden)
    c.property("friend", \.friend)
    c.property("friends", \.friends)
    c.property("fullName", \.fullName)
    c.classMethod("keyPathsForValuesAffectingFullName") { _ in Set(["name", "surname"]) }
  }

  /// Returns Ada with two friends.
  static func ada() -> Person {
    let ada = Person("Ada")
    ada.friends = [Person("Mary", age: 20), Person("Charles", age: 40)]
    return ada
  }
}

/// A box that closures of tests write to.
final class Record<Value> {
  var values: [Value] = []
}

/// Runs the run loop until the condition holds, two seconds at most.
@MainActor
func wait(for condition: () -> Bool) {
  let end = Date(timeIntervalSinceNow: 2)
  while !condition(), Date() < end { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.005)) }
}
