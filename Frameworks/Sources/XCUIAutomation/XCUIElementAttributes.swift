import UIKit

/// The attributes of an element in a program's interface (Apple: XCUIElementAttributes).
@preconcurrency @MainActor
public protocol XCUIElementAttributes {
  var identifier: String { get }
  /// The frame in screen coordinates, in points.
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
