/// The appearance of a bar's background (Apple: UIBarAppearance). Changes affect the bars that use it.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
  /// The effect on the content below the bar; nil for none.
  open var backgroundEffect: UIBlurEffect? { didSet { changed() } }
  /// A color above the effect; nil for none.
  open var backgroundColor: UIColor? { didSet { changed() } }
  /// An image above the color; nil for none.
  open var backgroundImage: UIImage? { didSet { changed() } }
  /// The content mode of the image. Default scale to fill.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill { didSet { changed() } }
  /// The color of the line at the edge of the bar; nil for none.
  open var shadowColor: UIColor? { didSet { changed() } }
  /// An image that replaces the line. A template image is drawn in `shadowColor`.
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

  /// Creates an appearance with the background of another one.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init(idiom: barAppearance.idiom)
    copyValues(from: barAppearance)
  }

  /// Creates an appearance from an archive. Values that the archive lacks are those of the default background.
  public required init(coder: NSCoder) {
    idiom = UIUserInterfaceIdiom(rawValue: coder.containsValue(forKey: "idiom") ? coder.integer("idiom") : 0) ?? .phone
    super.init()
    configureWithDefaultBackground()
    decode(coder)
  }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) { encodeBackground(coder) }
  /// Reads the values that `encode(with:)` writes. Called by `init(coder:)`.
  func decode(_ coder: NSCoder) { decodeBackground(coder) }

  /// Returns an appearance of the same class with the same values. Its appearances of items are copies as well.
  public func copy() -> Self { duplicate() }
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }
  private func duplicate() -> Self {
    let copy = Self(coder: EmptyAppearanceArchive(idiom: idiom))
    copy.copyValues(from: self)
    return copy
  }

  func copyValues(from other: UIBarAppearance) {
    backgroundEffect = other.backgroundEffect
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  /// Configures the translucent default material.
  open func configureWithDefaultBackground() {
    set(effect: UIBlurEffect(style: .systemChromeMaterial), color: nil, line: Self.line)
  }

  open func configureWithOpaqueBackground() { set(effect: nil, color: .systemBackground, line: Self.line) }

  open func configureWithTransparentBackground() { set(effect: nil, color: nil, line: nil) }

  /// Removes the background, for bars at the end of their content without a scroll edge appearance.
  func withoutBackground() -> Self {
    configureWithTransparentBackground()
    return self
  }

  /// Whether the background is the material that `configureWithDefaultBackground()` configures.
  var hasDefaultBackground: Bool {
    backgroundEffect?.style == .systemChromeMaterial && backgroundColor == nil && backgroundImage == nil && shadowImage == nil
  }

  private func set(effect: UIBlurEffect?, color: UIColor?, line: UIColor?) {
    backgroundEffect = effect
    backgroundColor = color
    backgroundImage = nil
    shadowColor = line
    shadowImage = nil
  }

  static let line = UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.3) }
}
