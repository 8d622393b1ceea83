internal import CoreText
import Synchronization

/// The accessibility settings of a screen. A lock protects those of the main screen, which can be read on any thread.
package struct AccessibilitySettings: Hashable, Sendable {
  /// The setting Increase Contrast.
  package var hasHighContrast = false
  /// The setting Bold Text.
  package var hasBoldText = false
  /// The settings Reduce Motion and Prefer Cross-Fade Transitions.
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
