import Synchronization

extension _TimerMaking where Self: Timer {
  /// Creates a timer that calls a method of its target. The target is retained until the timer is invalidated (Apple:
  /// `Timer.init(timeInterval:target:selector:userInfo:repeats:)`).
  public init(timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: max(0, interval)), interval: interval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats)
  }

  /// Creates a timer that calls a block, first after the interval (Apple: `Timer.init(timeInterval:repeats:block:)`). On Linux, Foundation's own
  /// initializer of this kind makes a timer that fires at once; the compiler shim replaces it by this one.
  public init(_vitrineTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void) {
    self.init(_vitrineTimer: Timer(fire: Date(timeIntervalSinceNow: max(0, interval)), interval: interval, repeats: repeats, block: block))
  }

  /// Creates a timer that calls a method of its target, first at the given date.
  public init(fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool) {
    self.init(
      _vitrineTimer: TargetTimer(
        TimerTarget(Call(target: target as AnyObject, selector: selector), userInfo), date, interval: interval, repeats: repeats))
  }
}

extension Timer: _TimerMaking {
  /// Creates a timer and adds it to the current run loop.
  @discardableResult
  public class func scheduledTimer(timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool)
    -> Timer
  {
    let timer = Timer(timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}

/// Allows the initializers to return an instance of a subclass. Only an initializer in a protocol extension can do that.
public protocol _TimerMaking {}

extension _TimerMaking {
  fileprivate init(_vitrineTimer timer: Timer) {
    guard let made = timer as? Self else { preconditionFailure("a timer with a target is a Timer, and no \(Self.self)") }
    self = made
  }
}

/// A timer with a target. A subclass can provide the user info on Linux.
private final class TargetTimer: Timer {
  private let target: TimerTarget

  init(_ target: TimerTarget, _ date: Date, interval: TimeInterval, repeats: Bool) {
    self.target = target
    super.init(fire: date, interval: interval, repeats: repeats) { timer in
      guard var call = target.call else { return }
      call.arguments = [timer]
      call.run()
      if !repeats || !timer.isValid { TimerTargets.shared.removeEnded(and: timer) }
    }
    TimerTargets.shared.add(target, self)
  }

  /// The user info of the timer; nil by default, and after the timer has ended.
  override var userInfo: Any? { target.userInfo }
}

/// The objects that a timer retains until it ends.
private final class TimerTarget: Sendable {
  // Sendable, since it is used only under the lock.
  private struct Content: @unchecked Sendable {
    var call: Call
    var userInfo: Any?
  }

  private let content: Mutex<Content?>

  init(_ call: Call, _ userInfo: Any?) { content = Mutex(Content(call: call, userInfo: userInfo)) }

  var call: Call? { content.withLock { $0 }?.call }
  var userInfo: Any? { content.withLock { $0 }?.userInfo }

  func release() {
    let ended = content.withLock { content -> Content? in
      defer { content = nil }
      return content
    }
    withExtendedLifetime(ended) {}
  }
}

/// The targets of timers that have not ended. Foundation on Linux never releases a timer or its closure, so this table releases the
/// targets: it looks for invalidated timers whenever a timer is created or has ended.
private final class TimerTargets: Sendable {
  // Sendable, since it is used only under the table's lock.
  private struct Entry: @unchecked Sendable {
    let timer: Timer
    let target: TimerTarget
  }

  static let shared = TimerTargets()
  private let entries = Mutex<[ObjectIdentifier: Entry]>([:])

  func add(_ target: TimerTarget, _ timer: Timer) {
    removeEnded()
    let entry = Entry(timer: timer, target: target)
    entries.withLock { $0[ObjectIdentifier(entry.timer)] = entry }
  }

  /// - Parameter timer: a timer that has fired for the last time.
  func removeEnded(and timer: Timer? = nil) {
    let last = timer.map { ObjectIdentifier($0) }
    let ended = entries.withLock { entries -> [Entry] in
      let ended = entries.filter { !$0.value.timer.isValid || $0.key == last }
      for id in ended.keys { entries[id] = nil }
      return Array(ended.values)
    }
    // Objects are released outside of the lock, since their `deinit` may create timers.
    for entry in ended { entry.target.release() }
  }
}
