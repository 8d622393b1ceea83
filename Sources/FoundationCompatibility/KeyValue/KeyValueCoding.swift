/// A class that stores values under arbitrary keys, such as layers and animations.
@MainActor
package protocol KeyValueContainer: AnyObject {
  func value(forKey key: String) -> Any?
  func setValue(_ value: Any?, forKey key: String)
}

/// A class that stores its values by key, such as Core Data's objects, and can be used on any thread.
public protocol _VitrineKeyedObject: AnyObject {
  func _vitrineKeyedValue(_ key: String) -> Any?
  func _vitrineSetKeyedValue(_ value: Any?, _ key: String)
  /// Whether the object stores a value under the key.
  func _vitrineHasKey(_ key: String) -> Bool
}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Returns the value of a property by name (Apple: Key-Value Coding). Available are properties marked with `@objc`, `@IBOutlet`,
  /// `@IBInspectable` or `@NSManaged`, and stored properties through reflection. An undefined key stops the program, like the exception on
  /// Apple's systems.
  public func value(forKey key: String) -> Any? {
    if let body = _vitrineOverride(self, "valueForKey:") { return body([key]) }
    switch KeyValueCoding.value(of: self, key) {
    case .found(let value): return value
    case .unknown: return value(forUndefinedKey: key)
    }
  }

  public func setValue(_ value: Any?, forKey key: String) {
    if let body = _vitrineOverride(self, "setValue:forKey:") {
      _ = body([value, key])
      return
    }
    if !KeyValueCoding.set(value, of: self, key) { setValue(value, forUndefinedKey: key) }
  }

  /// - Parameter keyPath: keys separated by dots; for arrays and sets also `@count`, `@sum.key`, `@avg.key`, `@min.key`, `@max.key`.
  public func value(forKeyPath keyPath: String) -> Any? {
    KeyValueCoding.value(of: self, path: keyPath.split(separator: ".").map(String.init))
  }

  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    var keys = keyPath.split(separator: ".").map(String.init)
    guard let last = keys.popLast() else { return }
    let target = keys.isEmpty ? self : KeyValueCoding.value(of: self, path: keys) as? NSObject
    target?.setValue(value, forKey: last)
  }

  public func value(forUndefinedKey key: String) -> Any? {
    if let body = _vitrineOverride(self, "valueForUndefinedKey:") { return body([key]) }
    let text = "[\(type(of: self)) valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key)."
    guard KeyValueCoding.hasPrivateKeys(self) else { preconditionFailure(text) }
    Problem.report(text)
    return nil
  }

  public func setValue(_ value: Any?, forUndefinedKey key: String) {
    if let body = _vitrineOverride(self, "setValue:forUndefinedKey:") {
      _ = body([value, key])
      return
    }
    let text = "[\(type(of: self)) setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key)."
    guard KeyValueCoding.hasPrivateKeys(self) else { preconditionFailure(text) }
    Problem.report(text)
  }

  public func setValuesForKeys(_ values: [String: Any]) {
    for (key, value) in values.sorted(by: { $0.key < $1.key }) { setValue(value is NSNull ? nil : value, forKey: key) }
  }

  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }, uniquingKeysWith: { $1 })
  }
}

/// Reads and writes properties by name.
enum KeyValueCoding {
  enum Answer {
    case found(Any?)
    case unknown
  }

  static func value(of object: AnyObject, _ key: String) -> Answer {
    if key == "self" { return .found(object) }
    if let object = object as? any _VitrineKeyedObject, object._vitrineHasKey(key) { return .found(object._vitrineKeyedValue(key)) }
    if let collection = KeyedCollection.value(of: object, key) { return collection }
    if let found = object as? any KeyValueContainer {
      nonisolated(unsafe) let container = found
      let result = MainActor.assumeIsolated { Held(value: container.value(forKey: key)) }
      return .found(result.value)
    }
    for name in names(of: key) {
      if let property = ClassTable.shared.property(name, of: type(of: object)) { return .found(property.get(object)) }
    }
    for name in names(of: key) where ClassTable.shared.method(name, of: type(of: object)) != nil {
      return .found(Call(target: object, selector: Selector(name)).run())
    }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for child in current.children {
        guard let label = child.label, names(of: key).contains(label) else { continue }
        return .found(unwrapped(child.value))
      }
      mirror = current.superclassMirror
    }
    return .unknown
  }

  /// Returns the value of a key; nil if the object does not have the key.
  static func known(of object: AnyObject, _ key: String) -> Any? {
    if case .found(let value) = value(of: object, key) { value } else { nil }
  }

  /// - Returns: whether there is such a property.
  static func set(_ value: Any?, of object: NSObject, _ key: String) -> Bool {
    if let object = object as? any _VitrineKeyedObject, object._vitrineHasKey(key) {
      object._vitrineSetKeyedValue(value, key)
      return true
    }
    if KeyedCollection.set(value, of: object, key) { return true }
    if let found = object as? any KeyValueContainer {
      nonisolated(unsafe) let container = found
      let held = Held(value: value)
      MainActor.assumeIsolated { container.setValue(held.value, forKey: key) }
      return true
    }
    for name in names(of: key) {
      if let set = ClassTable.shared.writableProperty(forKey: name, of: type(of: object))?.set {
        if !set(object, value) {
          Problem.report("\(type(of: object)).\(name) cannot have the value \(value.map { "\($0)" } ?? "nil"): it is of another type")
        }
        return true
      }
    }
    let setter = "set" + key.prefix(1).uppercased() + key.dropFirst() + ":"
    guard ClassTable.shared.method(setter, of: type(of: object)) != nil else { return false }
    Call(target: object, selector: Selector(setter), arguments: [value]).run()
    return true
  }

  static func value(of start: Any?, path: [String]) -> Any? {
    var value = start
    for (index, key) in path.enumerated() {
      guard let current = value, !(current is NSNull) else { return nil }
      if key == "self" { continue }
      if key.hasPrefix("@"), let list = list(current) { return collect(key, list, Array(path[(index + 1)...])) }
      if let dictionary = current as? [AnyHashable: Any] {
        value = dictionary[key]
      } else if let list = list(current) {
        value = list.map { self.value(of: $0, path: [key]) ?? NSNull() }
      } else if key == "length", let text = current as? String ?? (current as? NSString).map({ String(describing: $0) }) {
        value = text.utf16.count
      } else if let found = scalar(current, key) {
        value = found
      } else if let object = current as? NSObject {
        value = object.value(forKey: key)
      } else {
        value = Mirror(reflecting: current).children.first { $0.label == key }.flatMap { unwrapped($0.value) }
      }
    }
    return value
  }

  /// Returns the result of an accessor of `NSNumber` or `NSString`, whose properties are not available by name; nil for other values and
  /// keys.
  private static func scalar(_ value: Any, _ key: String) -> Any? {
    if let text = value as? String ?? (value as? NSString).map({ String(describing: $0) }) {
      let text = text as NSString
      switch key {
      case "intValue": return text.intValue
      case "integerValue": return text.integerValue
      case "longLongValue": return text.longLongValue
      case "doubleValue": return text.doubleValue
      case "floatValue": return text.floatValue
      case "boolValue": return text.boolValue
      default: return nil
      }
    }
    guard let number = value as? NSNumber ?? MethodArguments.convert(value, to: Double.self).map({ NSNumber(value: $0) }) else {
      return nil
    }
    switch key {
    case "intValue", "integerValue", "longValue", "shortValue", "longLongValue": return number.int64Value
    case "doubleValue": return number.doubleValue
    case "floatValue": return number.floatValue
    case "boolValue": return number.boolValue
    case "stringValue": return number.stringValue
    default: return nil
    }
  }

  /// Sendable, since it is used only on the thread that created it.
  private struct Held: @unchecked Sendable { let value: Any? }

  static func list(_ value: Any) -> [Any]? {
    (value as? [Any]) ?? (value as? NSArray)?.map { $0 } ?? (value as? NSSet)?.map { $0 } ?? (value as? Set<AnyHashable>)?.map { $0.base }
  }

  private static func collect(_ operation: String, _ list: [Any], _ path: [String]) -> Any? {
    if operation == "@count" { return list.count }
    let values = path.isEmpty ? list : list.compactMap { value(of: $0, path: path) }
    let numbers = values.compactMap { MethodArguments.convert($0, to: Double.self) }
    switch operation {
    case "@sum": return numbers.reduce(0, +)
    case "@avg": return numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
    case "@min": return numbers.min()
    case "@max": return numbers.max()
    case "@unionOfObjects": return values
    case "@distinctUnionOfObjects":
      var seen: Set<AnyHashable> = []
      return values.filter { ($0 as? AnyHashable).map { seen.insert($0).inserted } ?? true }
    default: return nil
    }
  }

  /// Whether an object belongs to a class of UIKit or Core Animation, or a subclass. On Apple's systems these classes have undocumented
  /// properties that some programs use; here such a use is reported and the program continues.
  static func hasPrivateKeys(_ object: AnyObject) -> Bool {
    var next: AnyClass? = type(of: object)
    while let type = next {
      let name = String(reflecting: type)
      if name.hasPrefix("UIKit.") || name.hasPrefix("QuartzCore.") { return true }
      next = _getSuperclass(type)
    }
    return false
  }

  /// Returns the possible names of a property: `hidden` and `isHidden` are equivalent.
  static func names(of key: String) -> [String] {
    if key.hasPrefix("is"), key.dropFirst(2).first?.isUppercase == true {
      return [key, key.dropFirst(2).prefix(1).lowercased() + key.dropFirst(3)]
    }
    return [key, "is" + key.prefix(1).uppercased() + key.dropFirst()]
  }

  static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : value
  }
}
