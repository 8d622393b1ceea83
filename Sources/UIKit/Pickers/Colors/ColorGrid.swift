/// A grid of colors: twelve columns of hues in ten rows, grays first, then from dark to pale. A drag over the grid keeps choosing colors.
final class ColorGrid: UIControl {
  static let columns = 12
  static let rows = 10

  private(set) var color: UIColor?
  /// Whether the finger is still down.
  private(set) var isChoosing = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = nil
    isOpaque = false
    contentMode = .redraw
    layer.cornerRadius = 8
    clipsToBounds = true
    accessibilityLabel = "Colors"
  }

  required init?(coder: NSCoder) { nil }

  static func color(column: Int, row: Int) -> UIColor {
    guard row > 0 else { return UIColor(white: 1 - CGFloat(column) / CGFloat(columns - 1), alpha: 1) }
    let hue = (CGFloat(column) / CGFloat(columns) + 0.53).truncatingRemainder(dividingBy: 1)
    let step = CGFloat(row) / CGFloat(rows - 1)
    return step <= 0.5
      ? UIColor(hue: hue, saturation: 1, brightness: 0.3 + 1.4 * step, alpha: 1)
      : UIColor(hue: hue, saturation: 1.9 - 1.8 * step, brightness: 1, alpha: 1)
  }

  override func draw(_ rect: CGRect) {
    let width = bounds.width / CGFloat(Self.columns), height = bounds.height / CGFloat(Self.rows)
    for row in 0..<Self.rows {
      for column in 0..<Self.columns {
        Self.color(column: column, row: row).setFill()
        UIRectFill(CGRect(x: CGFloat(column) * width, y: CGFloat(row) * height, width: width, height: height))
      }
    }
  }

  private func choose(at point: CGPoint) {
    guard bounds.width > 0, bounds.height > 0 else { return }
    let column = min(max(Int(point.x / bounds.width * CGFloat(Self.columns)), 0), Self.columns - 1)
    let row = min(max(Int(point.y / bounds.height * CGFloat(Self.rows)), 0), Self.rows - 1)
    color = Self.color(column: column, row: row)
    sendActions(for: .valueChanged)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    isChoosing = true
    choose(at: touch.location(in: self))
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    choose(at: touch.location(in: self))
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    isChoosing = false
    if let touch { choose(at: touch.location(in: self)) }
  }

  override func cancelTracking(with event: UIEvent?) { isChoosing = false }
}
