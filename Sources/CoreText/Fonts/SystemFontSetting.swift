import Synchronization

/// The setting Bold Text, which makes the system font bolder. Text that is already laid out is not updated.
package enum SystemFontSetting {
  package static var isBold: Bool {
    get { stored.load(ordering: .relaxed) }
    set { stored.store(newValue, ordering: .relaxed) }
  }
  private static let stored = Atomic(false)
}
