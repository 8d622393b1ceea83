import UIKit

/// Loaders that replicate a layer.
extension Loader {
  /// Eight bars that fade in turn, like the system's activity indicator.
  static func bars() -> Loader {
    let bar = dot(CGRect(x: side / 2 - 3, y: 10, width: 6, height: 17), .systemGray, radius: 3)
    let wheel = replicator(8, 0.125, CATransform3DMakeRotation(.pi / 4, 0, 0, 1), of: bar)
    return Loader(name: "replicator", layer: wheel) { frames(bar, "opacity", [1, 0.25] as [CGFloat], seconds: 1, pacing: .linear) }
  }

  /// A ring of dots that change their sizes in turn.
  static func dots() -> Loader {
    let spot = dot(CGRect(x: side / 2 - 5, y: 3, width: 10, height: 10), .systemPink)
    let ring = replicator(12, 0.1, CATransform3DMakeRotation(.pi / 6, 0, 0, 1), of: spot)
    ring.instanceColor = UIColor.white.cgColor
    ring.instanceGreenOffset = -0.06
    return Loader(name: "scale wave", layer: ring) { frames(spot, "transform.scale", [1, 0.2, 1] as [CGFloat], seconds: 1.2) }
  }

  /// Three jumping dots.
  static func bounce() -> Loader {
    let spot = dot(CGRect(x: 6, y: side / 2 + 4, width: 14, height: 14), .systemGreen)
    let row = replicator(3, 0.16, CATransform3DMakeTranslation(23, 0, 0), of: spot)
    return Loader(name: "bounce", layer: row) {
      let jump = CAKeyframeAnimation(keyPath: "position.y")
      jump.values = [0, -26, 0, 0] as [CGFloat]
      jump.keyTimes = [0, 0.3, 0.6, 1]
      jump.timingFunctions = [
        CAMediaTimingFunction(name: .easeOut), CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear),
      ]
      jump.isAdditive = true
      jump.duration = 0.9
      jump.repeatCount = .infinity
      spot.add(jump, forKey: nil)
    }
  }

  /// Bars that grow and shrink.
  static func equalizer() -> Loader {
    let bar = dot(CGRect(x: 5, y: 10, width: 9, height: 52), .systemOrange, radius: 4.5)
    let row = replicator(5, 0.12, CATransform3DMakeTranslation(13.5, 0, 0), of: bar)
    return Loader(name: "equalizer", layer: row) {
      frames(bar, "bounds.size.height", [14, 52, 22, 40, 14] as [CGFloat], seconds: 1.2)
    }
  }

  /// Circles that expand and fade.
  static func pulse() -> Loader {
    let wave = line(circle(inset: 3), .systemBlue, width: 3)
    wave.opacity = 0
    let waves = replicator(3, 0.6, CATransform3DIdentity, of: wave)
    return Loader(name: "group", layer: waves) {
      let grow = CABasicAnimation(keyPath: "transform.scale.xy")
      grow.fromValue = 0.05
      grow.toValue = 1
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 1
      fade.toValue = 0
      let both = CAAnimationGroup()
      both.animations = [grow, fade]
      both.duration = 1.8
      both.repeatCount = .infinity
      both.timingFunction = CAMediaTimingFunction(name: .easeOut)
      wave.add(both, forKey: nil)
    }
  }

  /// A wave across a grid of nine squares, made of nested replicators.
  static func grid() -> Loader {
    let cell = dot(CGRect(x: 6, y: 6, width: 18, height: 18), .systemPurple, radius: 4)
    let row = replicator(3, 0.15, CATransform3DMakeTranslation(21, 0, 0), of: cell)
    let rows = replicator(3, 0.15, CATransform3DMakeTranslation(0, 21, 0), of: row)
    return Loader(name: "nested", layer: rows) {
      frames(cell, "opacity", [0.2, 1, 0.2] as [CGFloat], seconds: 1.35)
      frames(cell, "transform.scale", [0.7, 1, 0.7] as [CGFloat], seconds: 1.35)
    }
  }
}
