import CoreGraphics
import Foundation
import QuartzCore
import UIKit
import VitrineTesting

extension FuzzKind {
  private static let keys = [
    "position", "position.x", "bounds", "bounds.size", "bounds.size.width", "transform", "transform.rotation.z", "transform.scale",
    "opacity",
    "hidden", "backgroundColor", "borderWidth", "cornerRadius", "shadowPath", "shadowOffset", "contents", "contentsRect", "zPosition",
    "sublayerTransform", "anchorPoint", "path", "strokeEnd", "lineDashPattern", "colors", "locations", "startPoint", "instanceCount",
    "custom", "frame", "maskedCorners", "speed",
  ]

  /// Animates and sets properties with values that the bytes of the input choose.
  @MainActor static func values(_ input: [UInt8]) {
    var bytes = input[...]
    func take() -> Int { Int(bytes.popFirst() ?? 0) }
    let screen = HeadlessScreen(size: CGSize(width: 60, height: 60), scale: 1)
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    screen.show(view)
    let layers = [view.layer, CAShapeLayer(), CAGradientLayer(), CAReplicatorLayer()]
    for layer in layers.dropFirst() { view.layer.addSublayer(layer) }
    for _ in 0..<12 where !bytes.isEmpty {
      let layer = layers[take() % layers.count], key = keys[take() % keys.count]
      let values = (0..<3).map { _ in value(take(), take()) }
      switch take() % 4 {
      case 0:
        let animation = CABasicAnimation(keyPath: key)
        (animation.fromValue, animation.toValue, animation.byValue) = (values[0], values[1], values[2])
        (animation.isAdditive, animation.isCumulative) = (take() % 2 == 0, take() % 2 == 0)
        animation.repeatCount = Float(take())
        layer.add(animation, forKey: nil)
      case 1:
        let animation = CAKeyframeAnimation(keyPath: key)
        animation.values = values.compactMap(\.self)
        animation.keyTimes = take() % 2 == 0 ? [0, 0.5, 1] : [1, NSNumber(value: Double.nan)]
        animation.calculationMode = [.linear, .discrete, .paced, .cubic, .cubicPaced][take() % 5]
        layer.add(animation, forKey: nil)
      case 2:
        let animation = CASpringAnimation(keyPath: key)
        (animation.fromValue, animation.toValue) = (values[0], values[1])
        (animation.damping, animation.stiffness, animation.mass) = (number(take()), number(take()), number(take()))
        layer.add(animation, forKey: nil)
      default: layer.setValue(values[0], forKeyPath: key)
      }
      screen.advance(by: 0.02)
      _ = layer.presentation()?.frame
    }
    screen.settle()
  }

  private static func number(_ byte: Int) -> CGFloat {
    let numbers: [CGFloat] = [0, 1, -1, 0.5, 10, 1e9, -1e9, 1e300, .nan, .infinity, -.infinity, 1e-300]
    return byte < numbers.count ? numbers[byte] : CGFloat(byte)
  }

  private static func value(_ kind: Int, _ byte: Int) -> Any? {
    let n = number(byte)
    switch kind % 16 {
    case 0: return nil
    case 1: return n
    case 2: return NSNumber(value: Double(n))
    case 3: return CGPoint(x: n, y: 3)
    case 4: return CGSize(width: n, height: 3)
    case 5: return CGRect(x: n, y: 0, width: n, height: 5)
    case 6: return CATransform3DMakeRotation(n, n, 1, 0)
    case 7: return CGAffineTransform(scaleX: n, y: 1)
    case 8: return UIColor(white: n, alpha: n).cgColor
    case 9: return CGPath(rect: CGRect(x: n, y: 0, width: 5, height: n), transform: nil)
    case 10: return [n, 1] as [CGFloat]
    case 11: return [UIColor.red.cgColor, UIColor.blue.cgColor]
    case 12: return NSValue(point: CGPoint(x: n, y: 1))
    case 13: return NSValue(rect: CGRect(x: n, y: 1, width: 1, height: n))
    case 14: return "text"
    default: return NSNull()
    }
  }
}
