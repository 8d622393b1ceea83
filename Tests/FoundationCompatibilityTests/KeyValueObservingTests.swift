import FoundationCompatibility
import Testing

@MainActor @Suite struct KeyValueObservingTests {
  final class Watcher: NSObject {
    var log: [String] = []
    var contexts: [UnsafeMutableRawPointer?] = []
  }

  static let known: Void = {
    Person.known
    _vitrineRegisterClass(Watcher.self, name: nil) { c in
      c.override("observeValueForKeyPath:ofObject:change:context:") { target, arguments in
        let path: String? = try arguments.value(0)
        let change: [NSKeyValueChangeKey: Any]? = try arguments.value(2)
        let old = change?[.oldKey].map { "\($0)" } ?? "-", new = change?[.newKey].map { "\($0)" } ?? "-"
        target.log.append("\(path ?? "?"): \(old) \(new)" + (change?[.notificationIsPriorKey] == nil ? "" : " prior"))
        target.contexts.append(try arguments.value(3))
        return nil
      }
    }
  }()

  let ada = Person.ada()
  let name = _vitrineKeyPath(\Person.name, "name")

  init() { Self.known }

  @Test func objectsOfUnknownTypesAreObserved() {
    let object: AnyObject = ada, watcher = Watcher()
    var context = 0
    _vitrineDynamic(object).addObserver(watcher, forKeyPath: "age", options: [.new], context: &context)
    ada.age = 40
    _vitrineDynamic(object).removeObserver(watcher, forKeyPath: "age", context: &context)
    ada.age = 41
    #expect(watcher.log == ["age: - 40"] && watcher.contexts.count == 1)
  }

  @Test func aChangeIsSeen() {
    let seen = Record<String>()
    let observation = ada.observe(name, options: [.old, .new]) { person, change in
      seen.values.append("\(person.name) \(change.oldValue ?? "-") \(change.newValue ?? "-")")
    }
    ada.name = "Augusta"
    ada.age = 3
    #expect(seen.values == ["Augusta Ada Augusta"])
    observation.invalidate()
  }

  @Test func valuesComeOnlyWhereAskedFor() {
    let seen = Record<Bool>()
    let observation = ada.observe(name) { _, change in seen.values.append(change.oldValue == nil && change.newValue == nil) }
    ada.name = "Augusta"
    #expect(seen.values == [true])
    observation.invalidate()
  }

  @Test func theFirstValueComesAtOnce() {
    let seen = Record<String?>()
    let observation = ada.observe(name, options: [.initial, .new, .old]) { _, change in
      seen.values += [change.oldValue, change.newValue]
    }
    #expect(seen.values == [nil, "Ada"])
    observation.invalidate()
  }

  @Test func aChangeIsSeenBeforehand() {
    let seen = Record<String>()
    let observation = ada.observe(name, options: [.prior, .new, .old]) { person, change in
      seen.values.append("\(change.isPrior) \(person.name) \(change.oldValue ?? "-") \(change.newValue ?? "-")")
    }
    ada.name = "Augusta"
    #expect(seen.values == ["true Ada Ada -", "false Augusta Ada Augusta"])
    observation.invalidate()
  }

  @Test func anObservationEndsWhenItIsInvalidated() {
    let seen = Record<Int>()
    let first = ada.observe(name) { _, _ in seen.values.append(1) }
    let second = ada.observe(name) { _, _ in seen.values.append(2) }
    first.invalidate()
    ada.name = "Augusta"
    #expect(seen.values == [2])
    second.invalidate()
    second.invalidate()
    ada.name = "Ada"
    #expect(seen.values == [2])
  }

  @Test func anObservationEndsWhenItIsReleased() {
    let seen = Record<Int>()
    var observation: NSKeyValueObservation? = ada.observe(name) { _, _ in seen.values.append(1) }
    ada.name = "Augusta"
    withExtendedLifetime(observation) {}
    observation = nil
    ada.name = "Ada"
    #expect(seen.values == [1])
  }

  @Test func anObservationDoesNotHoldItsObject() {
    weak var held: Person?
    let observation: NSKeyValueObservation
    do {
      let person = Person("Mary")
      held = person
      observation = person.observe(name) { _, _ in }
    }
    #expect(held == nil)
    observation.invalidate()
  }

  @Test func aDependentKeyChangesWithTheOthers() {
    let seen = Record<String>()
    let observation = ada.observe(_vitrineKeyPath(\Person.fullName, "fullName"), options: .new) { _, change in
      seen.values.append(change.newValue ?? "-")
    }
    ada.name = "Augusta"
    ada.surname = "King"
    ada.age = 3
    #expect(seen.values == ["Augusta Byron", "Augusta King"])
    observation.invalidate()
  }

  @Test func aDependentKeyHasItsOwnOldValue() {
    let seen = Record<String>()
    let watcher = Watcher()
    let observation = ada.observe(_vitrineKeyPath(\Person.fullName, "fullName"), options: [.old, .new, .prior]) { _, change in
      seen.values.append("\(change.oldValue ?? "-") \(change.newValue ?? "-")")
    }
    ada.addObserver(watcher, forKeyPath: "fullName", options: [.old, .new], context: nil)
    ada.name = "Augusta"
    #expect(seen.values == ["Ada Byron -", "Ada Byron Augusta Byron"])
    #expect(watcher.log == ["fullName: Ada Byron Augusta Byron"])
    ada.removeObserver(watcher, forKeyPath: "fullName")
    observation.invalidate()
  }

  @Test func aPathEndsInADependentKey() {
    let watcher = Watcher()
    ada.friend = Person("Mary")
    ada.addObserver(watcher, forKeyPath: "friend.fullName", options: [.old, .new], context: nil)
    ada.friend?.surname = "Shelley"
    ada.friend = Person("Charles")
    ada.removeObserver(watcher, forKeyPath: "friend.fullName")
    #expect(watcher.log == ["friend.fullName: Mary Byron Mary Shelley", "friend.fullName: Mary Shelley Charles Byron"])
  }

  @Test func keysThatDependOnEachOtherEnd() {
    final class Ring: NSObject {
      var left = 0 {
        willSet { _vitrineWillChange(self, "left") }
        didSet { _vitrineDidChange(self, "left") }
      }
      var right = 0
    }
    _vitrineRegisterClass(Ring.self, name: nil) { c in
      c.property("left", \.left)
      c.property("right", \.right)
      c.classMethod("keyPathsForValuesAffectingLeft") { _ in Set(["right"]) }
      c.classOverride("keyPathsForValuesAffectingValueForKey:") { arguments in
        (try arguments.value(0) as String) == "right" ? Set(["left"]) : Set<String>()
      }
    }
    let ring = Ring(), watcher = Watcher()
    ring.addObserver(watcher, forKeyPath: "right", options: .new, context: nil)
    ring.left = 5
    #expect(watcher.log == ["right: - 0"])
  }

  @Test func anObserverMayChangeThePropertyAgain() {
    let seen = Record<String>()
    let first = ada.observe(name, options: [.old, .new]) { person, change in
      if change.newValue == "B" { person.name = "C" }
    }
    let second = ada.observe(name, options: [.old, .new]) { _, change in seen.values.append(change.oldValue ?? "-") }
    ada.name = "B"
    #expect(seen.values == ["B", "Ada"])
    first.invalidate()
    second.invalidate()
  }

  @Test func anObserverMayEndItself() {
    let seen = Record<String>()
    var observation: NSKeyValueObservation?
    observation = ada.observe(name) { person, _ in
      seen.values.append(person.name)
      observation?.invalidate()
    }
    ada.name = "B"
    ada.name = "C"
    #expect(seen.values == ["B"])
  }

  @Test func aPathIsSeenAtEachOfItsKeys() {
    let seen = Record<String>()
    let mary = Person("Mary")
    ada.friend = mary
    let path = _vitrineKeyPath(\Person.friend?.name, "friend.name")
    let observation = ada.observe(path, options: [.new]) { _, change in seen.values.append((change.newValue ?? nil) ?? "nobody") }
    mary.name = "Maria"
    let charles = Person("Charles")
    ada.friend = charles
    mary.name = "unseen"
    charles.name = "Karl"
    ada.friend = nil
    #expect(seen.values == ["Maria", "Charles", "Karl", "nobody"])
    observation.invalidate()
    ada.friend = mary
    mary.name = "unseen too"
    #expect(seen.values.count == 4)
  }

  @Test func changesAreAnnouncedByHand() {
    let seen = Record<String>()
    let observation = ada.observe(_vitrineKeyPath(\Person.nickname, "nickname"), options: [.old, .new]) { _, change in
      seen.values.append("\((change.oldValue ?? nil) ?? "-") \((change.newValue ?? nil) ?? "-")")
    }
    ada.nickname = "Gus"
    #expect(seen.values.isEmpty)
    ada.willChangeValue(forKey: "nickname")
    ada.nickname = "Addy"
    ada.didChangeValue(forKey: "nickname")
    ada.willChangeValue(for: \.nickname)
    ada.nickname = nil
    ada.didChangeValue(for: \.nickname)
    #expect(seen.values == ["Gus Addy", "Addy -"])
    observation.invalidate()
  }

  @Test func aKeyPathWithoutANameIsNotObserved() {
    let seen = Record<Int>()
    let observation = ada.observe(\.surname) { _, _ in seen.values.append(1) }
    ada.surname = "King"
    #expect(seen.values.isEmpty)
    observation.invalidate()
  }

  @Test func anObserverIsToldByKeyPath() {
    let watcher = Watcher()
    ada.addObserver(watcher, forKeyPath: "name", options: [.old, .new], context: nil)
    ada.name = "Augusta"
    ada.removeObserver(watcher, forKeyPath: "name")
    ada.name = "Ada"
    #expect(watcher.log == ["name: Ada Augusta"])
  }

  @Test func anObserverIsToldAtOnceAndBeforehand() {
    let watcher = Watcher()
    ada.addObserver(watcher, forKeyPath: "name", options: [.initial, .prior, .new], context: nil)
    ada.name = "Augusta"
    ada.removeObserver(watcher, forKeyPath: "name")
    #expect(watcher.log == ["name: - Ada", "name: - - prior", "name: - Augusta"])
  }

  @Test func anObserverIsToldOfPathsAndNil() {
    let watcher = Watcher()
    ada.addObserver(watcher, forKeyPath: "friend.name", options: [.old, .new], context: nil)
    ada.friend = Person("Mary")
    ada.friend?.name = "Maria"
    ada.removeObserver(watcher, forKeyPath: "friend.name")
    ada.friend?.name = "unseen"
    #expect(watcher.log == ["friend.name: \(NSNull()) Mary", "friend.name: Mary Maria"])
  }

  @Test func contextsTellObserversApart() {
    let watcher = Watcher()
    let one = UnsafeMutableRawPointer(bitPattern: 16), two = UnsafeMutableRawPointer(bitPattern: 32)
    ada.addObserver(watcher, forKeyPath: "name", options: [], context: one)
    ada.addObserver(watcher, forKeyPath: "name", options: [], context: two)
    ada.name = "Augusta"
    #expect(watcher.contexts == [one, two])
    ada.removeObserver(watcher, forKeyPath: "name", context: one)
    ada.name = "Ada"
    #expect(watcher.contexts == [one, two, two])
    ada.removeObserver(watcher, forKeyPath: "name", context: two)
    ada.name = "Augusta"
    #expect(watcher.contexts.count == 3)
  }

  @Test func anObserverIsHeldWeakly() {
    weak var held: Watcher?
    do {
      let watcher = Watcher()
      held = watcher
      ada.addObserver(watcher, forKeyPath: "name", context: nil)
    }
    #expect(held == nil)
    ada.name = "Augusta"
  }
}
