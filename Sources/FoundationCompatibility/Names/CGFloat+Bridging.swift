/// Allows a cast from `NSNumber`, as in `dictionary["width"] as? CGFloat`. Foundation on Linux has this for all other number types.
// swift-format-ignore: AvoidRetroactiveConformances
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }

  public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
    guard let value = Double(exactly: source) else { return false }
    result = CGFloat(value)
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat { CGFloat(source?.doubleValue ?? 0) }

  /// Takes the nearest value of a number.
  public init(truncating number: NSNumber) { self = CGFloat(number.doubleValue) }
}
