/// The appearance of tabs (Apple: UITabBarItemAppearance).
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  public enum Style: Int, Sendable {
    case stacked = 0
    case inline, compactInline
  }

  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()
  public let focused = UITabBarItemStateAppearance()

  public init(style: Style) { super.init() }
  public convenience override init() { self.init(style: .stacked) }
}

/// The appearance of tabs in one state (Apple: UITabBarItemStateAppearance).
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// The attributes of titles. Missing attributes have defaults: 10 points, medium.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Stored; has no effect on Linux.
  open var titlePositionAdjustment = UIOffset.zero
  /// The color of the icon; nil is the bar's tint color if selected, otherwise gray.
  open var iconColor: UIColor?
  /// Stored; has no effect on Linux.
  open var badgePositionAdjustment = UIOffset.zero
  /// The color of the badge; nil is red.
  open var badgeBackgroundColor: UIColor?
  /// Stored; has no effect on Linux.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}
