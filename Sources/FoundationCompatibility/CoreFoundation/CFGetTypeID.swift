/// Returns an identifier of an object's class, equal for all objects of the class (Apple: CFGetTypeID). A class's own identifier is a
/// property like `CGColor.typeID`. Numbers that are true or false have that of `CFBoolean`.
public func CFGetTypeID(_ cf: AnyObject!) -> CFTypeID {
  guard let number = cf as? NSNumber else { return identifier(type(of: cf!)) }
  return number === NSNumber(value: true) || number === NSNumber(value: false) ? CFBooleanGetTypeID() : CFNumberGetTypeID()
}
public func CFBooleanGetTypeID() -> CFTypeID { identifier(Bool.self) }
public func CFNumberGetTypeID() -> CFTypeID { identifier(NSNumber.self) }

private func identifier(_ type: Any.Type) -> CFTypeID { CFTypeID(bitPattern: ObjectIdentifier(type).hashValue) }
