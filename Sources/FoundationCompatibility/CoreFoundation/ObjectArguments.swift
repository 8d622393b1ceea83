// Core Foundation's functions with objects of Foundation, which Apple's compilers convert to the types of Core Foundation. On Linux these are
// values of Swift.

@_disfavoredOverload public func CFDictionaryGetCount(_ theDict: NSDictionary) -> CFIndex { theDict.count }
@_disfavoredOverload public func CFDictionaryContainsKey(_ theDict: NSDictionary, _ key: UnsafeRawPointer!) -> Bool {
  CFDictionaryContainsKey(_vitrineCFDictionary(theDict), key)
}
@_disfavoredOverload public func CFDictionaryGetValue(_ theDict: NSDictionary, _ key: UnsafeRawPointer!) -> UnsafeRawPointer! {
  CFDictionaryGetValue(_vitrineCFDictionary(theDict), key)
}
@_disfavoredOverload public func CFArrayGetCount(_ theArray: NSArray) -> CFIndex { theArray.count }
@_disfavoredOverload public func CFArrayGetValueAtIndex(_ theArray: NSArray, _ idx: CFIndex) -> UnsafeRawPointer! {
  CFArrayGetValueAtIndex(_vitrineCFArray(theArray), idx)
}
@_disfavoredOverload public func CFDataGetLength(_ theData: NSData) -> CFIndex { theData.length }
@_disfavoredOverload public func CFDataGetBytePtr(_ theData: NSData) -> UnsafePointer<UInt8>! {
  CFDataGetBytePtr(Data(referencing: theData))
}

/// Converts a dictionary to Core Foundation's type. The compiler shim calls these functions for `dictionary as CFDictionary` in files that name
/// `NSDictionary`, since Swift on Linux has no such cast.
public func _vitrineCFDictionary(_ dictionary: NSDictionary) -> CFDictionary { dictionary as? CFDictionary ?? [:] }
public func _vitrineCFDictionary<Key, Value>(_ dictionary: [Key: Value]) -> CFDictionary { dictionary as CFDictionary }

/// Converts an array to Core Foundation's type, as for dictionaries.
public func _vitrineCFArray(_ array: NSArray) -> CFArray { array.map { $0 } }
public func _vitrineCFArray<Element>(_ array: [Element]) -> CFArray { array as CFArray }
