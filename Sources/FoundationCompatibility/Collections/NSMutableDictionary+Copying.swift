import Foundation

extension NSMutableDictionary {
  /// Adds a value under a key whose type is `NSCopying`, as Apple declares the parameter. On Linux it is `AnyHashable`.
  ///
  /// A key that is not hashable is ignored.
  @_disfavoredOverload public func setObject(_ anObject: Any, forKey aKey: any NSCopying) {
    guard let key = aKey as? AnyHashable else { return }
    setObject(anObject, forKey: key)
  }

  /// The value under a key whose type is `NSCopying`; nil removes it. A key that is not hashable has no value.
  @_disfavoredOverload public subscript(key: any NSCopying) -> Any? {
    get { (key as? AnyHashable).flatMap { object(forKey: $0) } }
    set {
      guard let key = key as? AnyHashable else { return }
      if let newValue { setObject(newValue, forKey: key) } else { removeObject(forKey: key) }
    }
  }
}
