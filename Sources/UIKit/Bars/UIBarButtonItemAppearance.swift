/// The appearance of a bar's buttons (Apple: UIBarButtonItemAppearance).
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
  public let normal = UIBarButtonItemStateAppearance()
  public let highlighted = UIBarButtonItemStateAppearance()
  public let disabled = UIBarButtonItemStateAppearance()
  public let focused = UIBarButtonItemStateAppearance()

  public init(style: UIBarButtonItem.Style) {
    super.init()
    configureWithDefault(for: style)
  }

  public convenience override init() { self.init(style: .plain) }

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

  private var states: [(String, UIBarButtonItemStateAppearance)] {
    [("normal", normal), ("highlighted", highlighted), ("disabled", disabled), ("focused", focused)]
  }

  /// Resets the values of all states.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    let blank = UIBarButtonItemStateAppearance()
    for (_, state) in states { state.copyValues(from: blank) }
  }
}

/// The appearance of a bar's buttons in one state (Apple: UIBarButtonItemStateAppearance).
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of titles. Missing attributes have defaults: 17 points in the tint color.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Stored; has no effect on Linux.
  open var titlePositionAdjustment = UIOffset.zero
  /// Stored; has no effect on Linux.
  open var backgroundImage: UIImage?
  /// Stored; has no effect on Linux.
  open var backgroundImagePositionAdjustment = UIOffset.zero

  func copyValues(from other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }

  /// Encodes the values.
  /// - Parameter state: the name of the state, with which the keys begin.
  func encode(_ coder: NSCoder, _ state: String) {
    coder.encodeTitle(titleTextAttributes, "\(state).titleTextAttributes")
    coder.encodeOffset(titlePositionAdjustment, "\(state).titlePositionAdjustment")
    coder.encode(backgroundImage, forKey: "\(state).backgroundImage")
    coder.encodeOffset(backgroundImagePositionAdjustment, "\(state).backgroundImagePositionAdjustment")
  }

  func decode(_ coder: NSCoder, _ state: String) {
    titleTextAttributes = coder.titleAttributes("\(state).titleTextAttributes")
    titlePositionAdjustment = coder.offset("\(state).titlePositionAdjustment")
    backgroundImage = coder.object(UIImage.self, "\(state).backgroundImage")
    backgroundImagePositionAdjustment = coder.offset("\(state).backgroundImagePositionAdjustment")
  }
}
