import Synchronization

extension NotificationCenter {
  /// Calls a method of the observer for each notification with that name and object (Apple: `addObserver(_:selector:name:object:)`). The
  /// observer is held weakly: after its release it is skipped.
  public func addObserver(_ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?) {
    let target = observer as AnyObject
    let center = SelectorObservers.Center(center: self)
    SelectorObservers.shared.removeEnded(from: center)
    let box = WeakTarget(object: target)
    let token = addObserver(forName: name, object: object, queue: nil) { notification in
      guard let target = box.object else { return }
      let call = Call(target: target, selector: selector, arguments: [notification])
      call.run()
    }
    SelectorObservers.shared.add(
      SelectorObservers.Entry(
        center: self, target: box, id: ObjectIdentifier(target), name: name, object: object.map { ObjectIdentifier($0 as AnyObject) },
        token: token))
  }

  /// Removes all registrations of an observer.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer as Any)
    SelectorObservers.shared.remove(observer, from: self) { _ in true }
  }

  /// - Parameters:
  ///   - name: the name of the notification; nil for any.
  ///   - object: the sender; nil for any.
  public func removeObserver(_ observer: AnyObject, name: NSNotification.Name?, object: Any?) {
    removeObserver(observer as Any, name: name, object: object)
    let id = object.map { ObjectIdentifier($0 as AnyObject) }
    SelectorObservers.shared.remove(observer, from: self) { (name == nil || $0.name == name) && (id == nil || $0.object == id) }
  }
}

/// The observers that were added with a selector.
private final class SelectorObservers: Sendable {
  // Sendable, since Foundation's notification centres are thread-safe.
  struct Center: @unchecked Sendable { let center: NotificationCenter }

  // Sendable, since all properties are constant, and the centre and the target are thread-safe.
  struct Entry: @unchecked Sendable {
    let center: NotificationCenter
    let target: WeakTarget
    let id: ObjectIdentifier
    let name: NSNotification.Name?
    let object: ObjectIdentifier?
    let token: any NSObjectProtocol
  }

  static let shared = SelectorObservers()
  private let entries = Mutex<[ObjectIdentifier: [Entry]]>([:])

  func add(_ entry: Entry) { entries.withLock { $0[entry.id, default: []].append(entry) } }

  func remove(_ observer: AnyObject, from center: NotificationCenter, where matches: (Entry) -> Bool) {
    let id = ObjectIdentifier(observer)
    let known = entries.withLock { $0[id] ?? [] }
    let removed = known.filter { $0.center === center && matches($0) }
    guard !removed.isEmpty else { return }
    let tokens = Set(removed.map { ObjectIdentifier($0.token) })
    entries.withLock { all in
      all[id]?.removeAll { tokens.contains(ObjectIdentifier($0.token)) }
      if all[id]?.isEmpty ?? false { all[id] = nil }
    }
    for entry in removed { center.removeObserver(entry.token as Any) }
  }

  func removeEnded(from center: Center) {
    let ended = entries.withLock { all -> [Entry] in
      guard all.count >= 64, all.count.nonzeroBitCount == 1 else { return [] }
      let ended = all.values.flatMap { $0 }.filter { $0.target.object == nil }
      for entry in ended { all[entry.id]?.removeAll { $0.target.object == nil } }
      all = all.filter { !$0.value.isEmpty }
      return ended
    }
    for entry in ended { entry.center.removeObserver(entry.token as Any) }
  }
}

final class WeakTarget: @unchecked Sendable {
  // Sendable, since it is set once, and weak references can be read on any thread.
  private(set) weak var object: AnyObject?
  init(object: AnyObject) { self.object = object }
}
