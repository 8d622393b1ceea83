import UIKit

/// A view that draws a badge once. Its content is stretched afterwards.
final class BadgeView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    backgroundColor = .clear
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func draw(_ rect: CGRect) {
    let body = UIBezierPath(roundedRect: bounds.insetBy(dx: 2, dy: 2), cornerRadius: 16)
    UIColor.hex(0x8E44AD).setFill()
    body.fill()
    UIColor.hex(0xF5B841).setStroke()
    body.lineWidth = 4
    body.stroke()
    UIColor.white.setFill()
    UIBezierPath(ovalIn: CGRect(x: bounds.minX + 9, y: bounds.minY + 9, width: 8, height: 8)).fill()
    UIBezierPath(ovalIn: CGRect(x: bounds.maxX - 17, y: bounds.minY + 9, width: 8, height: 8)).fill()
  }
}
