/// The background of a bar (Apple: UIBarAppearance).
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// What the bar makes of what is below it; nil for nothing.
  open var backgroundEffect: UIBlurEffect?
  /// Over the effect; nil for none.
  open var backgroundColor: UIColor?
  /// The line at the bar's edge; nil for none.
  open var shadowColor: UIColor?

  public required override init() {
    super.init()
    configureWithDefaultBackground()
  }

  /// The system's material, which what is below shines through.
  open func configureWithDefaultBackground() {
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    backgroundColor = nil
    shadowColor = Self.line
  }

  open func configureWithOpaqueBackground() {
    backgroundEffect = nil
    backgroundColor = .systemBackground
    shadowColor = Self.line
  }

  open func configureWithTransparentBackground() {
    backgroundEffect = nil
    backgroundColor = nil
    shadowColor = nil
  }

  private static var line: UIColor { UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.3) } }
}
