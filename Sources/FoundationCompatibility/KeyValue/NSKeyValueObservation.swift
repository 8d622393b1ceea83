/// The values that an observer receives (Apple: NSKeyValueObservingOptions).
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The observer is also notified immediately when it is added.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// The observer is also notified before each change.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

public enum NSKeyValueChange: UInt, Sendable { case setting = 1, insertion, removal, replacement }

/// The keys of a change dictionary (Apple: NSKeyValueChangeKey).
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change, as passed to the handler of `observe(_:options:changeHandler:)`.
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange
  public let kind: Kind
  /// The new value, if the options contain `.new`.
  public let newValue: Value?
  /// The old value, if the options contain `.old`.
  public let oldValue: Value?
  public let indexes: IndexSet?
  public let isPrior: Bool
}

/// An observation that ends when it is invalidated or released.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  // Sendable, since this is written once, by `invalidate()`, and the observer list has its own lock.
  private var subscriptions: [Subscription]

  init(_ subscriptions: [Subscription]) { self.subscriptions = subscriptions }

  public func invalidate() {
    for subscription in subscriptions { subscription.end() }
    subscriptions = []
  }

  deinit { invalidate() }
}

/// An object whose properties can be observed by key path. This is a protocol because `Self` must be the observed class.
public protocol _KeyValueCodingAndObserving: AnyObject {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Calls the handler whenever the property changes (Apple: `observe(_:options:changeHandler:)`). Works for properties that are `@objc
  /// dynamic`, and for properties of UIKit that post their changes.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    guard let key = KeyPathNames.shared.name(of: keyPath), let object = self as? NSObject else {
      Problem.report("observe(\(keyPath)): the key path's name is not known")
      return NSKeyValueObservation([])
    }
    let handler = Handler(keyPath: keyPath, options: options, body: changeHandler)
    let subscriptions = Subscription.all(of: object, path: key) { [weak self] old, isPrior in
      if let self { handler.call(self, old, isPrior) }
    }
    if options.contains(.initial) { handler.call(self, nil, false) }
    return NSKeyValueObservation(subscriptions)
  }

  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    if let key = KeyPathNames.shared.name(of: keyPath) { _vitrineWillChange(self, key) }
  }

  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    if let key = KeyPathNames.shared.name(of: keyPath) { _vitrineDidChange(self, key) }
  }
}

private struct Handler<Object: AnyObject, Value> {
  let keyPath: KeyPath<Object, Value>
  let options: NSKeyValueObservingOptions
  let body: (Object, NSKeyValueObservedChange<Value>) -> Void

  func call(_ object: Object, _ old: Any?, _ isPrior: Bool) {
    guard !isPrior || options.contains(.prior) else { return }
    let new = options.contains(.new) && !isPrior ? object[keyPath: keyPath] : nil
    let old = options.contains(.old) ? MethodArguments.convert(old, to: Value.self) : nil
    body(object, NSKeyValueObservedChange(kind: .setting, newValue: new, oldValue: old, indexes: nil, isPrior: isPrior))
  }
}
