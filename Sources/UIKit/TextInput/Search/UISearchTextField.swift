internal import CoreText

/// The text field of a search bar: a magnifying glass and text on a round grey field, 36 points high (Apple: UISearchTextField).
open class UISearchTextField: UITextField {
  private let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpSearch()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpSearch()
  }

  private func setUpSearch() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 10
    glass.tintColor = .secondaryLabel
    glass.contentMode = .scaleAspectFit
    glass.bounds.size = CGSize(width: 19, height: 19)
    leftView = glass
    leftViewMode = .always
    clearButtonMode = .always
    returnKeyType = .search
    autocorrectionType = .no
    attributedPlaceholder = AttributedText(string: "", attributes: [.foregroundColor: UIColor.secondaryLabel])
  }

  open override var placeholder: String? {
    get { super.placeholder }
    set {
      attributedPlaceholder = newValue.map { AttributedText(string: $0, attributes: [.foregroundColor: UIColor.secondaryLabel]) }
    }
  }

  private func inside(_ rect: CGRect, of bounds: CGRect) -> CGRect { Mirror(in: bounds, isRightToLeft: isRightToLeft)(rect) }

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return inside(
      CGRect(x: bounds.minX + 7, y: bounds.minY + ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height),
      of: bounds)
  }

  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let side: CGFloat = 19
    return inside(
      CGRect(x: bounds.maxX - side - 7, y: bounds.minY + ((bounds.height - side) / 2).rounded(), width: side, height: side), of: bounds)
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    let left: CGFloat = leftView == nil || leftViewMode == .never ? 8 : 31
    return inside(
      CGRect(x: bounds.minX + left, y: bounds.minY, width: max(0, bounds.width - left - 31), height: bounds.height), of: bounds)
  }

  open override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open override func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 36) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 36) }
}
