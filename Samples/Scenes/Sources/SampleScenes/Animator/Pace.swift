import UIKit

/// A timing curve: the parameters for UIKit, and its formula.
struct Pace {
  enum Kind {
    case options(UIView.AnimationOptions)
    /// The control points of a cubic curve.
    case cubic(CGPoint, CGPoint)
    /// The bounce of a spring.
    case bounce(CGFloat)
    /// The damping ratio of a spring; 1 does not oscillate.
    case damping(CGFloat)
  }

  let name: String
  let color: UIColor
  let kind: Kind

  /// The duration that a plot covers, in seconds.
  static let duration: TimeInterval = 2

  static let all = [
    Pace(name: "linear", color: .systemBlue, kind: .options(.curveLinear)),
    Pace(name: "ease in", color: .systemGreen, kind: .options(.curveEaseIn)),
    Pace(name: "ease out", color: .systemOrange, kind: .options(.curveEaseOut)),
    Pace(name: "ease in and out", color: .systemPurple, kind: .options(.curveEaseInOut)),
    Pace(name: "cubic 0.3, -0.4, 0.2, 1.4", color: .systemIndigo, kind: .cubic(CGPoint(x: 0.3, y: -0.4), CGPoint(x: 0.2, y: 1.4))),
    Pace(name: "spring, bounce 0", color: .systemTeal, kind: .bounce(0)),
    Pace(name: "spring, bounce 0.3", color: .systemPink, kind: .bounce(0.3)),
    Pace(name: "spring, bounce 0.6", color: .systemRed, kind: .bounce(0.6)),
    Pace(name: "spring, damping 0.4", color: .systemBrown, kind: .damping(0.4)),
    Pace(name: "spring, damping 0.8", color: .systemCyan, kind: .damping(0.8)),
  ]

  /// Animates a view up and down during the duration of a plot, repeatedly.
  @MainActor
  func animate(_ view: UIView, to y: CGFloat) {
    let changes = { view.center.y = y }
    switch kind {
    case .options(let options):
      UIView.animate(withDuration: Pace.duration, delay: 0, options: [options, .repeat], animations: changes)
    case .cubic(let a, let b):
      let animation = CABasicAnimation(keyPath: "position.y")
      animation.fromValue = view.center.y
      animation.toValue = y
      animation.duration = Pace.duration
      animation.repeatCount = .infinity
      animation.timingFunction = CAMediaTimingFunction(controlPoints: Float(a.x), Float(a.y), Float(b.x), Float(b.y))
      view.layer.add(animation, forKey: "pace")
    case .bounce(let bounce):
      let seconds = 2 * .pi / frequency(ratio: 1 - Double(bounce))
      UIView.animate(springDuration: seconds, bounce: bounce, options: .repeat, animations: changes)
    case .damping(let ratio):
      UIView.animate(
        withDuration: Pace.duration, delay: 0, usingSpringWithDamping: ratio, initialSpringVelocity: 0, options: .repeat,
        animations: changes)
    }
  }

  /// Returns the frequency, in radians per second, of a spring that has a thousandth of its initial distance left at the end of the plot.
  private func frequency(ratio: Double) -> Double {
    // For critical damping: (1 + x) e^-x = 0.001.
    guard ratio < 1 else { return 9.233413476451585 / Pace.duration }
    return log(1000 / (1 - ratio * ratio).squareRoot()) / (ratio * Pace.duration)
  }

  /// The curve from (0, 0) to (1, 1).
  var path: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: .zero)
    switch kind {
    case .options(let options):
      let (a, b) = Pace.points(of: options)
      path.addCurve(to: CGPoint(x: 1, y: 1), controlPoint1: a, controlPoint2: b)
    case .cubic(let a, let b): path.addCurve(to: CGPoint(x: 1, y: 1), controlPoint1: a, controlPoint2: b)
    case .bounce(let bounce): addSpring(to: path, ratio: 1 - Double(bounce))
    case .damping(let ratio): addSpring(to: path, ratio: Double(ratio))
    }
    return path
  }

  private static func points(of options: UIView.AnimationOptions) -> (CGPoint, CGPoint) {
    switch options {
    case .curveLinear: (.zero, CGPoint(x: 1, y: 1))
    case .curveEaseIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
    case .curveEaseOut: (.zero, CGPoint(x: 0.58, y: 1))
    default: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
    }
  }

  /// Adds a damped oscillation as 120 short lines.
  private func addSpring(to path: UIBezierPath, ratio: Double) {
    let frequency = frequency(ratio: ratio)
    for step in 1...120 {
      let t = Pace.duration * Double(step) / 120
      let left: Double
      if ratio < 1 {
        let damped = frequency * (1 - ratio * ratio).squareRoot()
        left = exp(-ratio * frequency * t) * (cos(damped * t) + ratio * frequency / damped * sin(damped * t))
      } else {
        left = (1 + frequency * t) * exp(-frequency * t)
      }
      path.addLine(to: CGPoint(x: Double(step) / 120, y: 1 - left))
    }
  }
}
