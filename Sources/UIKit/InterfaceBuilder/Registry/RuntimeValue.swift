/// Conversions of runtime attribute values to the types of properties.
@MainActor enum RuntimeValue {
  static func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    guard let value else { return nil }
    if let fitting = value as? Value { return fitting }
    if let color = value as? UIColor { return color.cgColor as? Value }
    if let flag = value as? Bool { return number(flag ? 1 : 0, to: type) }
    if let number = value as? Double { return self.number(number, to: type) }
    return nil
  }

  private static func number<Value>(_ number: Double, to type: Value.Type) -> Value? {
    let whole = number.rounded()
    if let value = CGFloat(number) as? Value { return value }
    if let value = Float(number) as? Value { return value }
    if let value = Int(exactly: whole) as? Value { return value }
    if let value = Int32(exactly: whole) as? Value { return value }
    if let value = UInt(exactly: whole) as? Value { return value }
    if let value = NSNumber(value: number) as? Value { return value }
    return (number != 0) as? Value
  }
}
