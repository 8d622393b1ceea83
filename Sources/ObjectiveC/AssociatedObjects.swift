import Foundation
import Synchronization

/// The table of the values that `objc_setAssociatedObject` associates with objects.
///
/// Without an Objective-C runtime an object does not know its associated values, so the table refers to the objects weakly. Views,
/// controllers and other responders remove their entries in `deinit`, and so do classes that the compiler shim adapts. The values of other
/// objects, such as Foundation's, are released at the latest when the table next doubles in size.
final class AssociatedObjects: @unchecked Sendable {
  static let shared = AssociatedObjects()

  private struct Association {
    /// The value; nil if it is held weakly.
    var value: Any?
    weak var object: AnyObject?
    var current: Any? { value ?? object }
  }

  private struct Entry {
    weak var owner: AnyObject?
    var associations: [UnsafeRawPointer: Association] = [:]
  }

  /// Protects the properties below.
  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var limit = 64
  /// The number of entries. It makes the end of an object cost only one load if nothing is associated with any object.
  private let count = Atomic<Int>(0)

  func value(_ object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    lock.withLock {
      guard let entry = entries[ObjectIdentifier(object)], entry.owner === object else { return nil }
      return entry.associations[key]?.current
    }
  }

  func set(_ value: Any?, _ policy: objc_AssociationPolicy, of object: AnyObject, _ key: UnsafeRawPointer) {
    let association: Association? = value.map {
      switch policy {
      case .OBJC_ASSOCIATION_ASSIGN: Association(object: $0 as AnyObject)
      case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC: Association(value: ($0 as? NSCopying)?.copy(with: nil) ?? $0)
      case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: Association(value: $0)
      }
    }
    // Replaced values are released outside of the lock, since their `deinit` may use this table.
    let ended = lock.withLock {
      let id = ObjectIdentifier(object)
      var ended: [Entry] = []
      if entries[id] == nil, entries.count >= limit {
        ended = entries.values.filter { $0.owner == nil }
        entries = entries.filter { $0.value.owner != nil }
        limit = max(64, entries.count * 2)
      }
      var entry = entries[id] ?? Entry(owner: object)
      if entry.owner !== object {
        ended.append(entry)
        entry = Entry(owner: object)
      }
      ended.append(Entry(associations: entry.associations.filter { $0.key == key }))
      entry.associations[key] = association
      entries[id] = entry.associations.isEmpty ? nil : entry
      count.store(entries.count, ordering: .relaxed)
      return ended
    }
    withExtendedLifetime(ended) {}
  }

  func removeAll(of id: ObjectIdentifier) {
    // An association of the object precedes its end, so that this thread sees at least that number.
    guard count.load(ordering: .relaxed) > 0 else { return }
    let ended = lock.withLock {
      defer { count.store(entries.count, ordering: .relaxed) }
      return entries.removeValue(forKey: id)
    }
    withExtendedLifetime(ended) {}
  }
}

/// Returns the value that `objc_setAssociatedObject` associated with the object for the key; nil if there is none.
///
/// - Parameter key: a constant address, usually that of a global variable: `&key`.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.shared.value(object as AnyObject, key)
}

/// Associates a value with an object for a key, replacing the previous value; nil removes it. Can be called from any thread.
///
/// - Parameter key: a constant address, usually that of a global variable: `&key`.
public func objc_setAssociatedObject(_ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy) {
  AssociatedObjects.shared.set(value, policy, of: object as AnyObject, key)
}

/// Removes all values that are associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.shared.removeAll(of: ObjectIdentifier(object as AnyObject))
}

/// Removes all values that are associated with an object. Called by the `deinit` that the compiler shim gives to classes.
public func _vitrineEndAssociations(_ object: AnyObject) { AssociatedObjects.shared.removeAll(of: ObjectIdentifier(object)) }
