import QuartzCore

/// Layer properties that are marked with `@NSManaged`: Core Animation stores their values, runs their actions and interpolates
/// them in presentation layers (Apple: Core Animation Programming Guide, "Layer Style Property Animations"; CALayer, "Key-Value
/// Coding Extensions").
extension CALayer {
  /// Returns the value of a property. The compiler shim replaces `@NSManaged` with calls of this function.
  public func _vitrineManaged<Value>(_ key: String) -> Value {
    guard let value = _VitrineManagedValue.read(value(forKey: key), as: Value.self) else {
      preconditionFailure("\(type(of: self)).\(key) was read before it was set")
    }
    return value
  }

  /// Sets the value of a property, as the compiler shim does in place of `@NSManaged`.
  public func _vitrineSetManaged(_ key: String, _ value: Any?) { setValue(_VitrineManagedValue.stored(value), forKey: key) }
}
