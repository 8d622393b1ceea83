/// The background of a bar (Apple: UIBarAppearance).
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// Behind the items; nil shows what is below the bar.
  open var backgroundColor: UIColor?
  /// The line at the bar's edge; nil for none.
  open var shadowColor: UIColor?

  public required override init() {
    super.init()
    configureWithDefaultBackground()
  }

  /// The system's pale bar.
  open func configureWithDefaultBackground() {
    backgroundColor = UIColor {
      $0.userInterfaceStyle == .dark ? UIColor(white: 0.11, alpha: 0.94) : UIColor(white: 0.976, alpha: 0.94)
    }
    shadowColor = UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.3) }
  }

  open func configureWithOpaqueBackground() {
    backgroundColor = .systemBackground
    shadowColor = UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.3) }
  }

  open func configureWithTransparentBackground() {
    backgroundColor = nil
    shadowColor = nil
  }
}
