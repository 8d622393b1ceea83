/// The button of one action, gray while it is pressed.
final class AlertButton: UIControl {
  /// The background of the title.
  enum Ground {
    /// The card, with a line towards the previous button.
    case card
    case capsule
    /// A capsule in the tint colour, for the preferred action.
    case prominentCapsule
  }

  let action: UIAlertAction
  private let label = UILabel()
  private let picture = UIImageView()
  private let hairline = UIView()
  private let ground: Ground

  init(_ action: UIAlertAction, font: UIFont, on ground: Ground = .card) {
    self.action = action
    self.ground = ground
    super.init(frame: .zero)
    label.text = action.title
    label.font = font
    label.adjustsFontForContentSizeCategory = true
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    showColor()
    hairline.backgroundColor = .separator
    isEnabled = action.isEnabled
    picture.image = action.image
    for view in [picture, label, hairline] { addSubview(view) }
    accessibilityLabel = action.title
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  private func showColor() {
    switch ground {
    case .card: label.textColor = !action.isEnabled ? .systemGray : action.style == .destructive ? .systemRed : tintColor
    case .capsule: label.textColor = !action.isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : .label
    case .prominentCapsule: label.textColor = action.isEnabled ? .white : .tertiaryLabel
    }
    if action.isEnabled, let color = action.titleTextColor { label.textColor = color }
    picture.tintColor = label.textColor
    showGround()
  }

  /// A pressed capsule has 0.4 of the alpha of its colour (measured on iOS 27).
  private func showGround() {
    guard ground != .card else {
      backgroundColor = isHighlighted ? UIColor.label.withAlphaComponent(0.08) : nil
      return
    }
    hairline.isHidden = true
    let color = ground == .prominentCapsule && action.isEnabled ? tintColor ?? .systemBlue : .tertiarySystemFill
    let alpha = color.resolvedColor(with: traitCollection).cgColor.alpha
    backgroundColor = isHighlighted ? color.withAlphaComponent(alpha * 0.4) : color
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColor()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    showColor()
  }

  /// The edge with the separator to the previous button.
  var lineEdge = UIRectEdge.top { didSet { setNeedsLayout() } }
  /// The height of the button, which is at least `minimum`.
  func height(minimum: CGFloat) -> CGFloat { max(minimum, (label.font.lineHeight + 20).rounded(.up)) }
  var textWidth: CGFloat { label.sizeThatFits(.zero).width }

  override var isHighlighted: Bool {
    didSet { showGround() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let line = 1 / max(contentScaleFactor, 1)
    label.frame = bounds.insetBy(dx: 8, dy: 0)
    if let size = picture.image?.size {
      // The title stays in the middle. The distance from the edge is estimated from pictures of iOS 11.
      picture.frame = mirror(CGRect(x: 16, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height))
    }
    if ground != .card { layer.cornerRadius = bounds.height / 2 }
    switch lineEdge {
    case .top: hairline.frame = CGRect(x: 0, y: 0, width: bounds.width, height: line)
    case .left: hairline.frame = CGRect(x: 0, y: 0, width: line, height: bounds.height)
    case .right: hairline.frame = CGRect(x: bounds.width - line, y: 0, width: line, height: bounds.height)
    default: hairline.frame = .zero
    }
  }
}
