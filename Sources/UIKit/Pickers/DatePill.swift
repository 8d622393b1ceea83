/// A date or a time on a gray background. A tap opens the calendar or the wheels.
final class DatePill: UIControl {
  private static let margin = CGSize(width: 11, height: 7)
  private let label = UILabel()
  /// Whether its popover is open.
  var isOpen = false { didSet { show() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .tertiarySystemFill
    label.font = .monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    addSubview(label)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  var text: String? {
    get { label.text }
    set {
      guard newValue != label.text else { return }
      label.text = newValue
      accessibilityLabel = newValue
      invalidateIntrinsicContentSize()
    }
  }

  override var intrinsicContentSize: CGSize {
    let text = label.intrinsicContentSize
    return CGSize(width: text.width + 2 * Self.margin.width, height: text.height + 2 * Self.margin.height)
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private func show() {
    label.textColor = !isEnabled ? .tertiaryLabel : isOpen ? tintColor : .label
    label.alpha = isHighlighted ? 0.4 : 1
  }

  override func stateChanged() {
    super.stateChanged()
    show()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = interfaceLook.picker.button.radius(in: bounds.size)
    // A pill without enough room has narrow margins.
    label.frame = bounds.insetBy(dx: bounds.width < intrinsicContentSize.width ? min(4, bounds.width / 2) : 0, dy: 0)
  }
}
