import Synchronization

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Calls the observer's `observeValue(forKeyPath:of:change:context:)` for each change. The observer is held weakly.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer?
  ) {
    let target = WeakTarget(object: observer)
    let source = WeakTarget(object: self)
    let removed = RemovedItems()
    let notify: ObserverList.Callback = { old, isPrior in
      guard let observer = target.object as? NSObject, let object = source.object as? NSObject else { return }
      let list = ListChanges.shared.current(object, keyPath)
      let oldItems = list.map { removed.items(old, $0, isPrior) } ?? []
      guard !isPrior || options.contains(.prior) else { return }
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      if let list {
        change = [.kindKey: list.kind.rawValue, .indexesKey: list.indexes]
        if options.contains(.old), list.hasOld { change[.oldKey] = oldItems }
        if options.contains(.new), list.hasNew, !isPrior { change[.newKey] = list.items(of: object.value(forKeyPath: keyPath)) }
      } else {
        if options.contains(.old) { change[.oldKey] = old ?? NSNull() }
        if options.contains(.new), !isPrior { change[.newKey] = object.value(forKeyPath: keyPath) ?? NSNull() }
      }
      if isPrior { change[.notificationIsPriorKey] = true }
      observer.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    NamedObservers.shared.add(
      NamedObservers.Entry(
        object: ObjectIdentifier(self), observer: ObjectIdentifier(observer), keyPath: keyPath,
        context: context.map { Int(bitPattern: $0) },
        subscriptions: Subscription.all(of: self, path: keyPath, notify)))
    if options.contains(.initial) { notify(nil, false) }
  }

  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    NamedObservers.shared.remove(ObjectIdentifier(self), ObjectIdentifier(observer), keyPath, context: nil)
  }

  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
    NamedObservers.shared.remove(ObjectIdentifier(self), ObjectIdentifier(observer), keyPath, context: context.map { Int(bitPattern: $0) })
  }

  /// Called for a change of an observed property. Overridden by observers.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    if let body = _vitrineOverride(self, "observeValueForKeyPath:ofObject:change:context:") {
      _ = body([keyPath, object, change, context])
    }
  }

  public func willChangeValue(forKey key: String) { _vitrineWillChange(self, key) }
  public func didChangeValue(forKey key: String) { _vitrineDidChange(self, key) }
}

extension NSObject {
  /// Returns the key paths on which a key depends. Overridden by observed classes.
  public class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }
  public class func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }
}

/// The observers that were added with `addObserver(_:forKeyPath:options:context:)`.
private final class NamedObservers: Sendable {
  struct Entry: Sendable {
    let object: ObjectIdentifier
    let observer: ObjectIdentifier
    let keyPath: String
    let context: Int?
    let subscriptions: [Subscription]
  }

  static let shared = NamedObservers()
  private let entries = Mutex<[Entry]>([])

  func add(_ entry: Entry) { entries.withLock { $0.append(entry) } }

  /// Removes the newest matching observer.
  func remove(_ object: ObjectIdentifier, _ observer: ObjectIdentifier, _ keyPath: String, context: Int?) {
    let removed = entries.withLock { entries -> Entry? in
      guard
        let index = entries.lastIndex(where: {
          $0.object == object && $0.observer == observer && $0.keyPath == keyPath && (context == nil || $0.context == context)
        })
      else { return nil }
      return entries.remove(at: index)
    }
    for subscription in removed?.subscriptions ?? [] { subscription.end() }
  }
}

/// The items that a change removes from a list. They are stored, since a mutable list no longer contains them after the change.
private final class RemovedItems: @unchecked Sendable {
  // Sendable, since it is used on the thread that changes the property, like key-value observing itself.
  private var items: [[Any]] = []

  func items(_ old: Any?, _ list: ListChange, _ isPrior: Bool) -> [Any] {
    if !isPrior { return items.popLast() ?? [] }
    items.append(list.items(of: old))
    return items[items.count - 1]
  }
}
