/// A card with title, message and buttons on a blurred material or on glass, with rounded corners. If it is higher than its place, the texts and the
/// buttons scroll separately.
final class AlertCard: UIView, ContentSizeFollower {
  let titleLabel = UILabel()
  let messageLabel = UILabel()
  private let material: UIVisualEffectView
  let buttons: [AlertButton]
  let fields: AlertFields?
  private let isSheet: Bool
  /// The title, the message and the text fields.
  private let textPart = AlertScrollView()
  private let buttonPart = AlertScrollView()
  /// The measures of capsules; nil if the buttons fill the card.
  private let capsules: InterfaceLook.AlertCapsules?

  private var buttonHeight: CGFloat { buttons.reduce(isSheet ? 57 : 44) { $1.height(minimum: $0) } }
  private var padding: CGFloat { isSheet ? 14 : 20 }
  /// The view below the texts and the fields, as wide as the card; nil if there is none.
  private let content: UIView?
  private let extras: UIAlertController.Extras
  /// The height of the content in points.
  func contentHeight(_ width: CGFloat) -> CGFloat { content == nil ? 0 : extras.contentHeight(width) }
  var hasText: Bool { titleLabel.text?.isEmpty == false || messageLabel.text?.isEmpty == false }

  init(
    title: String?, message: String?, _ extras: UIAlertController.Extras = .init(), fields: [UITextField] = [], buttons: [AlertButton],
    isSheet: Bool, _ whole: InterfaceLook
  ) {
    let look = whole.alert
    self.buttons = buttons
    self.fields = fields.isEmpty ? nil : AlertFields(fields)
    self.isSheet = isSheet
    self.extras = extras
    content = extras.content?.view
    capsules = look.capsules
    material = UIVisualEffectView(effect: whole.platter == nil ? UIBlurEffect(style: .systemThickMaterial) : UIGlassEffect.thick())
    super.init(frame: .zero)
    addSubview(material)
    addSubview(textPart)
    addSubview(buttonPart)
    layer.cornerRadius = look.radius
    if let platter = whole.platter { addGlass(platter, radius: look.radius) } else { clipsToBounds = true }
    set(titleLabel, title, .systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold).following(isSheet ? .footnote : .headline))
    set(messageLabel, message, .systemFont(ofSize: 13).following(.footnote))
    if capsules != nil { alignText() }
    if let title = extras.title { titleLabel.attributedText = title }
    if let message = extras.message { messageLabel.attributedText = message }
    if let content { textPart.addSubview(content) }
    if let box = self.fields { textPart.addSubview(box) }
    for button in buttons { buttonPart.addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  /// Gives the glass the shape of the card, lets the card cast a shadow, and keeps what scrolls within the corners.
  private func addGlass(_ platter: InterfaceLook.Platter, radius: CGFloat) {
    layer.cast(platter.shadow)
    for view in [material, textPart, buttonPart] { view.layer.cornerRadius = radius }
    textPart.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    buttonPart.layer.maskedCorners = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
  }

  private func set(_ label: UILabel, _ text: String?, _ font: UIFont) {
    label.text = text
    label.font = font
    label.adjustsFontForContentSizeCategory = true
    label.textAlignment = .center
    label.numberOfLines = 0
    label.textColor = isSheet ? .secondaryLabel : .label
    textPart.addSubview(label)
  }

  /// The height of the text fields including the padding below them.
  private var fieldsHeight: CGFloat { fields.map { $0.naturalHeight + (hasText ? 0 : padding) + 18 } ?? 0 }

  /// Returns whether the buttons are side by side: two buttons with short titles.
  private func areBeside(_ width: CGFloat) -> Bool {
    !isSheet && buttons.count == 2 && buttons.allSatisfy { $0.textWidth <= width / 2 - 16 }
  }

  private func height(of label: UILabel, _ width: CGFloat) -> CGFloat {
    guard label.text?.isEmpty == false else { return 0 }
    return label.sizeThatFits(CGSize(width: width - 32, height: .greatestFiniteMagnitude)).height.rounded(.up)
  }

  func contentSizeCategoryDidChange() {
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// The heights of the texts with the fields, and of the buttons, in points.
  private func naturalHeights(_ width: CGFloat) -> (text: CGFloat, buttons: CGFloat) {
    if let capsules {
      let placement = placement(capsules, width: width)
      return (placement.textHeight, placement.buttonHeight)
    }
    let text = height(of: titleLabel, width) + height(of: messageLabel, width)
    let gap: CGFloat = titleLabel.text != nil && messageLabel.text != nil ? 3 : 0
    let rows = areBeside(width) ? 1 : buttons.count
    return ((hasText ? text + gap + 2 * padding : 0) + fieldsHeight + contentHeight(width), CGFloat(rows) * buttonHeight)
  }

  /// Divides a height that is too small for both parts. A part that takes no more than half of it stays whole. That rule is our own choice.
  static func divide(_ height: CGFloat, text: CGFloat, buttons: CGFloat) -> (text: CGFloat, buttons: CGFloat) {
    guard text + buttons > height else { return (text, buttons) }
    let half = (height / 2).rounded(.down)
    if text <= half { return (text, height - text) }
    let lower = min(buttons, half)
    return (height - lower, lower)
  }

  /// Returns the size of the card, which is not higher than the given one.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let natural = naturalHeights(size.width)
    return CGSize(width: size.width, height: min(natural.text + natural.buttons, max(size.height, 0)))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    material.frame = bounds
    if !clipsToBounds { layer.shapeShadow(radius: layer.cornerRadius) }
    let width = bounds.width, natural = naturalHeights(width)
    let parts = Self.divide(bounds.height, text: natural.text, buttons: natural.buttons)
    let textMoved = textPart.place(CGRect(x: 0, y: 0, width: width, height: parts.text), contentHeight: natural.text)
    buttonPart.place(CGRect(x: 0, y: parts.text, width: width, height: parts.buttons), contentHeight: natural.buttons)
    if let capsules {
      layOut(placement(capsules, width: width))
    } else {
      layOutTexts(width)
      layOutButtons(width)
    }
    if textMoved { revealEditedField() }
  }

  private func layOutTexts(_ width: CGFloat) {
    titleLabel.frame = CGRect(x: 16, y: hasText ? padding : 0, width: width - 32, height: height(of: titleLabel, width))
    let top = titleLabel.frame.maxY + (titleLabel.text != nil && messageLabel.text != nil ? 3 : 0)
    messageLabel.frame = CGRect(x: 16, y: top, width: width - 32, height: height(of: messageLabel, width))
    if let fields {
      let y = hasText ? messageLabel.frame.maxY + padding : padding
      fields.frame = CGRect(x: 16, y: y, width: max(0, width - 32), height: fields.naturalHeight)
    }
    placeContent(below: naturalHeights(width).text, width)
  }

  /// - Parameter end: the lower edge of the content.
  func placeContent(below end: CGFloat, _ width: CGFloat) {
    let height = contentHeight(width)
    content?.frame = CGRect(x: 0, y: end - height, width: width, height: height)
  }

  private func layOutButtons(_ width: CGFloat) {
    let beside = areBeside(width), mirror = mirror
    // The line below the texts does not scroll with the buttons.
    let hasFixedLine = beside || buttonPart.overflows && buttonPart.frame.minY > 0
    for (index, button) in buttons.enumerated() {
      let half = (width / 2).rounded()
      if beside {
        button.frame = mirror(CGRect(x: index == 0 ? 0 : half, y: 0, width: index == 0 ? half : width - half, height: buttonHeight))
      } else {
        button.frame = CGRect(x: 0, y: CGFloat(index) * buttonHeight, width: width, height: buttonHeight)
      }
      let hasNoLine = index == 0 && (!hasText && content == nil || hasFixedLine && !beside)
      button.lineEdge = beside && index == 1 ? [mirror.isOn ? .right : .left] : hasNoLine ? [] : .top
    }
    topLine.isHidden = !hasFixedLine
    topLine.frame = CGRect(x: 0, y: buttonPart.frame.minY, width: width, height: 1 / max(contentScaleFactor, 1))
    if topLine.superview == nil { addSubview(topLine) }
  }

  /// Scrolls the texts so that the field that is edited is visible.
  func revealEditedField() {
    guard textPart.overflows, let fields, let field = fields.editedField else { return }
    textPart.scrollRectToVisible(field.convert(field.bounds, to: textPart).insetBy(dx: 0, dy: -8), animated: false)
  }

  /// Shows the scroll indicators of the parts that scroll for a short time.
  func flashScrollIndicators() {
    textPart.flashScrollIndicators()
    buttonPart.flashScrollIndicators()
  }

  private lazy var topLine: UIView = {
    let line = UIView()
    line.backgroundColor = .separator
    return line
  }()
}
