import Foundation

/// Reads and stores the values of properties marked with `@NSManaged`. Called by frameworks whose classes have such properties.
public enum _VitrineManagedValue {
  /// Returns a value as the property's type. An unset value is nil, zero, or an empty string or collection.
  /// - Returns: nil if the type has none of these.
  public static func read<Value>(_ value: Any?, as type: Value.Type) -> Value? {
    if let value, let converted = MethodArguments.convert(value, to: type) { return converted }
    if let none = Optional<Any>.none as? Value { return none }
    let candidates: [Any] = [
      0, 0.0, false, "", CGFloat(0), Float(0), Int16(0), Int32(0), Int64(0), CGPoint.zero, CGSize.zero, CGRect.zero,
      Date(timeIntervalSinceReferenceDate: 0), Data(), UUID(), NSSet(),
    ]
    return candidates.lazy.compactMap { $0 as? Value }.first
  }

  /// Returns a value in the form in which it is stored: nil for an empty optional.
  public static func stored(_ value: Any?) -> Any? {
    guard let value else { return nil }
    if case Optional<Any>.none = value { return nil }
    return value
  }
}
