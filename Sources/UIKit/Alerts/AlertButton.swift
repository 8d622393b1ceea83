/// The button of one action, gray while it is pressed.
final class AlertButton: UIControl {
  let action: UIAlertAction
  private let label = UILabel()
  private let hairline = UIView()

  init(_ action: UIAlertAction, font: UIFont) {
    self.action = action
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
    addSubview(label)
    addSubview(hairline)
    accessibilityLabel = action.title
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  private func showColor() {
    label.textColor = !action.isEnabled ? .systemGray : action.style == .destructive ? .systemRed : tintColor
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
    didSet { backgroundColor = isHighlighted ? UIColor.label.withAlphaComponent(0.08) : nil }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let line = 1 / max(contentScaleFactor, 1)
    label.frame = bounds.insetBy(dx: 8, dy: 0)
    switch lineEdge {
    case .top: hairline.frame = CGRect(x: 0, y: 0, width: bounds.width, height: line)
    case .left: hairline.frame = CGRect(x: 0, y: 0, width: line, height: bounds.height)
    case .right: hairline.frame = CGRect(x: bounds.width - line, y: 0, width: line, height: bounds.height)
    default: hairline.frame = .zero
    }
  }
}
