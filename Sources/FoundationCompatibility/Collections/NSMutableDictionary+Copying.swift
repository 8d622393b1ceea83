import Foundation

extension NSMutableDictionary {
  /// Adds a value under a key whose type is `NSCopying`, as Apple declares the parameter. On Linux it is `AnyHashable`.
  ///
  /// A key that is not hashable is ignored.
  @_disfavoredOverload public func setObject(_ anObject: Any, forKey aKey: any NSCopying) {
    guard let key = aKey as? AnyHashable else { return }
    setObject(anObject, forKey: key)
  }
}
