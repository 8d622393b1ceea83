import Synchronization

extension NSObjectProtocol {
  /// Whether the object has a method with that name, either marked with `@objc` or `@IBAction` or implementing an optional requirement.
  public func responds(to selector: Selector!) -> Bool {
    guard let selector else { return false }
    if let body = _vitrineOverride(self, "respondsToSelector:") { return body([selector]) as? Bool ?? false }
    return selector.isUnderstood(by: self) || _vitrineImplements(self, selector.name)
  }

  /// Calls the method with that name.
  /// - Returns: its result, if that is an object.
  @discardableResult
  public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! { perform(selector, arguments: []) }

  @discardableResult
  public func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! { perform(selector, arguments: [object]) }

  @discardableResult
  public func perform(_ selector: Selector!, with first: Any!, with second: Any!) -> Unmanaged<AnyObject>! {
    perform(selector, arguments: [first, second])
  }

  private func perform(_ selector: Selector!, arguments: [Any?]) -> Unmanaged<AnyObject>? {
    let result = Call(target: self, selector: selector, arguments: arguments).run()
    guard let result, !(result is Void) else { return nil }
    return ReturnedObjects.shared.hold(result as AnyObject)
  }
}

extension NSObjectProtocol {
  /// Whether the object is an instance of the class or of a subclass.
  public func isKind(of aClass: AnyClass) -> Bool { _vitrineIsSubclass(type(of: self), of: aClass) }

  /// Whether the object is an instance of exactly this class.
  public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }

  /// Whether the object conforms to a protocol: `object.conforms(to: SomeProtocol.self)`. On Linux protocols are types of Swift, not objects.
  public func conforms<Interface>(to aProtocol: Interface.Type) -> Bool { self is Interface }
}

extension NSObject {
  /// Returns the object that receives the calls of methods that this object does not have. Default nil. On Linux it receives calls by name,
  /// and calls of optional methods of UIKit's most used delegates.
  public func forwardingTarget(for aSelector: Selector!) -> Any? {
    guard let aSelector, let body = _vitrineOverride(self, "forwardingTargetForSelector:") else { return nil }
    let target = body([aSelector])
    return target is Void ? nil : target
  }

  /// Returns the name of the class with its module.
  public class func description() -> String { NSStringFromClass(self) }

  /// Whether the class is `aClass` or a subclass of it.
  public class func isSubclass(of aClass: AnyClass) -> Bool { _vitrineIsSubclass(self, of: aClass) }

  /// Returns the superclass of the class (Apple: superclass()).
  public class func superclass() -> AnyClass? { _getSuperclass(self) }

  /// The superclass of the object's class (Apple: superclass).
  public var superclass: AnyClass? { _getSuperclass(type(of: self)) }

  public class func instancesRespond(to selector: Selector!) -> Bool {
    selector.map { ClassTable.shared.implements($0.name, self) } ?? false
  }

  /// Calls the method with that name after a delay in seconds, on the run loop of this thread. The object is retained until then.
  public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
    perform(selector, with: argument, afterDelay: delay, inModes: [.default])
  }

  public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]) {
    let call = Call(target: self, selector: selector, arguments: [argument])
    // `Timer(timeInterval:)` fires immediately on Linux, and the closure of a timer is never released there. The call is therefore stored
    // separately.
    let timer = Timer(fire: Date(timeIntervalSinceNow: max(0, delay)), interval: 0, repeats: false) { timer in
      DelayedCalls.shared.remove(timer)?.run()
    }
    DelayedCalls.shared.add(timer, call)
    for mode in modes { RunLoop.current.add(timer, forMode: mode) }
  }

  /// Cancels all pending calls of `perform(_:with:afterDelay:)` on the target.
  public class func cancelPreviousPerformRequests(withTarget target: Any) {
    DelayedCalls.shared.cancel { $0.target === target as AnyObject }
  }

  public class func cancelPreviousPerformRequests(withTarget target: Any, selector: Selector, object: Any?) {
    DelayedCalls.shared.cancel { call in
      guard call.target === target as AnyObject, call.selector == selector else { return false }
      let argument = call.arguments.first ?? nil
      guard let argument, let object else { return argument == nil && object == nil }
      return (argument as? NSObject)?.isEqual(object) ?? ((argument as AnyObject) === (object as AnyObject))
    }
  }

  public func performSelector(onMainThread selector: Selector, with argument: Any?, waitUntilDone wait: Bool) {
    let call = Call(target: self, selector: selector, arguments: [argument])
    if MainQueue.isCurrent {
      call.run()
    } else if wait {
      DispatchQueue.main.sync { _ = call.run() }
    } else {
      DispatchQueue.main.async { call.run() }
    }
  }

  /// Calls the method later on the main actor, to which it is isolated on Linux.
  public func performSelector(inBackground selector: Selector, with argument: Any?) {
    let call = Call(target: self, selector: selector, arguments: [argument])
    DispatchQueue.main.async { call.run() }
  }
}

/// Whether a class is `other` or a subclass of it. The compiler shim calls it instead of `isSubclass(of:)`, which `AnyClass` does not have
/// on Linux.
public func _vitrineIsSubclass(_ type: AnyClass, of other: AnyClass) -> Bool {
  var next: AnyClass? = type
  while let current = next, current != other { next = _getSuperclass(current) }
  return next != nil
}

/// Retains the results of `perform` for a while, since Linux has no autorelease pools.
final class ReturnedObjects: Sendable {
  // Sendable, since the objects are only retained and not used.
  private struct Held: @unchecked Sendable { let object: AnyObject }

  static let shared = ReturnedObjects()
  private let held = Mutex<[Held]>([])

  func hold(_ object: AnyObject) -> Unmanaged<AnyObject> {
    let entry = Held(object: object)
    let ended = held.withLock { list -> Held? in
      list.append(entry)
      return list.count > 64 ? list.removeFirst() : nil
    }
    withExtendedLifetime(ended) {}
    return Unmanaged.passUnretained(object)
  }
}

/// The pending calls.
private final class DelayedCalls: Sendable {
  // Sendable, since it is used under the lock.
  private struct Waiting: @unchecked Sendable {
    let timer: Timer
    let call: Call
  }

  static let shared = DelayedCalls()
  private let waiting = Mutex<[Waiting]>([])

  func add(_ timer: Timer, _ call: Call) {
    let entry = Waiting(timer: timer, call: call)
    waiting.withLock { $0.append(entry) }
  }

  @discardableResult
  func remove(_ timer: Timer) -> Call? {
    let id = ObjectIdentifier(timer)
    return waiting.withLock { waiting -> Waiting? in
      waiting.firstIndex { ObjectIdentifier($0.timer) == id }.map { waiting.remove(at: $0) }
    }?.call
  }

  func cancel(where matches: (Call) -> Bool) {
    let all = waiting.withLock { $0 }
    for entry in all where matches(entry.call) {
      entry.timer.invalidate()
      remove(entry.timer)
    }
  }
}
