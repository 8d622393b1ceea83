import UIKit

/// Loaders that are stroked paths.
extension Loader {
  /// A rotating arc that grows and shrinks.
  static func ring() -> Loader {
    let arc = line(circle(inset: 6), .systemBlue)
    return Loader(name: "stroke", layer: arc) {
      frames(arc, "strokeEnd", [0.03, 0.78, 1] as [CGFloat], [0, 0.5, 1], seconds: 1.6)
      frames(arc, "strokeStart", [0, 0.05, 0.97] as [CGFloat], [0, 0.5, 1], seconds: 1.6)
      spin(arc, seconds: 2.4)
    }
  }

  /// A comet: a conic gradient with a ring as its mask.
  static func sweep() -> Loader {
    let gradient = CAGradientLayer()
    gradient.frame = square
    gradient.type = .conic
    gradient.colors = [UIColor.systemTeal.withAlphaComponent(0).cgColor, UIColor.systemTeal.cgColor]
    gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
    gradient.endPoint = CGPoint(x: 0.5, y: 0)
    gradient.mask = line(circle(inset: 7), .black, width: 8)
    return Loader(name: "conic gradient", layer: gradient) { spin(gradient, seconds: 1.1) }
  }

  /// Three nested arcs that rotate at different speeds.
  static func orbits() -> Loader {
    let whole = square(CALayer())
    let arcs = [(4, UIColor.systemRed), (14, .systemOrange), (24, .systemYellow)].map { inset, color in
      let arc = line(circle(inset: CGFloat(inset)), color, width: 5)
      arc.strokeEnd = 0.62
      whole.addSublayer(arc)
      return arc
    }
    return Loader(name: "orbits", layer: whole) {
      for (index, arc) in arcs.enumerated() { spin(arc, seconds: 1.2 + 0.5 * Double(index), turns: index == 1 ? -1 : 1) }
    }
  }

  /// A circle that morphs to a square, a diamond and a circle again. The paths have the same structure.
  static func morph() -> Loader {
    let shapes = [blob(0.5523), blob(0, scale: 0.86), blob(0, scale: 1.05, turn: .pi / 4), blob(0.5523)]
    let shape = CAShapeLayer()
    shape.frame = square
    shape.path = shapes[0]
    shape.fillColor = UIColor.systemIndigo.cgColor
    return Loader(name: "path", layer: shape) {
      frames(shape, "path", shapes, seconds: 3)
      frames(shape, "fillColor", [UIColor.systemIndigo, .systemPurple, .systemPink, .systemIndigo].map(\.cgColor), seconds: 3)
      spin(shape, seconds: 6)
    }
  }

  /// Returns four curves between the corners of a square. With a `bulge` of 0.5523 they form a circle, with 0 they are straight.
  private static func blob(_ bulge: CGFloat, scale: CGFloat = 1, turn: CGFloat = 0) -> CGPath {
    let radius = 27 * scale
    func at(_ angle: CGFloat, _ along: CGFloat) -> CGPoint {
      let (x, y) = (cos(angle + turn), sin(angle + turn))
      return CGPoint(x: side / 2 + radius * (x - y * along), y: side / 2 + radius * (y + x * along))
    }
    let path = UIBezierPath()
    path.move(to: at(.pi / 4, 0))
    for corner in 1...4 {
      let (a, b) = (CGFloat.pi / 4 + CGFloat(corner - 1) * .pi / 2, CGFloat.pi / 4 + CGFloat(corner) * .pi / 2)
      let (p, q) = (at(a, 0), at(b, 0))
      let straight = (
        CGPoint(x: p.x + (q.x - p.x) / 3, y: p.y + (q.y - p.y) / 3), CGPoint(x: q.x + (p.x - q.x) / 3, y: q.y + (p.y - q.y) / 3)
      )
      path.addCurve(
        to: q, controlPoint1: bulge > 0 ? at(a, bulge) : straight.0, controlPoint2: bulge > 0 ? at(b, -bulge) : straight.1)
    }
    path.close()
    return path.cgPath
  }

  /// Dashes that move along a rounded rectangle.
  static func march() -> Loader {
    let frame = line(UIBezierPath(roundedRect: square.insetBy(dx: 8, dy: 8), cornerRadius: 14), .systemGray, width: 4)
    frame.lineDashPattern = [10, 8]
    return Loader(name: "dash phase", layer: frame) {
      let walk = CABasicAnimation(keyPath: "lineDashPhase")
      walk.byValue = -18
      walk.duration = 0.5
      walk.repeatCount = .infinity
      frame.add(walk, forKey: nil)
    }
  }

  /// An arrow that follows a figure of eight, with a trail.
  static func loop() -> Loader {
    let eight = UIBezierPath()
    let middle = CGPoint(x: side / 2, y: side / 2)
    eight.move(to: middle)
    for sign in [1.0, -1.0] as [CGFloat] {
      let far = middle.x + 31 * sign
      eight.addCurve(
        to: CGPoint(x: far, y: middle.y), controlPoint1: CGPoint(x: middle.x + 14 * sign, y: middle.y - 20),
        controlPoint2: CGPoint(x: far, y: middle.y - 20))
      eight.addCurve(
        to: middle, controlPoint1: CGPoint(x: far, y: middle.y + 20), controlPoint2: CGPoint(x: middle.x + 14 * sign, y: middle.y + 20))
    }
    let arrow = CAShapeLayer()
    let head = UIBezierPath()
    head.move(to: CGPoint(x: 12, y: 5))
    head.addLine(to: CGPoint(x: 0, y: 10))
    head.addLine(to: CGPoint(x: 3, y: 5))
    head.addLine(to: .zero)
    head.close()
    arrow.path = head.cgPath
    arrow.bounds = CGRect(x: 0, y: 0, width: 12, height: 10)
    arrow.fillColor = UIColor.systemBlue.cgColor
    let trail = replicator(6, 0.09, CATransform3DIdentity, of: arrow)
    trail.instanceAlphaOffset = -0.16
    return Loader(name: "path, rotateAuto", layer: trail) {
      let walk = CAKeyframeAnimation(keyPath: "position")
      walk.path = eight.cgPath
      walk.calculationMode = .paced
      walk.rotationMode = .rotateAuto
      walk.duration = 2.2
      walk.fillMode = .backwards
      walk.repeatCount = .infinity
      arrow.add(walk, forKey: nil)
    }
  }
}
