internal import CoreText
import Synchronization

/// The settings for accessibility of a screen that UIKit follows. They can be asked for on any thread, so a lock protects those of the main
/// screen.
package struct AccessibilitySettings: Hashable, Sendable {
  /// Increase Contrast.
  package var hasHighContrast = false
  /// Bold Text.
  package var hasBoldText = false
  /// Reduce Motion, with Prefer Cross-Fade Transitions.
  package var reducesMotion = false

  package init(hasHighContrast: Bool = false, hasBoldText: Bool = false, reducesMotion: Bool = false) {
    (self.hasHighContrast, self.hasBoldText, self.reducesMotion) = (hasHighContrast, hasBoldText, reducesMotion)
  }

  /// The settings of the main screen.
  static var current: AccessibilitySettings { stored.withLock { $0 } }
  private static let stored = Mutex(AccessibilitySettings())

  /// Makes these the settings of the main screen.
  func share() {
    Self.stored.withLock { $0 = self }
    SystemFontSetting.isBold = hasBoldText
  }
}

extension UIScreen {
  func accessibilityChanged(from former: AccessibilitySettings) {
    let isMain = UIScreen.main === self, present = accessibility
    if isMain { present.share() }
    if (present.hasHighContrast, present.hasBoldText) != (former.hasHighContrast, former.hasBoldText) { traitsChanged() }
    guard isMain else { return }
    let changes = [
      (present.hasHighContrast != former.hasHighContrast, [UIAccessibility.darkerSystemColorsStatusDidChangeNotification]),
      (present.hasBoldText != former.hasBoldText, [UIAccessibility.boldTextStatusDidChangeNotification]),
      (
        present.reducesMotion != former.reducesMotion,
        [UIAccessibility.reduceMotionStatusDidChangeNotification, UIAccessibility.prefersCrossFadeTransitionsStatusDidChange]
      ),
    ]
    for name in changes.filter(\.0).flatMap(\.1) { NotificationCenter.default.post(name: name, object: nil) }
  }
}
