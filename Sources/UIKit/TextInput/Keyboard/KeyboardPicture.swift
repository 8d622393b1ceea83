import CoreGraphics

/// A plain picture of a keyboard. It receives touches and ignores them.
final class KeyboardPicture: UIView {
  private static let rows = ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"]
  private static let gap: CGFloat = 6
  private static let plateColor = shade(light: 0.83, dark: 0.17)
  private static let letterColor = shade(light: 1, dark: 0.42)
  private static let commandColor = shade(light: 0.69, dark: 0.28)

  private let letters: [[UIView]]
  private let shift, delete, numbers, space, enter: UIView
  var height: KeyboardHeight { didSet { if height != oldValue { setNeedsLayout() } } }

  init(_ height: KeyboardHeight) {
    self.height = height
    letters = Self.rows.map { row in row.map { Self.key(String($0), Self.letterColor) } }
    shift = Self.key("\u{21E7}", Self.commandColor)
    delete = Self.key("\u{232B}", Self.commandColor)
    numbers = Self.key("123", Self.commandColor)
    space = Self.key("space", Self.letterColor)
    enter = Self.key("return", Self.commandColor)
    super.init(frame: .zero)
    backgroundColor = Self.plateColor
    accessibilityElementsHidden = true
    for key in letters.joined() { addSubview(key) }
    for key in [shift, delete, numbers, space, enter] { addSubview(key) }
  }

  required init?(coder: NSCoder) { nil }

  private static func shade(light: CGFloat, dark: CGFloat) -> UIColor {
    UIColor(dynamicProvider: { UIColor(white: $0.userInterfaceStyle == .dark ? dark : light, alpha: 1) })
  }

  private static func key(_ title: String, _ color: UIColor) -> UIView {
    let label = UILabel(frame: .zero)
    label.text = title
    label.textAlignment = .center
    label.font = .systemFont(ofSize: title.count > 1 ? 16 : 22)
    label.backgroundColor = color
    label.layer.cornerRadius = 5
    label.clipsToBounds = true
    return label
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let pitch = bounds.width / 10, rowHeight = height.keys / 4, gap = Self.gap
    func frame(_ x: CGFloat, _ row: Int, _ width: CGFloat) -> CGRect {
      CGRect(x: x, y: height.suggestions + CGFloat(row) * rowHeight, width: width, height: rowHeight).insetBy(dx: gap / 2, dy: gap)
    }
    for (row, keys) in letters.enumerated() {
      let start = (bounds.width - CGFloat(keys.count) * pitch) / 2
      for (index, key) in keys.enumerated() { key.frame = frame(start + CGFloat(index) * pitch, row, pitch) }
    }
    let wide = pitch * 1.25
    shift.frame = frame(0, 2, wide)
    delete.frame = frame(bounds.width - wide, 2, wide)
    numbers.frame = frame(0, 3, pitch * 2.5)
    space.frame = frame(pitch * 2.5, 3, pitch * 5)
    enter.frame = frame(pitch * 7.5, 3, pitch * 2.5)
  }

  // The default implementation would pass the touch to the next responder.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
