import FoundationCompatibility
import Testing

@MainActor @Suite struct NotificationTests {
  final class Listener: NSObject {
    var heard: [String] = []
    func hear(_ notification: Notification) { heard.append(notification.name.rawValue) }
    func wake() { heard.append("wake") }
  }

  static let known: Void = _vitrineRegisterClass(Listener.self, name: nil) { c in
    c.method("hear:") { target, arguments in target.hear(try arguments.value(0)) }
    c.method("wake") { target, _ in target.wake() }
  }

  let center = NotificationCenter()
  let listener = Listener()
  let rain = Notification.Name("rain"), snow = Notification.Name("snow")

  init() { Self.known }

  @Test func theMethodRunsForItsName() {
    center.addObserver(listener, selector: Selector("hear:"), name: rain, object: nil)
    center.post(name: rain, object: nil)
    center.post(name: snow, object: nil)
    #expect(listener.heard == ["rain"])
  }

  @Test func aMethodThatTheSelectorCarriesRuns() {
    final class Plain {
      var count = 0
      func hear(_ notification: Notification) { count += 1 }
    }
    let plain = Plain()
    center.addObserver(
      plain, selector: Selector("hear:", { (plain: Plain) in { (notification: Notification) in plain.hear(notification) } }), name: rain,
      object: nil)
    center.post(name: rain, object: nil)
    #expect(plain.count == 1)
  }

  @Test func aMethodWithoutArgumentsRuns() {
    center.addObserver(listener, selector: Selector("wake"), name: nil, object: nil)
    center.post(name: snow, object: nil)
    #expect(listener.heard == ["wake"])
  }

  @Test func onlyTheObjectThatWasAskedForIsHeard() {
    let cloud = NSObject()
    center.addObserver(listener, selector: Selector("hear:"), name: rain, object: cloud)
    center.post(name: rain, object: NSObject())
    #expect(listener.heard.isEmpty)
    center.post(name: rain, object: cloud)
    #expect(listener.heard == ["rain"])
  }

  @Test func anObserverIsHeldWeakly() {
    weak var held: Listener?
    do {
      let listener = Listener()
      held = listener
      center.addObserver(listener, selector: Selector("hear:"), name: rain, object: nil)
    }
    #expect(held == nil)
    center.post(name: rain, object: nil)
  }

  @Test func aRemovedObserverHearsNothing() {
    let other = Listener()
    for name in [rain, snow] {
      center.addObserver(listener, selector: Selector("hear:"), name: name, object: nil)
      center.addObserver(other, selector: Selector("hear:"), name: name, object: nil)
    }
    center.removeObserver(listener)
    center.post(name: rain, object: nil)
    center.post(name: snow, object: nil)
    #expect(listener.heard.isEmpty)
    #expect(other.heard == ["rain", "snow"])
  }

  @Test func oneNameIsRemoved() {
    for name in [rain, snow] { center.addObserver(listener, selector: Selector("hear:"), name: name, object: nil) }
    center.removeObserver(listener, name: rain, object: nil)
    center.post(name: rain, object: nil)
    center.post(name: snow, object: nil)
    #expect(listener.heard == ["snow"])
  }

  @Test func oneObjectIsRemoved() {
    let cloud = NSObject(), sky = NSObject()
    for object in [cloud, sky] { center.addObserver(listener, selector: Selector("hear:"), name: rain, object: object) }
    center.removeObserver(listener, name: nil, object: cloud)
    center.post(name: rain, object: cloud)
    #expect(listener.heard.isEmpty)
    center.post(name: rain, object: sky)
    #expect(listener.heard == ["rain"])
  }

  @Test func anotherCenterIsLeftAlone() {
    let other = NotificationCenter()
    for center in [center, other] { center.addObserver(listener, selector: Selector("hear:"), name: rain, object: nil) }
    center.removeObserver(listener)
    other.post(name: rain, object: nil)
    #expect(listener.heard == ["rain"])
  }

  @Test func observersThatEndedMakeRoom() {
    for _ in 0..<300 { center.addObserver(Listener(), selector: Selector("hear:"), name: rain, object: nil) }
    center.addObserver(listener, selector: Selector("hear:"), name: rain, object: nil)
    center.post(name: rain, object: nil)
    #expect(listener.heard == ["rain"])
  }

  @Test func aBlockObserverIsRemovedByItsToken() {
    let heard = Counter()
    let token = center.addObserver(forName: rain, object: nil, queue: nil) { _ in heard.add() }
    center.post(name: rain, object: nil)
    center.removeObserver(token)
    center.post(name: rain, object: nil)
    #expect(heard.value == 1)
  }
}

/// A counter that can be used on any thread.
final class Counter: @unchecked Sendable {
  // Protected by the lock.
  private var count = 0
  private let lock = NSLock()
  func add() { lock.withLock { count += 1 } }
  var value: Int { lock.withLock { count } }
}
