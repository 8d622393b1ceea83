/// The conditions under which a screen is shown: its device, and what a person has chosen in the settings. The command line, recordings,
/// hosts and shells share this type.
package struct ScreenLook: Codable, Hashable, Sendable {
  /// The name of a `DeviceModel`, such as "iPhone 15"; nil for a screen without one, of any size.
  package var device: String?
  /// Whether the screen lies on its side, for content that does not choose an orientation itself.
  package var isLandscape = false
  package var isDark = false
  /// Whether everything is laid out from right to left. If false, the language of the locale decides.
  package var isRightToLeft = false
  /// The name of a text size, such as "large"; nil for the usual one.
  package var textSize: String?
  /// An identifier, such as "de_DE"; nil for that of the process.
  package var locale: String?
  /// Increase Contrast.
  package var hasHighContrast = false
  /// Bold Text.
  package var hasBoldText = false
  /// Reduce Motion, with Prefer Cross-Fade Transitions.
  package var reducesMotion = false

  package init() {}

  package var model: DeviceModel? { device.flatMap(DeviceModel.named) }
}
