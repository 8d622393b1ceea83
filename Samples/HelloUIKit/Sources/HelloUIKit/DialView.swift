import UIKit

/// A ring that is filled according to a value.
final class DialView: UIView {
  /// The filled fraction of the ring, 0 to 1.
  var value: CGFloat = 0 { didSet { setNeedsDisplay() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func draw(_ rect: CGRect) {
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let radius = min(bounds.width, bounds.height) / 2 - 10
    let ring = UIBezierPath(arcCenter: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    ring.lineWidth = 14
    UIColor.systemGray5.setStroke()
    ring.stroke()
    guard value > 0 else { return }
    let arc = UIBezierPath(
      arcCenter: center, radius: radius, startAngle: -.pi / 2, endAngle: -.pi / 2 + 2 * .pi * min(value, 1),
      clockwise: true)
    arc.lineWidth = 14
    arc.lineCapStyle = .round
    UIColor.systemBlue.setStroke()
    arc.stroke()
  }
}
