/// The conditions under which a preview is shown.
package struct PreviewLook: Codable, Hashable, Sendable {
  /// The name of a device, such as "iPhone 15"; nil for a screen without one, of any size.
  package var device: String?
  package var isLandscape = false
  package var isDark = false
  package var isRightToLeft = false
  /// The name of a text size, such as "large"; nil for the usual one.
  package var textSize: String?
  /// An identifier, such as "de_DE"; nil for that of the process.
  package var locale: String?
  package var hasHighContrast = false
  package var hasBoldText = false
  package var reducesMotion = false

  package init() {}
}
