/// A control that shows a color and opens a color picker (Apple: UIColorWell).
open class UIColorWell: UIControl, UIColorPickerViewControllerDelegate {
  /// The color; nil for none.
  open var selectedColor: UIColor? { didSet { dot.backgroundColor = selectedColor } }
  /// Whether the color can be translucent. Default true.
  open var supportsAlpha = true
  /// Stored; has no effect on Linux, because there is no eyedropper.
  open var supportsEyedropper = true
  /// The title of the color picker.
  open var title: String?
  private let ring = UIView(frame: .zero)
  private let dot = UIView(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    for part in [ring, dot] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    ring.layer.borderWidth = 3
    ring.layer.borderColor = UIColor.systemGray.cgColor
    accessibilityTraits = .button
    addAction(UIAction { [weak self] _ in self?.pick() }, for: .touchUpInside)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    ring.frame = CGRect(x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
    dot.frame = ring.frame.insetBy(dx: 5, dy: 5)
    for part in [ring, dot] { part.layer.cornerRadius = part.bounds.width / 2 }
  }

  private func pick() {
    guard let presenter = UIApplication.shared.topController else { return }
    let picker = UIColorPickerViewController()
    picker.selectedColor = selectedColor ?? .black
    picker.supportsAlpha = supportsAlpha
    picker.title = title
    picker.delegate = self
    presenter.present(picker, animated: true)
  }

  public func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool) {
    selectedColor = color
    sendActions(for: .valueChanged)
  }
}
