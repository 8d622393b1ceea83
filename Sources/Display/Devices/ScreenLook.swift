/// The conditions under which a screen is shown: its device, and the user's settings. The command line, recordings, hosts and shells share
/// this type.
package struct ScreenLook: Codable, Hashable, Sendable {
  /// The name of a `DeviceModel`, such as "iPhone 15"; nil for a screen of any size without a device.
  package var device: String?
  /// Whether the screen is in landscape. Has no effect on content that chooses its own orientation.
  package var isLandscape = false
  package var isDark = false
  /// Whether the layout is right-to-left. If false, the language of the locale decides.
  package var isRightToLeft = false
  /// The name of a text size, such as "large"; nil for the default.
  package var textSize: String?
  /// The identifier of a locale, such as "de_DE"; nil for that of the process.
  package var locale: String?
  /// The setting Increase Contrast.
  package var hasHighContrast = false
  /// The setting Bold Text.
  package var hasBoldText = false
  /// The settings Reduce Motion and Prefer Cross-Fade Transitions.
  package var reducesMotion = false
  /// The version of iOS whose look bars and controls have; nil for that of the environment variable VITRINE_LOOK, or else iOS 17.
  package var system: SystemLook?

  package init() {}

  package var model: DeviceModel? { device.flatMap(DeviceModel.named) }
}
