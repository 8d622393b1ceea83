import CoreGraphics
import Foundation
import QuartzCore

/// A control that runs an action when it is tapped. Apple: UIButton.
///
/// Titles, colours and images are given per state; a state that has none of its own uses those of `.normal`. A `configuration`
/// takes the place of all that.
@preconcurrency @MainActor
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7
  }

  public private(set) var buttonType: ButtonType = .custom

  private let label = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private let background = UIImageView(frame: .zero)
  var values: [UInt: ButtonValues] = [:]

  /// Room around image and title, in points; zero by default.
  open var contentEdgeInsets: UIEdgeInsets = .zero { didSet { contentChanged() } }
  open var titleEdgeInsets: UIEdgeInsets = .zero { didSet { contentChanged() } }
  open var imageEdgeInsets: UIEdgeInsets = .zero { didSet { contentChanged() } }
  /// Whether a button without an image for the highlighted state darkens its image when it is held. Default true.
  open var adjustsImageWhenHighlighted = true { didSet { setNeedsLayout() } }
  open var adjustsImageWhenDisabled = true { didSet { setNeedsLayout() } }

  /// Look and content in one value; nil by default.
  open var configuration: Configuration? { didSet { contentChanged() } }
  /// Called before the button shows a new state, to change `configuration`.
  open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { setNeedsUpdateConfiguration() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    KindDecoder.decode(self, coder)
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    becomeType(buttonType)
    if !values.isEmpty { sizeToFit() }
  }

  /// Before anything else is set.
  func becomeType(_ type: ButtonType) {
    buttonType = type
    if buttonType == .contactAdd { setImage(SymbolImage.plusCircle, for: .normal) }
    if buttonType == .close { setImage(SymbolImage.xmark, for: .normal) }
    if [.detailDisclosure, .infoLight, .infoDark].contains(buttonType) { setImage(SymbolImage.infoCircle, for: .normal) }
  }

  /// A system button with the title and the image of `primaryAction`.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  /// A system button that looks as `configuration` says.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    if let primaryAction {
      if self.configuration?.title == nil, !primaryAction.title.isEmpty { self.configuration?.title = primaryAction.title }
      if self.configuration?.image == nil { self.configuration?.image = primaryAction.image }
      addAction(primaryAction, for: .primaryActionTriggered)
    }
    contentChanged()
    sizeToFit()
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    buttonType = .system
    adopt(primaryAction)
  }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  private func setUp() {
    for part in [background, picture, label] {
      part.isUserInteractionEnabled = false
      part.isHidden = true
      addSubview(part)
    }
    background.contentMode = .scaleToFill
    picture.contentMode = .scaleAspectFit
    label.font = .systemFont(ofSize: 15)
    label.lineBreakMode = .byTruncatingMiddle
    label.textAlignment = .center
  }

  // MARK: Content

  open func setTitle(_ title: String?, for state: UIControl.State) { change(state) { $0.title = title } }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    change(state) { $0.attributedTitle = title }
  }
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) { change(state) { $0.titleColor = color } }
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) { change(state) { $0.titleShadowColor = color } }
  open func setImage(_ image: UIImage?, for state: UIControl.State) { change(state) { $0.image = image } }
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) { change(state) { $0.backgroundImage = image } }

  open func title(for state: UIControl.State) -> String? { value(\.title, for: state) }
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { value(\.attributedTitle, for: state) }
  open func titleColor(for state: UIControl.State) -> UIColor? { value(\.titleColor, for: state) ?? defaultTitleColor(for: state) }
  open func titleShadowColor(for state: UIControl.State) -> UIColor? { value(\.titleShadowColor, for: state) }
  open func image(for state: UIControl.State) -> UIImage? { value(\.image, for: state) }
  open func backgroundImage(for state: UIControl.State) -> UIImage? { value(\.backgroundImage, for: state) }

  /// The label of the title: for its font and line break; its text is set by `setTitle(_:for:)`.
  open var titleLabel: UILabel? { label }
  open var imageView: UIImageView? { picture }

  open var currentTitle: String? { configuration?.title ?? title(for: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  private func defaultTitleColor(for state: UIControl.State) -> UIColor {
    if buttonType == .custom { return .white }
    return state.contains(.disabled) ? UIColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.3) : tintColor
  }

  private func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func change(_ state: UIControl.State, _ body: (inout ButtonValues) -> Void) {
    body(&values[state.rawValue, default: ButtonValues()])
    contentChanged()
  }

  private func value<T>(_ path: KeyPath<ButtonValues, T?>, for state: UIControl.State) -> T? {
    values[state.rawValue]?[keyPath: path] ?? values[UIControl.State.normal.rawValue]?[keyPath: path]
  }

  // MARK: State

  override func stateChanged() {
    super.stateChanged()
    setNeedsUpdateConfiguration()
    guard window != nil, buttonType != .custom || configuration != nil else { return }
    // Down at once, up slowly.
    if isHighlighted { return layoutIfNeeded() }
    UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
      self.layoutIfNeeded()
    }
  }

  open func setNeedsUpdateConfiguration() {
    updateConfiguration()
    contentChanged()
  }

  /// Called when the state changes; the default calls `configurationUpdateHandler`.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { sendActions(for: .primaryActionTriggered, with: event) }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  // MARK: Layout

  private func showContent() -> ButtonContent {
    let content = ButtonContent(button: self)
    content.apply(label: label, picture: picture, background: background, layer: layer)
    return content
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let content = showContent()
    return content.size(label: label, within: size)
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let content = showContent()
    let frames = content.frames(
      in: bounds, label: label, horizontal: effectiveContentHorizontalAlignment,
      vertical: contentVerticalAlignment)
    background.frame = bounds
    picture.frame = onPixels(frames.image)
    label.frame = onPixels(frames.title)
    if content.cornerRadius != nil || configuration != nil { layer.cornerRadius = content.cornerRadius(height: bounds.height) }
  }

  /// Text between pixels would be blurred.
  private func onPixels(_ rect: CGRect) -> CGRect {
    let scale = max(contentScaleFactor, 1)
    func rounded(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    return CGRect(x: rounded(rect.minX), y: rounded(rect.minY), width: rect.width, height: rect.height)
  }
}
