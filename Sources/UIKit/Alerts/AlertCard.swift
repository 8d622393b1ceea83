/// A card with title, message and buttons on a blurred material with rounded corners.
final class AlertCard: UIView, ContentSizeFollower {
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
  private let buttons: [AlertButton]
  private let fields: AlertFields?
  private let isSheet: Bool

  private var buttonHeight: CGFloat { buttons.reduce(isSheet ? 57 : 44) { $1.height(minimum: $0) } }
  private var padding: CGFloat { isSheet ? 14 : 20 }
  private var hasText: Bool { titleLabel.text?.isEmpty == false || messageLabel.text?.isEmpty == false }

  init(title: String?, message: String?, fields: [UITextField] = [], buttons: [AlertButton], isSheet: Bool) {
    self.buttons = buttons
    self.fields = fields.isEmpty ? nil : AlertFields(fields)
    self.isSheet = isSheet
    super.init(frame: .zero)
    addSubview(material)
    layer.cornerRadius = 14
    clipsToBounds = true
    set(titleLabel, title, .systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold).following(isSheet ? .footnote : .headline))
    set(messageLabel, message, .systemFont(ofSize: 13).following(.footnote))
    if let box = self.fields { addSubview(box) }
    for button in buttons { addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  private func set(_ label: UILabel, _ text: String?, _ font: UIFont) {
    label.text = text
    label.font = font
    label.adjustsFontForContentSizeCategory = true
    label.textAlignment = .center
    label.numberOfLines = 0
    label.textColor = isSheet ? .secondaryLabel : .label
    addSubview(label)
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

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = height(of: titleLabel, size.width) + height(of: messageLabel, size.width)
    let gap: CGFloat = titleLabel.text != nil && messageLabel.text != nil ? 3 : 0
    let rows = areBeside(size.width) ? 1 : buttons.count
    return CGSize(
      width: size.width, height: (hasText ? text + gap + 2 * padding : 0) + fieldsHeight + CGFloat(rows) * buttonHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    material.frame = bounds
    let width = bounds.width
    var y: CGFloat = hasText ? padding : 0
    titleLabel.frame = CGRect(x: 16, y: y, width: width - 32, height: height(of: titleLabel, width))
    y = titleLabel.frame.maxY + (titleLabel.text != nil && messageLabel.text != nil ? 3 : 0)
    messageLabel.frame = CGRect(x: 16, y: y, width: width - 32, height: height(of: messageLabel, width))
    y = hasText ? messageLabel.frame.maxY + padding : 0
    if let fields {
      let top = hasText ? y : padding
      fields.frame = CGRect(x: 16, y: top, width: max(0, width - 32), height: fields.naturalHeight)
      y = top + fields.naturalHeight + 18
    }
    let beside = areBeside(width), mirror = mirror
    for (index, button) in buttons.enumerated() {
      let half = (width / 2).rounded()
      if beside {
        button.frame = mirror(CGRect(x: index == 0 ? 0 : half, y: y, width: index == 0 ? half : width - half, height: buttonHeight))
      } else {
        button.frame = CGRect(x: 0, y: y + CGFloat(index) * buttonHeight, width: width, height: buttonHeight)
      }
      button.lineEdge = beside && index == 1 ? [mirror.isOn ? .right : .left] : index == 0 && !hasText ? [] : .top
    }
    // Side by side, both buttons have a line above them.
    topLine.isHidden = !beside
    topLine.frame = CGRect(x: 0, y: y, width: width, height: 1 / max(contentScaleFactor, 1))
    if topLine.superview == nil { addSubview(topLine) }
  }

  private lazy var topLine: UIView = {
    let line = UIView()
    line.backgroundColor = .separator
    return line
  }()
}
