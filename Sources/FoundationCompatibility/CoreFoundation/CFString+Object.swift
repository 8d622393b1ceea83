/// Returns a constant of the keychain as it is. The compiler shim calls this function, or the following one where an object is required, for
/// `query[kSecClass as String] = kSecClassGenericPassword`: on Linux `CFString` is not a class.
public func _vitrineCF(_ constant: CFString) -> CFString { constant }
@_disfavoredOverload public func _vitrineCF(_ constant: CFString) -> AnyObject { NSString(string: constant) }
/// Returns a constant that is not a string as it is.
@_disfavoredOverload public func _vitrineCF<Constant>(_ constant: Constant) -> Constant { constant }
