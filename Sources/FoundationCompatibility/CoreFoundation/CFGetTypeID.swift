/// Returns an identifier of an object's class, equal for all objects of the class (Apple: CFGetTypeID). A class's own identifier is a
/// property like `CGColor.typeID`.
public func CFGetTypeID(_ cf: AnyObject!) -> CFTypeID { CFTypeID(bitPattern: ObjectIdentifier(type(of: cf!)).hashValue) }
