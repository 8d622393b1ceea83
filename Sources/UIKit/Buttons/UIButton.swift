import CoreGraphics
import Foundation
import QuartzCore

/// A control that runs an action when it is tapped (Apple: UIButton).
///
/// Titles, colors and images are set for each state. States without a value use that of `.normal`. A `configuration` replaces these values.
@preconcurrency @MainActor
open class UIButton: UIControl, ContentSizeFollower {
  override var takesTaps: Bool { true }

  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    /// Behaves as system.
    case plain = 6
    case close = 7

    /// The name of `system` before iOS 7.
    public static let roundedRect = ButtonType.system
  }

  /// The role of a button (Apple: UIButton.Role).
  public enum Role: Int, Sendable {
    case normal = 0
    /// The most likely choice. Its title is semibold.
    case primary = 1
    case cancel = 2
    /// A destructive action. Its title is red.
    case destructive = 3
  }

  open private(set) var buttonType: ButtonType = .custom
  let parts = ButtonParts()
  var values: [UInt: ButtonValues] = [:]

  /// The role. Default normal.
  open var role: Role = .normal { didSet { contentChanged() } }
  /// The insets around image and title in points. Default zero.
  open var contentEdgeInsets: UIEdgeInsets = .zero { didSet { if contentEdgeInsets != oldValue { contentChanged() } } }
  /// Insets that move the title, in points. They do not affect the size of the button. Default zero.
  open var titleEdgeInsets: UIEdgeInsets = .zero { didSet { if titleEdgeInsets != oldValue { contentChanged() } } }
  /// Insets that move the image, in points. They do not affect the size of the button. Default zero.
  open var imageEdgeInsets: UIEdgeInsets = .zero { didSet { if imageEdgeInsets != oldValue { contentChanged() } } }
  /// Whether a custom button without an image for the highlighted state dims its image while highlighted. Default true.
  open var adjustsImageWhenHighlighted = true { didSet { setNeedsLayout() } }
  /// Whether a custom button without an image for the disabled state dims its image while disabled. Default true.
  open var adjustsImageWhenDisabled = true { didSet { setNeedsLayout() } }
  /// Whether the vertical offset of the title's shadow is reversed while highlighted. Default false.
  open var reversesTitleShadowWhenHighlighted = false { didSet { setNeedsLayout() } }
  /// Stored; has no effect on Linux.
  open var showsTouchWhenHighlighted = false

  /// The appearance and content of the button; nil, the default, uses the values for states.
  open var configuration: Configuration? {
    didSet {
      if oldValue != nil, configuration == nil { parts.standInALine() }
      contentChanged()
    }
  }
  /// Whether the configuration is adapted to the state automatically. Default true.
  open var automaticallyUpdatesConfiguration = true { didSet { contentChanged() } }
  /// A handler that is called when the state changes and can modify `configuration`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// The menu of the button. It opens at touch down if `showsMenuAsPrimaryAction` is true, otherwise on a long press. Default nil.
  open var menu: UIMenu? {
    didSet {
      isContextMenuInteractionEnabled = menu != nil
      followSelection()
    }
  }
  /// Whether a tap toggles `isSelected`. With `showsMenuAsPrimaryAction`, the button is a pop-up button instead: exactly one element of the
  /// menu is on, and the button shows its title and image. Default false.
  open var changesSelectionAsPrimaryAction = false { didSet { followSelection() } }
  /// The order of the menu's elements. Default automatic: the first elements are next to the button, but those of a pop-up button are
  /// always in the order of the menu.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  var selection = PopUpSelection() { didSet { if selection.element !== oldValue.element { setNeedsUpdateConfiguration() } } }
  /// The bar button item that the button shows; the sender of the menu's actions.
  weak var barItem: UIBarButtonItem?
  override var menuSender: AnyObject? { barItem ?? self }
  override var menuElementOrder: UIContextMenuConfiguration.ElementOrder {
    preferredMenuElementOrder == .automatic && isPopUp ? .fixed : preferredMenuElementOrder
  }
  override func menuModeChanged() { followSelection() }
  override func menuChose(_ element: UIMenuElement) { if isPopUp { element.leaf?.state = .on } }
  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard isEnabled, let menu else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
  }
  /// Whether a touch inside the button is being tracked.
  open var isHeld: Bool { isTracking && isHighlighted }
  /// Stored; has no effect on Linux, because pointer effects are not implemented.
  open var isPointerInteractionEnabled = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    // What a subclass draws in `draw(_:)` has no background of its own (Apple: `opaque = NO` in the description of a button).
    isOpaque = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    KindDecoder.decode(self, coder)
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    setType(buttonType)
  }

  /// Sets the type of a button that was created before its type was known, as from Interface Builder files.
  func setType(_ type: ButtonType) {
    if parts.label.font == ButtonParts.font(of: buttonType) { parts.label.font = ButtonParts.font(of: type) }
    buttonType = type
    switch type {
    case .contactAdd: setImage(SymbolImage.plusCircle, for: .normal)
    case .detailDisclosure, .infoLight, .infoDark: setImage(SymbolImage.infoCircle, for: .normal)
    case .close:
      setImage(SymbolImage.closeCircle, for: .normal)
      tintColor = .label
    case .custom, .system, .plain: break
    }
    if !values.isEmpty, frame.size == .zero { sizeToFit() }
    contentChanged()
  }

  /// Creates a button, by default of the system type, with the title and the image of `primaryAction`.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  /// Creates a system button with a configuration.
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
    setType(.system)
    adopt(primaryAction)
  }

  /// Creates a system button with an image and an action.
  public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
    let button = _vitrineNew(self, type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    button.sizeToFit()
    return button
  }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: Content

  open func setTitle(_ title: String?, for state: UIControl.State) {
    change(state) { $0.title = title }
    // Sets the title of the label at once, so that it can be read before the next layout.
    guard configuration == nil, currentAttributedTitle == nil, parts.label.text != currentTitle else { return }
    parts.label.text = currentTitle
    parts.add(parts.label, to: self)
  }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    change(state) { $0.attributedTitle = title }
    guard configuration == nil, selection.element == nil else { return }
    parts.setTitle(currentAttributedTitle, orPlain: currentTitle)
    if currentAttributedTitle != nil { parts.add(parts.label, to: self) }
  }
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) { change(state) { $0.titleColor = color } }
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) { change(state) { $0.titleShadowColor = color } }
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    change(state) { $0.image = image }
    // Sets the image of the image view at once, so that it can be read before the next layout.
    if configuration == nil { parts.picture.image = ButtonContent(button: self).image }
  }
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) { change(state) { $0.backgroundImage = image } }
  open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State) {
    change(state) { $0.symbolConfiguration = configuration }
  }

  open func title(for state: UIControl.State) -> String? { value(\.title, for: state) }
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { value(\.attributedTitle, for: state) }
  open func titleColor(for state: UIControl.State) -> UIColor? { value(\.titleColor, for: state) ?? defaultTitleColor(for: state) }
  open func titleShadowColor(for state: UIControl.State) -> UIColor? { value(\.titleShadowColor, for: state) }
  open func image(for state: UIControl.State) -> UIImage? { value(\.image, for: state) }
  open func backgroundImage(for state: UIControl.State) -> UIImage? { value(\.backgroundImage, for: state) }
  open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
    value(\.symbolConfiguration, for: state)
  }

  /// The label of the title. Use it for the font and the line break mode; set the text with `setTitle(_:for:)`.
  open var titleLabel: UILabel? {
    parts.add(parts.label, to: self)
    placePartsEarly()
    return parts.label
  }
  open var imageView: UIImageView? {
    parts.add(parts.picture, to: self)
    placePartsEarly()
    return parts.picture
  }
  /// The label of a configuration's subtitle; nil without a configuration.
  open var subtitleLabel: UILabel? { configuration == nil ? nil : parts.subtitle(in: self) }

  open var currentTitle: String? { selection.element?.title ?? configuration?.title ?? title(for: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  open var currentImage: UIImage? { selection.element?.image ?? configuration?.image ?? image(for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { preferredSymbolConfigurationForImage(in: state) }

  private func defaultTitleColor(for state: UIControl.State) -> UIColor {
    if buttonType == .custom { return .white }
    if state.contains(.disabled) { return .tertiaryLabel }
    return role == .destructive ? .systemRed : tintColor
  }

  /// The title color of the normal state.
  var commonTitleColor: UIColor? {
    get { values[UIControl.State.normal.rawValue]?.titleColor }
    set { setTitleColor(newValue, for: .normal) }
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
    // The highlighted look appears at once and fades out in 0.25 seconds.
    if isHighlighted { return layoutIfNeeded() }
    UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
      self.layoutIfNeeded()
    }
  }

  open func setNeedsUpdateConfiguration() {
    updateConfiguration()
    contentChanged()
  }

  /// Called when the state changes. The default calls `configurationUpdateHandler`.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    activate()
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, !showsMenuAsPrimaryAction || menu == nil else { return }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    sendActions(for: .primaryActionTriggered, with: event)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  /// Titles of configurations follow the text size, others if `adjustsFontForContentSizeCategory` of the label is set.
  func contentSizeCategoryDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Layout

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: .infinity) }

  open override var intrinsicContentSize: CGSize { sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)) }

  /// Titles of configurations wrap (Apple, "Meet the UIKit button system", WWDC21).
  override var wrapsToItsWidth: Bool { configuration != nil && parts.label.numberOfLines != 1 }
  override func naturalSize(forWidth width: CGFloat) -> CGSize {
    guard width > 0, wrapsToItsWidth else { return intrinsicContentSize }
    return fittingSize(width: width)
  }

  /// Returns the rectangle of the background image, by default the bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the bounds inside `contentEdgeInsets` or inside the insets of the configuration.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: ButtonContent(button: self).layout.insets) }
  /// Returns the rectangle of the title. Override it to place the title elsewhere.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { frames(in: contentRect).title }
  /// Returns the rectangle of the image. Override it to place the image elsewhere.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { frames(in: contentRect).image }

  open override func layoutSubviews() {
    super.layoutSubviews()
    parts.wasLaidOut = true
    let content = showContent(), area = contentRect(forBounds: bounds)
    parts.picture.frame = imageRect(forContentRect: area)
    parts.label.frame = titleRect(forContentRect: area)
    parts.backgroundImage?.frame = backgroundRect(forBounds: bounds)
    parts.background?.frame = bounds
    let frames = frames(in: area)
    parts.subtitle?.frame = frames.subtitle
    parts.activity?.frame = frames.image
    parts.indicator?.frame = onPixels(content.layout.indicatorFrame(after: frames, in: area))
    if reversesTitleShadowWhenHighlighted, parts.label.shadowColor != nil {
      let offset = parts.label.shadowOffset
      parts.label.shadowOffset = CGSize(width: offset.width, height: isHighlighted ? abs(offset.height) : -abs(offset.height))
    }
    if role == .primary, configuration == nil, content.title.attributed == nil, !parts.label.font.isBold {
      parts.label.font = .systemFont(ofSize: parts.label.font.pointSize, weight: .semibold)
    }
  }

  // MARK: Baselines

  /// The baseline of the title, at the current height or, before the button has a size, at the intrinsic height.
  package override var firstBaseline: TextBaseline { shownLabel.map { baseline($0.firstBaseline, of: $0) } ?? .top }
  package override var lastBaseline: TextBaseline { shownLabel.map { baseline($0.lastBaseline, of: $0) } ?? .bottom }
}

extension UIFont {
  var isBold: Bool { fontDescriptor.symbolicTraits.contains(.traitBold) }
}
