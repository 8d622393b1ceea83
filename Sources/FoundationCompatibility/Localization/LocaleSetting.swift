import Foundation
import Synchronization

/// The locale of a screen, which replaces the locale of the process. Foundation on Linux has no setting for it: in a program that links
/// `HostLocale`, such as `vitrine`, `Locale.current` and everything that depends on it use this locale.
package enum LocaleSetting {
  /// nil while the process's own locale is used.
  package static var current: Locale? { stored.withLock { $0 } }
  private static let stored = Mutex<Locale?>(nil)

  /// Called with the language of each new locale, such as "de-DE", or nil.
  package static let languageChanged = Mutex<(@Sendable (String?) -> Void)?>(nil)

  /// - Parameter identifier: the identifier, such as "de_DE" or "de-DE"; nil for the locale of the process.
  package static func set(_ identifier: String?) {
    guard identifier != current?.identifier else { return }
    let locale = identifier.map { Locale(identifier: $0) }
    stored.withLock { $0 = locale }
    languageChanged.withLock { $0 }?(locale?.identifier(.bcp47))
    NotificationCenter.default.post(name: NSLocale.currentLocaleDidChangeNotification, object: nil)
  }

  /// The names of the folders with the resources of the locale, such as `de-DE.lproj` and `de.lproj`; none for the process's own locale.
  package static var folders: [String] {
    guard let tag = current?.identifier(.bcp47) else { return [] }
    let parts = tag.split(separator: "-")
    return (1...parts.count).reversed().map { parts[..<$0].joined(separator: "-") + ".lproj" }
  }

  /// Whether the language of the locale is written from right to left.
  package static var isRightToLeft: Bool { current?.language.characterDirection == .rightToLeft }
}
