/// A Boolean of C functions on Apple's systems (Apple: DarwinBoolean).
@frozen
public struct DarwinBoolean: ExpressibleByBooleanLiteral, Equatable, Sendable, CustomStringConvertible {
  public var boolValue: Bool
  public init(_ value: Bool) { boolValue = value }
  public init(booleanLiteral value: Bool) { boolValue = value }
  public var description: String { boolValue.description }
}
