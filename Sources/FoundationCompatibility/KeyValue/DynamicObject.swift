/// An object whose members are looked up by name at run time, as Objective-C looks up those of `AnyObject`. Made by code that the compiler shim writes.
@dynamicMemberLookup
public struct _VitrineDynamicObject {
  let object: AnyObject

  /// The value of a property, as the type that the place asks for; nil where the object has no such property, or one of another type.
  public subscript<Value>(dynamicMember name: String) -> Value! {
    KeyValueCoding.known(of: object, name).flatMap { DynamicValue.convert($0, to: Value.self) }
  }

  /// Where no type is asked for.
  public subscript(dynamicMember name: String) -> Any! { KeyValueCoding.known(of: object, name) }

  /// The result of a method; nil where the object has no such method.
  public func _call<Result>(_ selector: String, _ arguments: Any?...) -> Result! {
    call(selector, arguments).flatMap { DynamicValue.convert($0, to: Result.self) }
  }

  @discardableResult
  public func _call(_ selector: String, _ arguments: Any?...) -> Any? { call(selector, arguments) }

  // What every object has.

  public var description: String! { String(describing: object) }
  public var hash: Int! { (object as? NSObject)?.hash ?? ObjectIdentifier(object).hashValue }
  public func isEqual(_ other: Any?) -> Bool {
    (object as? NSObject)?.isEqual(other) ?? (other.map { object === ($0 as AnyObject) } ?? false)
  }
  public func isKind(of type: AnyClass) -> Bool {
    var next: AnyClass? = Swift.type(of: object)
    while let current = next, current != type { next = class_getSuperclass(current) }
    return next != nil
  }
  public func isMember(of type: AnyClass) -> Bool { Swift.type(of: object) == type }
  public func responds(to selector: Selector!) -> Bool {
    guard let selector else { return false }
    return (object as? any NSObjectProtocol)?.responds(to: selector) ?? selector.isUnderstood(by: object)
  }

  private func call(_ selector: String, _ arguments: [Any?]) -> Any? {
    guard Selector(selector).isUnderstood(by: object) else { return nil }
    return Call(target: object, selector: Selector(selector), arguments: arguments).run()
  }
}

/// Called by code that the compiler shim writes.
@_disfavoredOverload
public func _vitrineDynamic(_ object: AnyObject) -> _VitrineDynamicObject { _VitrineDynamicObject(object: object) }
@_disfavoredOverload
public func _vitrineDynamic(_ object: AnyObject?) -> _VitrineDynamicObject? { object.map { _VitrineDynamicObject(object: $0) } }
/// A value of any other type is what it is: the shim knows names, not types.
public func _vitrineDynamic<Value>(_ value: Value) -> Value { value }

private enum DynamicValue {
  /// Numbers stand for each other, and for the structures that Swift makes of Objective-C's numbers and strings.
  static func convert<Value>(_ value: Any, to type: Value.Type) -> Value? {
    if let converted = MethodArguments.convert(value, to: type) { return converted }
    guard let wrapped = value as? any RawRepresentable else { return nil }
    return convert(wrapped.rawValue, to: type)
  }
}
