import Foundation

/// Reads and stores the values of properties marked with `@NSManaged`. Called by frameworks whose classes have such properties.
public enum _VitrineManagedValue {
  /// Returns a value as the property's type. An unset value is nil, zero, or an empty string or collection. An enumeration for Objective-C is
  /// made of the integer that is stored for it.
  /// - Returns: nil if the type has none of these.
  public static func read<Value>(_ value: Any?, as type: Value.Type) -> Value? {
    if let value, let converted = MethodArguments.convert(value, to: type) { return converted }
    if let none = Optional<Any>.none as? Value { return none }
    if let enumeration = type as? any RawRepresentable.Type, let made = made(enumeration, of: value) as? Value { return made }
    let candidates: [Any] = [
      0, 0.0, false, "", CGFloat(0), Float(0), Int16(0), Int32(0), Int64(0), CGPoint.zero, CGSize.zero, CGRect.zero,
      Date(timeIntervalSinceReferenceDate: 0), Data(), UUID(), NSSet(),
    ]
    return candidates.lazy.compactMap { $0 as? Value }.first
  }

  private static func made<Enumeration: RawRepresentable>(_ type: Enumeration.Type, of value: Any?) -> Enumeration? {
    guard let integers = Enumeration.RawValue.self as? any BinaryInteger.Type else { return nil }
    return (integer(integers, of: value) as? Enumeration.RawValue).flatMap(Enumeration.init)
  }

  private static func integer<Integer: BinaryInteger>(_ type: Integer.Type, of value: Any?) -> Integer? {
    switch value {
    case nil: 0
    case let number as NSNumber: Integer(exactly: number.int64Value)
    case let number as any BinaryInteger: Integer(exactly: number)
    default: nil
    }
  }

  /// Returns a value in the form in which it is stored: nil for an empty optional, and for an enumeration its integer, as in Objective-C.
  public static func stored(_ value: Any?) -> Any? {
    guard let value else { return nil }
    if case Optional<Any>.none = value { return nil }
    if let enumeration = value as? any RawRepresentable, let integer = enumeration.rawValue as? any BinaryInteger { return integer }
    return value
  }
}
