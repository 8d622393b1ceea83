/// The background of a bar (Apple: UIBarAppearance). A bar that has it shows its changes.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// What the bar makes of what is below it; nil for nothing.
  open var backgroundEffect: UIBlurEffect? { didSet { changed() } }
  /// Over the effect; nil for none.
  open var backgroundColor: UIColor? { didSet { changed() } }
  /// Over the colour; nil for none.
  open var backgroundImage: UIImage? { didSet { changed() } }
  /// Default scale to fill.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill { didSet { changed() } }
  /// The line at the bar's edge; nil for none.
  open var shadowColor: UIColor? { didSet { changed() } }
  /// In place of the line, in `shadowColor` where it is a template.
  open var shadowImage: UIImage? { didSet { changed() } }
  public let idiom: UIUserInterfaceIdiom

  var onChange: (() -> Void)?
  func changed() { onChange?() }

  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    configureWithDefaultBackground()
  }

  public convenience override init() { self.init(idiom: .phone) }

  /// Takes the background of another.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init(idiom: barAppearance.idiom)
    take(barAppearance)
  }

  func take(_ other: UIBarAppearance) {
    backgroundEffect = other.backgroundEffect
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  /// The system's material, which what is below shines through.
  open func configureWithDefaultBackground() {
    set(effect: UIBlurEffect(style: .systemChromeMaterial), color: nil, line: Self.line)
  }

  open func configureWithOpaqueBackground() { set(effect: nil, color: .systemBackground, line: Self.line) }

  open func configureWithTransparentBackground() { set(effect: nil, color: nil, line: nil) }

  /// What a bar shows over the end of its content where nothing else is asked for.
  func withoutBackground() -> Self {
    configureWithTransparentBackground()
    return self
  }

  private func set(effect: UIBlurEffect?, color: UIColor?, line: UIColor?) {
    backgroundEffect = effect
    backgroundColor = color
    backgroundImage = nil
    shadowColor = line
    shadowImage = nil
  }

  private static var line: UIColor { UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.3) } }
}
