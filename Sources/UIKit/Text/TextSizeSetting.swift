import Synchronization

/// The text size of the application and the scale of its screen. Fonts are also made off the main thread, so a lock protects the values.
struct TextSizeSetting: Sendable {
  var category = UIContentSizeCategory.large
  /// The pixels per point of the main screen.
  var displayScale: CGFloat = 2
  /// Whether the category was ever different from large.
  var hasChanged = false

  static var current: TextSizeSetting { stored.withLock { $0 } }

  /// Stores the values of the main screen.
  static func set(_ category: UIContentSizeCategory, displayScale: CGFloat) {
    stored.withLock {
      $0.category = category
      $0.displayScale = max(displayScale, 0.01)
      if category != .large { $0.hasChanged = true }
    }
  }

  private static let stored = Mutex(TextSizeSetting())
}

extension UIContentSizeCategory {
  /// The category of traits; the application's if the traits are nil or have none.
  init(of traits: UITraitCollection?) {
    let own = traits?.preferredContentSizeCategory ?? .unspecified
    self = own == .unspecified ? TextSizeSetting.current.category : own
  }
}
