import CAccessibilityBus
import Foundation

/// An accessibility element in the form that a desktop screen reader receives: a value with its child elements.
package struct AccessibilityItem: Equatable, Sendable {
  /// States that are on or off.
  package struct States: OptionSet, Sendable {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }
    private init(_ bit: Int) { rawValue = UInt32(bit) }

    package static let enabled = States(CAB_ENABLED)
    package static let visible = States(CAB_VISIBLE)
    /// The element is in the visible area of its window.
    package static let showing = States(CAB_SHOWING)
    package static let focusable = States(CAB_FOCUSABLE)
    package static let selectable = States(CAB_SELECTABLE)
    package static let selected = States(CAB_SELECTED)
    package static let checkable = States(CAB_CHECKABLE)
    package static let checked = States(CAB_CHECKED)
    package static let editable = States(CAB_EDITABLE)
    package static let multiLine = States(CAB_MULTI_LINE)
    package static let singleLine = States(CAB_SINGLE_LINE)
    /// The window has the keyboard focus.
    package static let active = States(CAB_ACTIVE)
    package static let modal = States(CAB_MODAL)
    package static let busy = States(CAB_BUSY)
  }

  /// A value in a range.
  package struct Number: Equatable, Sendable {
    package var value: Double
    package var minimum: Double
    package var maximum: Double
    /// The smallest change of the value; 0 if any change is possible.
    package var step: Double

    package init(_ value: Double, in range: ClosedRange<Double>, step: Double = 0) {
      (self.value, minimum, maximum, self.step) = (value, range.lowerBound, range.upperBound, step)
    }
  }

  /// An action that a screen reader can perform on the element.
  package struct Action: Equatable, Sendable {
    /// The identifier of the action, which is not localized.
    package var name: String
    /// The localized name, which the screen reader speaks.
    package var description: String

    package init(name: String, description: String) { (self.name, self.description) = (name, description) }
  }

  /// The identity of the element, at least 1. It is the same in each update.
  package var id: UInt64
  package var role: AccessibilityRole
  package var states: States = [.enabled, .visible, .showing]
  package var name: String?
  package var description: String?
  /// The text of a field or label, or the words for a number; nil if there is no text beside the name.
  package var text: String?
  package var identifier: String?
  /// The frame in the coordinates of the desktop.
  package var frame = CGRect.zero
  package var number: Number?
  /// The selected characters of the text, in Unicode scalars. An empty range is the position of the caret. nil if the text has no caret.
  package var selection: Range<Int>?
  /// The level of a heading, from 1; 0 if there is none.
  package var level = 0
  package var actions: [Action] = []
  package var children: [AccessibilityItem] = []

  package init(id: UInt64, role: AccessibilityRole, name: String? = nil) { (self.id, self.role, self.name) = (id, role, name) }
}

extension AccessibilityItem {
  /// The C structure for the element, without texts and actions.
  func values(parent: UInt64) -> cab_values {
    var values = cab_values()
    values.id = id
    values.parent = parent
    values.role = role.code
    values.states = states.rawValue
    let frame = frame.integral
    values.x = Int32(whole: frame.minX)
    values.y = Int32(whole: frame.minY)
    values.width = Int32(whole: frame.width)
    values.height = Int32(whole: frame.height)
    if let number {
      values.has_number = 1
      (values.number, values.minimum, values.maximum, values.step) = (number.value, number.minimum, number.maximum, number.step)
    }
    values.caret = Int32(clamping: selection?.upperBound ?? -1)
    values.selection_start = Int32(clamping: selection?.lowerBound ?? 0)
    values.selection_end = Int32(clamping: selection?.upperBound ?? 0)
    values.level = Int32(clamping: level)
    return values
  }
}

extension Int32 {
  /// Converts a whole number, limited to ±10⁹, because null and infinite rectangles have unbounded coordinates. NaN becomes 0.
  fileprivate init(whole number: CGFloat) { self = number.isNaN ? 0 : Int32(Swift.max(-1e9, Swift.min(number, 1e9))) }
}
