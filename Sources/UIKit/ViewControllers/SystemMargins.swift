import CoreGraphics

/// The minimum layout margins of root views.
package enum SystemMargins {
  /// Returns the margin at both sides of a root view, in points: 16, or 20 from a width of 414 points on (measured in storyboards; see
  /// InterfaceBuilder.md).
  package static func side(width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }
}
