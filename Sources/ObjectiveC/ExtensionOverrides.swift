import Foundation
import Synchronization

/// Where the next look-up of an override begins: set by `super.method()` in an override, read by the method of the extension.
private let above = Mutex<[Above]>([])

private struct Above: Equatable {
  var object: ObjectIdentifier
  var key: String
  var type: ObjectIdentifier
}

/// The override of a method that an extension declares; nil where the extension's own body runs. Called by code that the compiler shim writes.
public func _vitrineOverride(_ object: AnyObject, _ key: String) -> (([Any?]) -> Any?)? {
  throwingOverride(object, key).map { body in
    { arguments in
      do { return try body(arguments) } catch { fatalError("\(key): \(error)") }
    }
  }
}

/// The override of a method that may throw.
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
    // Methods without a result give nil; the caller casts to Void.
    return result.list[0] ?? ()
  }
}

/// The result of an override as the type that the extension's member has. Called by code that the compiler shim writes.
public func _vitrineResult<Result>(_ value: Any?, as type: Result.Type) -> Result {
  if let result = value as? Result { return result }
  // An override without a result gives `()`, and so does one whose result is nil.
  guard let result = MethodArguments.convert(value is Void ? nil : value, to: type) else {
    fatalError("an override gives \(value.map { "\(Swift.type(of: $0))" } ?? "nil"), where the member of the extension has \(type)")
  }
  return result
}

/// The object itself; the next look-up of the method's override begins above `type`. Called by code that the compiler shim writes.
public func _vitrineAbove<Object: AnyObject>(_ type: AnyClass, _ key: String, _ object: Object) -> Object {
  above.withLock { $0.append(Above(object: ObjectIdentifier(object), key: key, type: ObjectIdentifier(type))) }
  return object
}

/// Stay on the thread that made them.
private struct Target: @unchecked Sendable { let object: AnyObject }
private struct Values: @unchecked Sendable { let list: [Any?] }
