/// The button with a cross in a circle, which clears a text field.
final class ClearButton: UIButton {
  static let size: CGFloat = 19

  override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    tintColor = .systemGray
    setImage(Self.picture, for: .normal)
    accessibilityLabel = "Clear text"
  }

  required init?(coder: NSCoder) { nil }

  /// Not focusable: Tab moves from one field to the next, and the field can be cleared with the keyboard.
  override var canBecomeFocused: Bool { false }

  /// The touch area is a little larger than the circle.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.insetBy(dx: -8, dy: -8).contains(point) }

  static let picture: UIImage = {
    let side = size
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { _ in
      let path = UIBezierPath(ovalIn: CGRect(x: 1.5, y: 1.5, width: side - 3, height: side - 3))
      UIColor.black.setFill()
      path.fill()
      let cross = UIBezierPath()
      let (low, high) = (side * 0.35, side * 0.65)
      cross.move(to: CGPoint(x: low, y: low))
      cross.addLine(to: CGPoint(x: high, y: high))
      cross.move(to: CGPoint(x: high, y: low))
      cross.addLine(to: CGPoint(x: low, y: high))
      cross.lineWidth = 1.5
      cross.lineCapStyle = .round
      cross.stroke(with: .clear, alpha: 1)
    }.withRenderingMode(.alwaysTemplate)
  }()
}
