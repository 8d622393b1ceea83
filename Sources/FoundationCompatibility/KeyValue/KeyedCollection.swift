import Foundation

/// Key-value coding of Foundation's classes that use their entries as keys (Apple: Key-Value Coding of NSDictionary, NSArray, NSSet and
/// UserDefaults).
enum KeyedCollection {
  /// - Returns: nil if the object is of another class.
  static func value(of object: AnyObject, _ key: String) -> KeyValueCoding.Answer? {
    switch object {
    case let defaults as UserDefaults: .found(defaults.object(forKey: key))
    case let dictionary as NSDictionary: .found(dictionary.object(forKey: key as NSString))
    case let array as NSArray: .found(array.map { entry(of: $0, key) })
    case let set as NSSet: .found(NSSet(array: set.map { entry(of: $0, key) }))
    default: nil
    }
  }

  /// Sets an entry of user defaults or a mutable dictionary. `nil` removes it, as on Apple's systems.
  /// - Returns: false if the object is of another class.
  static func set(_ value: Any?, of object: NSObject, _ key: String) -> Bool {
    switch object {
    case let defaults as UserDefaults:
      defaults.set(value, forKey: key)
      return true
    case let dictionary as NSMutableDictionary:
      if let value { dictionary.setObject(value, forKey: key as NSString) } else { dictionary.removeObject(forKey: key as NSString) }
      return true
    default: return false
    }
  }

  private static func entry(of object: Any, _ key: String) -> Any { KeyValueCoding.value(of: object, path: [key]) ?? NSNull() }
}
