/// The appearance of a bar's buttons (Apple: UIBarButtonItemAppearance).
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  public let normal = UIBarButtonItemStateAppearance()
  public let highlighted = UIBarButtonItemStateAppearance()
  public let disabled = UIBarButtonItemStateAppearance()
  public let focused = UIBarButtonItemStateAppearance()

  public init(style: UIBarButtonItem.Style) {
    super.init()
    configureWithDefault(for: style)
  }

  public convenience override init() { self.init(style: .plain) }

  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] { state.reset() }
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

  func reset() {
    titleTextAttributes = [:]
    titlePositionAdjustment = .zero
    backgroundImage = nil
    backgroundImagePositionAdjustment = .zero
  }
}
