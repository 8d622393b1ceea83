import UIKit

/// A layer, 72 points square, with a function that starts its animations.
@MainActor
struct Loader {
  let name: String
  let layer: CALayer
  let start: @MainActor () -> Void

  static let side: CGFloat = 72
  static var square: CGRect { CGRect(x: 0, y: 0, width: side, height: side) }

  static var all: [Loader] {
    [
      ring(), bars(), dots(), bounce(), equalizer(), pulse(), sweep(), orbits(), morph(), march(), grid(), loop(),
    ]
  }

  // MARK: Parts

  static func square(_ layer: CALayer) -> CALayer {
    layer.bounds = square
    return layer
  }

  /// Creates a stroked path with round ends and no fill.
  static func line(_ path: UIBezierPath, _ color: UIColor, width: CGFloat = 6) -> CAShapeLayer {
    let line = CAShapeLayer()
    line.frame = square
    line.path = path.cgPath
    line.fillColor = nil
    line.strokeColor = color.cgColor
    line.lineWidth = width
    line.lineCap = .round
    return line
  }

  static func circle(inset: CGFloat) -> UIBezierPath {
    UIBezierPath(
      arcCenter: CGPoint(x: side / 2, y: side / 2), radius: side / 2 - inset, startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true)
  }

  static func dot(_ frame: CGRect, _ color: UIColor, radius: CGFloat? = nil) -> CALayer {
    let dot = CALayer()
    dot.frame = frame
    dot.backgroundColor = color.cgColor
    dot.cornerRadius = radius ?? frame.width / 2
    return dot
  }

  static func replicator(_ count: Int, _ delay: TimeInterval, _ transform: CATransform3D, of layer: CALayer) -> CAReplicatorLayer {
    let replicator = CAReplicatorLayer()
    replicator.frame = square
    replicator.instanceCount = count
    replicator.instanceDelay = delay
    replicator.instanceTransform = transform
    replicator.addSublayer(layer)
    return replicator
  }

  // MARK: Motion

  static func spin(_ layer: CALayer, seconds: TimeInterval, turns: CGFloat = 1) {
    let spin = CABasicAnimation(keyPath: "transform.rotation.z")
    spin.fromValue = 0
    spin.toValue = 2 * CGFloat.pi * turns
    spin.duration = seconds
    spin.repeatCount = .infinity
    layer.add(spin, forKey: "spin")
  }

  static func frames(
    _ layer: CALayer, _ keyPath: String, _ values: [Any], _ times: [NSNumber]? = nil, seconds: TimeInterval,
    pacing: CAMediaTimingFunctionName = .easeInEaseOut
  ) {
    let frames = CAKeyframeAnimation(keyPath: keyPath)
    frames.values = values
    frames.keyTimes = times
    frames.timingFunctions = (1..<values.count).map { _ in CAMediaTimingFunction(name: pacing) }
    frames.duration = seconds
    frames.repeatCount = .infinity
    // Replicated layers that begin later show the first frame until then.
    frames.fillMode = .backwards
    layer.add(frames, forKey: keyPath)
  }
}
