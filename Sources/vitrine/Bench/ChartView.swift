import UIKit

/// A view that draws a small chart, which depends on its phase.
final class ChartView: UIView {
  var phase = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let path = UIBezierPath()
    for step in 0...20 {
      let x = bounds.width * CGFloat(step) / 20
      let point = CGPoint(x: x, y: bounds.height * (0.5 + 0.4 * sin(CGFloat(step + phase) / 3)))
      if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.lineWidth = 3
    UIColor.systemBlue.setStroke()
    path.stroke()
    UIColor.systemOrange.setFill()
    UIBezierPath(ovalIn: CGRect(x: bounds.midX - 8, y: bounds.midY - 8, width: 16, height: 16)).fill()
  }
}
