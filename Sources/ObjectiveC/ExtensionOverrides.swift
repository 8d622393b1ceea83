import Foundation
import Synchronization

/// The classes above which the next search for an override begins. `super.method()` in an override adds an entry, and the extension's
/// method removes it.
private let above = Mutex<[Above]>([])

private struct Above: Equatable {
  var object: ObjectIdentifier
  var key: String
  var type: ObjectIdentifier
}

/// Returns the override of a method that an extension declares; nil if the extension's own body should run. Called by code that the
/// compiler shim generates.
public func _vitrineOverride(_ object: AnyObject, _ key: String) -> (([Any?]) -> Any?)? {
  throwingOverride(object, key).map { body in
    { arguments in
      do { return try body(arguments) } catch { fatalError("\(key): \(error)") }
    }
  }
}

/// Returns the override of a method that may throw.
package func throwingOverride(_ object: AnyObject, _ key: String) -> (([Any?]) throws -> Any?)? {
  var start: AnyClass? = type(of: object)
  let id = ObjectIdentifier(object)
  let reached = above.withLock { list -> ObjectIdentifier? in
    guard let index = list.lastIndex(where: { $0.object == id && $0.key == key }) else { return nil }
    return list.remove(at: index).type
  }
  if let reached {
    while let type = start, ObjectIdentifier(type) != reached { start = _getSuperclass(type) }
    start = start.flatMap { _getSuperclass($0) }
  }
  guard let start, let method = ClassTable.shared.override(key, of: start) else { return nil }
  let target = Target(object: object)
  return { arguments in
    let values = Values(list: arguments)
    let result = try MainActor.assumeIsolated { Values(list: [try method(target.object, MethodArguments(values.list))]) }
    // A method without a result returns nil; the caller casts to Void.
    return result.list[0] ?? ()
  }
}

/// Converts the result of an override to the type of the extension's member. Called by code that the compiler shim generates.
public func _vitrineResult<Result>(_ value: Any?, as type: Result.Type) -> Result {
  if let result = value as? Result { return result }
  // `()` is the result of an override without a result, and of one that returned nil.
  guard let result = MethodArguments.convert(value is Void ? nil : value, to: type) else {
    fatalError("an override gives \(value.map { "\(Swift.type(of: $0))" } ?? "nil"), where the member of the extension has \(type)")
  }
  return result
}

/// Returns the object, and makes the next search for the method's override begin above `type`. Called by code that the compiler shim
/// generates.
public func _vitrineAbove<Object: AnyObject>(_ type: AnyClass, _ key: String, _ object: Object) -> Object {
  above.withLock { $0.append(Above(object: ObjectIdentifier(object), key: key, type: ObjectIdentifier(type))) }
  return object
}

/// Returns the class, whose extensions' methods begin their searches at the class that is named. Called by code that the compiler shim generates.
public func _vitrineAbove<Object>(_ type: AnyClass, _ key: String, _ metatype: Object.Type) -> Object.Type { metatype }

/// Sendable, since they are used only on the thread that created them.
private struct Target: @unchecked Sendable { let object: AnyObject }
private struct Values: @unchecked Sendable { let list: [Any?] }
