import QuartzCore

/// Properties of layers that `@NSManaged` marks: Core Animation keeps their values, runs their actions and interpolates them in presentation layers
/// (Apple: Core Animation Programming Guide, "Layer Style Property Animations"; CALayer, "Key-Value Coding Extensions").
extension CALayer {
  /// What the compiler shim puts in place of `@NSManaged`.
  public func _vitrineManaged<Value>(_ key: String) -> Value {
    guard let value = _VitrineManagedValue.read(value(forKey: key), as: Value.self) else {
      preconditionFailure("\(type(of: self)).\(key) was read before it was set")
    }
    return value
  }

  public func _vitrineSetManaged(_ key: String, _ value: Any?) { setValue(_VitrineManagedValue.stored(value), forKey: key) }
}
