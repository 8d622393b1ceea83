extension CGFloat {
  /// Creates a number from a value of any numeric type. Returns nil for other values, and for numbers that are not finite.
  package init?(finite value: Any?) {
    let number: CGFloat? =
      switch value {
      case let value as CGFloat: value
      case let value as Double: CGFloat(value)
      case let value as Float: CGFloat(value)
      case let value as Int: CGFloat(value)
      case let value as any BinaryInteger: CGFloat(Double(value))
      case let value as NSNumber: CGFloat(value.doubleValue)
      default: nil
      }
    guard let number, number.isFinite else { return nil }
    self = number
  }
}
