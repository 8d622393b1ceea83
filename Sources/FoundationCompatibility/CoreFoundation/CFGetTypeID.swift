/// Names the class of an object: two objects of one class have the same (Apple: CFGetTypeID). Classes say theirs as `CGColor.typeID`.
public func CFGetTypeID(_ cf: AnyObject!) -> CFTypeID { CFTypeID(bitPattern: ObjectIdentifier(type(of: cf!)).hashValue) }
