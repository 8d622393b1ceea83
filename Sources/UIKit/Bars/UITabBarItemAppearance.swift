/// The look of tabs (Apple: UITabBarItemAppearance).
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

/// The look of tabs in one state (Apple: UITabBarItemStateAppearance).
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// What is missing is the system's: 10 points, medium.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  /// nil: the bar's tint colour, or grey.
  open var iconColor: UIColor?
  open var badgePositionAdjustment = UIOffset.zero
  /// nil: red.
  open var badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}
