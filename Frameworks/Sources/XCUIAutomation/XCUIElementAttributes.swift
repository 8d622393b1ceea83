import UIKit

/// What an element of a program's interface says of itself (Apple: XCUIElementAttributes).
@preconcurrency @MainActor
public protocol XCUIElementAttributes {
  var identifier: String { get }
  /// In screen coordinates, in points.
  var frame: CGRect { get }
  var value: Any? { get }
  var title: String { get }
  var label: String { get }
  var elementType: XCUIElement.ElementType { get }
  var isEnabled: Bool { get }
  var horizontalSizeClass: XCUIElement.UserInterfaceSizeClass { get }
  var verticalSizeClass: XCUIElement.UserInterfaceSizeClass { get }
  var placeholderValue: String? { get }
  var isSelected: Bool { get }
  var hasFocus: Bool { get }
}
