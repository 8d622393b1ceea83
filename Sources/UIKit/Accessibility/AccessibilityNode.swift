import CoreGraphics

/// An element as a screen reader visits it.
package struct AccessibilityNode: Sendable {
  package var label: String?
  package var value: String?
  package var hint: String?
  package var traits: UIAccessibilityTraits
  /// The frame in the window, in points.
  package var frame: CGRect
  /// The view of the element, or the view that contains it.
  package var view: ObjectIdentifier?

  /// The spoken text: label, value, kind and hint.
  package var spoken: String {
    var parts: [String] = []
    if traits.contains(.selected) { parts.append("Selected") }
    if let label, !label.isEmpty { parts.append(label) }
    let isSwitch = traits.contains(.toggleButton)
    if let value, !value.isEmpty { parts.append(isSwitch ? (value == "1" ? "On" : "Off") : value) }
    for (trait, word) in Self.words where traits.contains(trait) { parts.append(word) }
    if isSwitch { parts.append("Switch Button") } else if traits.contains(.button) { parts.append("Button") }
    if traits.contains(.notEnabled) { parts.append("Dimmed") }
    var text = parts.joined(separator: ", ")
    if let hint, !hint.isEmpty { text += ". \(hint)" }
    return text
  }

  private static let words: [(UIAccessibilityTraits, String)] = [
    (.header, "Heading"), (.link, "Link"), (.image, "Image"), (.searchField, "Search Field"), (.keyboardKey, "Key"), (.tabBar, "Tab"),
    (.adjustable, "Adjustable"),
  ]
}
