public import Foundation

/// The velocity of a finger, in points per second.
public struct XCUIGestureVelocity: RawRepresentable, Hashable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
  public let rawValue: CGFloat
  public init(rawValue: CGFloat) { self.rawValue = rawValue }
  public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
  public init(floatLiteral value: Double) { rawValue = CGFloat(value) }
  public init(integerLiteral value: Int) { rawValue = CGFloat(value) }
  public static let `default` = XCUIGestureVelocity(0), slow = XCUIGestureVelocity(100), fast = XCUIGestureVelocity(2000)
}
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let delete = XCUIKeyboardKey(rawValue: "\u{8}"), `return` = XCUIKeyboardKey(rawValue: "\r")
  public static let enter = XCUIKeyboardKey(rawValue: "\u{3}"), tab = XCUIKeyboardKey(rawValue: "\t")
  public static let space = XCUIKeyboardKey(rawValue: " "), escape = XCUIKeyboardKey(rawValue: "\u{1B}")
  public static let upArrow = XCUIKeyboardKey(rawValue: "\u{F700}"), downArrow = XCUIKeyboardKey(rawValue: "\u{F701}")
  public static let leftArrow = XCUIKeyboardKey(rawValue: "\u{F702}"), rightArrow = XCUIKeyboardKey(rawValue: "\u{F703}")
  public static let home = XCUIKeyboardKey(rawValue: "\u{F729}"), end = XCUIKeyboardKey(rawValue: "\u{F72B}")
  public static let pageUp = XCUIKeyboardKey(rawValue: "\u{F72C}"), pageDown = XCUIKeyboardKey(rawValue: "\u{F72D}")
  public static let forwardDelete = XCUIKeyboardKey(rawValue: "\u{F728}"), clear = XCUIKeyboardKey(rawValue: "\u{F739}")
}
