import CoreGraphics

/// The text of a tool tip on a light platter, below the pointer or above it where there is no space.
final class ToolTipView: UIView {
  private let label = UILabel()
  private static let margin = CGSize(width: 8, height: 4)
  /// The distance from the pointer, which covers about 20 points below its tip.
  private static let distance: CGFloat = 20
  private static let maximumWidth: CGFloat = 300

  init(text: String) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isAccessibilityElement = false
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 5
    layer.borderWidth = 0.5
    layer.borderColor = UIColor.separator.cgColor
    layer.shadowOpacity = 0.15
    layer.shadowRadius = 4
    layer.shadowOffset = CGSize(width: 0, height: 2)
    label.text = text
    label.font = .systemFont(ofSize: 11)
    label.textColor = .label
    label.numberOfLines = 0
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func place(at point: CGPoint, in window: UIWindow) {
    let area = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: 4, dy: 4)
    let text = label.sizeThatFits(
      CGSize(width: min(Self.maximumWidth, area.width - 2 * Self.margin.width), height: .greatestFiniteMagnitude))
    let size = CGSize(width: (text.width + 2 * Self.margin.width).rounded(.up), height: (text.height + 2 * Self.margin.height).rounded(.up))
    var origin = CGPoint(x: point.x, y: point.y + Self.distance)
    if origin.y + size.height > area.maxY { origin.y = point.y - size.height - 4 }
    origin.x = min(max(origin.x, area.minX), max(area.maxX - size.width, area.minX))
    frame = CGRect(origin: origin, size: size)
    label.frame = bounds.insetBy(dx: Self.margin.width, dy: Self.margin.height)
    layer.zPosition = 10_000
    window.addSubview(self)
  }
}
