internal import CoreText

/// The text field of a search bar: a magnifying glass and text in a rounded grey field, 36 points high (Apple: UISearchTextField).
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

  private var look = SearchBarLook()

  /// Applies the search bar's settings to the field.
  func adopt(_ look: SearchBarLook) {
    let former = self.look
    self.look = look
    if former.images[.search]?[0] !== look.images[.search]?[0] {
      glass.image = look.images[.search]?[0] ?? UIImage(systemName: "magnifyingglass")
    }
    if former.images[.clear]?[0] !== look.images[.clear]?[0] {
      clearButton.setImage(look.images[.clear]?[0] ?? ClearButton.picture, for: .normal)
    }
    if former.fieldImages[0] !== look.fieldImages[0] {
      let image = look.fieldImages[0]
      background = image
      backgroundColor = image == nil ? .tertiarySystemFill : nil
      layer.cornerRadius = image == nil ? 10 : 0
    }
    setNeedsLayout()
  }

  private func moved(_ rect: CGRect, _ offset: UIOffset?) -> CGRect {
    rect.offsetBy(dx: offset?.horizontal ?? 0, dy: offset?.vertical ?? 0)
  }

  private func inside(_ rect: CGRect, of bounds: CGRect) -> CGRect { Mirror(in: bounds, isRightToLeft: isRightToLeft)(rect) }

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    let rect = CGRect(
      x: bounds.minX + 7, y: bounds.minY + ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
    return inside(moved(rect, look.iconOffsets[.search]), of: bounds)
  }

  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let side: CGFloat = 19
    let rect = CGRect(x: bounds.maxX - side - 7, y: bounds.minY + ((bounds.height - side) / 2).rounded(), width: side, height: side)
    return inside(moved(rect, look.iconOffsets[.clear]), of: bounds)
  }

  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    let rect = CGRect(
      x: bounds.maxX - size.width - 5, y: bounds.minY + ((bounds.height - size.height) / 2).rounded(), width: size.width,
      height: size.height)
    return inside(moved(rect, look.button.flatMap { look.iconOffsets[$0] }), of: bounds)
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    let left: CGFloat = leftView == nil || leftViewMode == .never ? 8 : 31
    let rect = CGRect(x: bounds.minX + left, y: bounds.minY, width: max(0, bounds.width - left - 31), height: bounds.height)
    return inside(moved(rect, look.textOffset), of: bounds)
  }

  open override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open override func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 36) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 36) }
}
