/// The appearance of tabs (Apple: UITabBarItemAppearance).
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
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

  /// Creates an appearance from an archive. Values that the archive lacks have their defaults.
  public required init(coder: NSCoder) {
    super.init()
    for (name, state) in states { state.decode(coder, name) }
  }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) { for (name, state) in states { state.encode(coder, name) } }

  /// Returns an appearance with the same values.
  public func copy() -> Self { duplicate() }
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }
  private func duplicate() -> Self {
    let copy = Self(coder: EmptyAppearanceArchive())
    for (state, own) in zip(copy.states, states) { state.1.copyValues(from: own.1) }
    return copy
  }

  private var states: [(String, UITabBarItemStateAppearance)] {
    [("normal", normal), ("selected", selected), ("disabled", disabled), ("focused", focused)]
  }

  /// Resets the values of all states. The defaults are the same for all styles.
  open func configureWithDefault(for style: Style) {
    let blank = UITabBarItemStateAppearance()
    for (_, state) in states { state.copyValues(from: blank) }
  }
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

  func copyValues(from other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
  }

  /// Encodes the values.
  /// - Parameter state: the name of the state, with which the keys begin.
  func encode(_ coder: NSCoder, _ state: String) {
    coder.encodeTitle(titleTextAttributes, "\(state).titleTextAttributes")
    coder.encodeOffset(titlePositionAdjustment, "\(state).titlePositionAdjustment")
    coder.encode(iconColor, forKey: "\(state).iconColor")
    coder.encodeOffset(badgePositionAdjustment, "\(state).badgePositionAdjustment")
    coder.encode(badgeBackgroundColor, forKey: "\(state).badgeBackgroundColor")
    coder.encodeTitle(badgeTextAttributes, "\(state).badgeTextAttributes")
  }

  func decode(_ coder: NSCoder, _ state: String) {
    titleTextAttributes = coder.titleAttributes("\(state).titleTextAttributes")
    titlePositionAdjustment = coder.offset("\(state).titlePositionAdjustment")
    iconColor = coder.object(UIColor.self, "\(state).iconColor")
    badgePositionAdjustment = coder.offset("\(state).badgePositionAdjustment")
    badgeBackgroundColor = coder.object(UIColor.self, "\(state).badgeBackgroundColor")
    badgeTextAttributes = coder.titleAttributes("\(state).badgeTextAttributes")
  }
}
