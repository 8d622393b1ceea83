import Foundation

/// What a property that `@NSManaged` marks reads. Called by code of the frameworks whose classes have such properties.
public enum _VitrineManagedValue {
  /// A value as the property's type. One that was never set is nil, zero or an empty text or collection.
  /// - Returns: nil for a type that has none of these.
  public static func read<Value>(_ value: Any?, as type: Value.Type) -> Value? {
    if let value, let converted = MethodArguments.convert(value, to: type) { return converted }
    if let none = Optional<Any>.none as? Value { return none }
    let candidates: [Any] = [
      0, 0.0, false, "", CGFloat(0), Float(0), Int16(0), Int32(0), Int64(0), CGPoint.zero, CGSize.zero, CGRect.zero,
      Date(timeIntervalSinceReferenceDate: 0), Data(), UUID(), NSSet(),
    ]
    return candidates.lazy.compactMap { $0 as? Value }.first
  }

  /// A value as it is stored: an optional without a value is nil.
  public static func stored(_ value: Any?) -> Any? {
    guard let value else { return nil }
    if case Optional<Any>.none = value { return nil }
    return value
  }
}
