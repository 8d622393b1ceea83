/// An object whose members are looked up by name at run time, like the members of `AnyObject` in Objective-C. Created by code that the
/// compiler shim generates.
@dynamicMemberLookup
public struct _VitrineDynamicObject {
  package let object: AnyObject

  /// The value of a property as the type that the context requires; nil if the object has no such property, or one of another type.
  public subscript<Value>(dynamicMember name: String) -> Value! {
    KeyValueCoding.known(of: object, name).flatMap { DynamicValue.convert($0, to: Value.self) }
  }

  /// The value of a property where the context requires no type.
  public subscript(dynamicMember name: String) -> Any! { KeyValueCoding.known(of: object, name) }

  // The subscripts that Apple's SDK has on `AnyObject`, those of dictionaries and arrays. On Apple's systems an object of another class
  // raises an exception, or the program stops at an index that an array does not have.

  /// The value of a dictionary for a key; nil for other objects.
  public subscript(key: AnyHashable) -> Any! { (object as? NSDictionary)?.object(forKey: key.base) }
  /// The element of an array; nil for other objects and outside of the array. An index is also looked for as a dictionary's key.
  public subscript(index: Int) -> Any! {
    guard let array = object as? NSArray else { return self[AnyHashable(index)] }
    return (0..<array.count).contains(index) ? array.object(at: index) : nil
  }

  /// Calls a method and returns its result; nil if the object has no such method.
  public func _call<Result>(_ selector: String, _ arguments: Any?...) -> Result! {
    call(selector, arguments).flatMap { DynamicValue.convert($0, to: Result.self) }
  }

  @discardableResult
  public func _call(_ selector: String, _ arguments: Any?...) -> Any? { call(selector, arguments) }

  // Members of every object.

  public var description: String! { String(describing: object) }
  public var hash: Int! { (object as? NSObject)?.hash ?? ObjectIdentifier(object).hashValue }
  public func isEqual(_ other: Any?) -> Bool {
    (object as? NSObject)?.isEqual(other) ?? (other.map { object === ($0 as AnyObject) } ?? false)
  }
  public func isKind(of type: AnyClass) -> Bool { _vitrineIsSubclass(Swift.type(of: object), of: type) }
  public func isMember(of type: AnyClass) -> Bool { Swift.type(of: object) == type }
  public func responds(to selector: Selector!) -> Bool {
    guard let selector else { return false }
    return (object as? any NSObjectProtocol)?.responds(to: selector) ?? selector.isUnderstood(by: object)
  }
  public func conforms<Interface>(to aProtocol: Interface.Type) -> Bool { object is Interface }

  /// Does nothing for an object that is not an `NSObject`, which cannot be observed.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer?
  ) { (object as? NSObject)?.addObserver(observer, forKeyPath: keyPath, options: options, context: context) }
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    (object as? NSObject)?.removeObserver(observer, forKeyPath: keyPath)
  }
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
    (object as? NSObject)?.removeObserver(observer, forKeyPath: keyPath, context: context)
  }

  @discardableResult
  public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! { (object as? NSObject)?.perform(selector) }
  @discardableResult
  public func perform(_ selector: Selector!, with argument: Any!) -> Unmanaged<AnyObject>! {
    (object as? NSObject)?.perform(selector, with: argument)
  }

  // Members of numbers and strings. Without them, the type checker could not infer the type of `CGFloat(object.doubleValue)`.

  public var boolValue: Bool! { number?.boolValue ?? string?.boolValue ?? property("boolValue") }
  public var intValue: Int! { number?.intValue ?? string?.integerValue ?? property("intValue") }
  public var integerValue: Int! { number?.intValue ?? string?.integerValue ?? property("integerValue") }
  public var int32Value: Int32! { number?.int32Value ?? string?.intValue ?? property("int32Value") }
  public var int64Value: Int64! { number?.int64Value ?? string?.longLongValue ?? property("int64Value") }
  public var uintValue: UInt! { number?.uintValue ?? property("uintValue") }
  public var floatValue: Float! { number?.floatValue ?? string?.floatValue ?? property("floatValue") }
  public var doubleValue: Double! { number?.doubleValue ?? string?.doubleValue ?? property("doubleValue") }

  private var number: NSNumber? { (object as Any) as? NSNumber }
  private var string: NSString? { (object as Any) as? NSString }
  private func property<Value>(_ name: String) -> Value? { self[dynamicMember: name] }

  private func call(_ selector: String, _ arguments: [Any?]) -> Any? {
    guard Selector(selector).isUnderstood(by: object) else { return nil }
    return Call(target: object, selector: Selector(selector), arguments: arguments).run()
  }
}

/// Wraps an object. Called by code that the compiler shim generates.
@_disfavoredOverload
public func _vitrineDynamic(_ object: AnyObject) -> _VitrineDynamicObject { _VitrineDynamicObject(object: object) }
@_disfavoredOverload
public func _vitrineDynamic(_ object: AnyObject?) -> _VitrineDynamicObject! { object.map { _VitrineDynamicObject(object: $0) } }
/// Returns a value of any other type unchanged, since the shim does not know the types of expressions.
public func _vitrineDynamic<Value>(_ value: Value) -> Value { value }

private enum DynamicValue {
  /// Converts a value. Numbers convert to each other, and to structures that wrap a number or string in Swift.
  static func convert<Value>(_ value: Any, to type: Value.Type) -> Value? {
    if let converted = MethodArguments.convert(value, to: type) { return converted }
    guard let wrapped = value as? any RawRepresentable else { return nil }
    return convert(wrapped.rawValue, to: type)
  }
}
