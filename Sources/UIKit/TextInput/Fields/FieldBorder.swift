/// The border of a text field: none, a line, a bezel or a rounded rectangle.
final class FieldBorder: UIView {
  var style = UITextField.BorderStyle.none { didSet { show() } }
  var isEnabled = true { didSet { show() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    isHidden = style == .none
    backgroundColor = style == .roundedRect ? isEnabled ? Self.fill : Self.disabledFill : nil
    layer.cornerRadius = style == .roundedRect ? 6 : 0
    layer.borderWidth = style == .none ? 0 : style == .roundedRect ? 1 / max(contentScaleFactor, 1) : 1
    tint()
  }

  /// Sets the border colour again, because a layer's border does not follow changes of traits.
  private func tint() {
    let color: UIColor = style == .line ? .label : Self.line
    layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    show()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    show()
  }

  private static let fill = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
  private static let disabledFill = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 0.11, alpha: 1) : UIColor(white: 0.98, alpha: 1)
  }
  private static let line = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.2) : UIColor(white: 0, alpha: 0.2) }
}
