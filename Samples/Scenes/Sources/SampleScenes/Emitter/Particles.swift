import UIKit

/// The emitters of the scene.
@MainActor
enum Particles {
  // MARK: Pictures

  /// A blurred white disc, 32 points wide.
  private static let glow = picture(32) { context, side in
    let colors = [UIColor.white.cgColor, UIColor(white: 1, alpha: 0.35).cgColor, UIColor(white: 1, alpha: 0).cgColor]
    guard let gradient = CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: [0, 0.35, 1]) else { return }
    let middle = CGPoint(x: side / 2, y: side / 2)
    context.drawRadialGradient(gradient, startCenter: middle, startRadius: 0, endCenter: middle, endRadius: side / 2, options: [])
  }

  private static let disc = picture(8) { context, side in
    context.setFillColor(UIColor.white.cgColor)
    context.fillEllipse(in: CGRect(x: 0.5, y: 0.5, width: side - 1, height: side - 1))
  }

  private static func picture(_ side: CGFloat, _ draw: (CGContext, CGFloat) -> Void) -> CGImage? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { draw($0.cgContext, side) }.cgImage
  }

  private static func cell(_ image: CGImage?, _ color: UIColor, rate: Float, lifetime: Float) -> CAEmitterCell {
    let cell = CAEmitterCell()
    cell.contents = image
    cell.contentsScale = 2
    cell.color = color.cgColor
    cell.birthRate = rate
    cell.lifetime = lifetime
    return cell
  }

  // MARK: Emitters

  static func fire(_ size: CGSize) -> CAEmitterLayer {
    let flame = cell(glow, UIColor(red: 0.9, green: 0.36, blue: 0.1, alpha: 0.55), rate: 140, lifetime: 0.9)
    flame.lifetimeRange = 0.5
    flame.velocity = 95
    flame.velocityRange = 40
    flame.emissionRange = 0.5
    flame.scale = 0.8
    flame.scaleSpeed = -0.55
    flame.yAcceleration = -30
    flame.alphaSpeed = -0.4
    let smoke = cell(glow, UIColor(white: 0.5, alpha: 0.09), rate: 14, lifetime: 2.6)
    smoke.velocity = 85
    smoke.velocityRange = 20
    smoke.emissionRange = 0.35
    smoke.scale = 0.9
    smoke.scaleSpeed = 0.5
    smoke.alphaSpeed = -0.03
    let emitter = CAEmitterLayer()
    emitter.emitterPosition = CGPoint(x: size.width / 2, y: size.height - 60)
    emitter.emitterShape = .line
    emitter.emitterSize = CGSize(width: 50, height: 0)
    emitter.emitterCells = [smoke, flame]
    emitter.renderMode = .additive
    emitter.seed = 3
    return emitter
  }

  static func fireworks(_ size: CGSize) -> CAEmitterLayer {
    let rocket = cell(disc, .white, rate: 1.1, lifetime: 1.15)
    rocket.velocity = 230
    rocket.velocityRange = 50
    rocket.emissionLongitude = -.pi / 2
    rocket.emissionRange = 0.5
    rocket.yAcceleration = 90
    rocket.scale = 0.3
    rocket.redRange = 1
    rocket.greenRange = 1
    rocket.blueRange = 1
    let trail = cell(disc, UIColor(red: 1, green: 0.8, blue: 0.5, alpha: 0.8), rate: 45, lifetime: 0.5)
    trail.velocity = 10
    trail.emissionRange = 2 * .pi
    trail.scale = 0.22
    trail.scaleSpeed = -0.3
    trail.alphaSpeed = -1.4
    trail.duration = 1.1
    let burst = cell(disc, UIColor(red: 0.9, green: 0.6, blue: 0.5, alpha: 1), rate: 4200, lifetime: 1.3)
    burst.beginTime = 1.1
    burst.duration = 0.04
    burst.lifetimeRange = 0.4
    burst.velocity = 70
    burst.velocityRange = 60
    burst.emissionRange = 2 * .pi
    burst.yAcceleration = 55
    burst.scale = 0.34
    burst.scaleSpeed = -0.16
    burst.redRange = 0.2
    burst.greenRange = 0.8
    burst.blueRange = 1
    burst.alphaSpeed = -0.75
    rocket.emitterCells = [trail, burst]
    let emitter = CAEmitterLayer()
    emitter.emitterPosition = CGPoint(x: size.width / 2, y: size.height - 36)
    emitter.emitterCells = [rocket]
    emitter.renderMode = .additive
    emitter.seed = 11
    return emitter
  }

  static func snow(_ size: CGSize) -> CAEmitterLayer {
    let flake = cell(disc, .white, rate: 26, lifetime: 7)
    flake.velocity = 44
    flake.velocityRange = 24
    flake.emissionLongitude = .pi
    flake.emissionRange = 0.6
    flake.xAcceleration = 2
    flake.scale = 0.6
    flake.scaleRange = 0.7
    flake.alphaRange = 0.6
    let emitter = CAEmitterLayer()
    emitter.emitterPosition = CGPoint(x: size.width / 2, y: -10)
    emitter.emitterShape = .line
    emitter.emitterSize = CGSize(width: size.width * 1.3, height: 0)
    emitter.emitterCells = [flake]
    emitter.seed = 5
    return emitter
  }

  static func sparks(_ size: CGSize) -> CAEmitterLayer {
    let spark = cell(disc, UIColor(red: 0.55, green: 0.85, blue: 1, alpha: 1), rate: 160, lifetime: 1.1)
    spark.lifetimeRange = 0.6
    spark.velocity = 60
    spark.velocityRange = 50
    spark.yAcceleration = 70
    spark.scale = 0.45
    spark.scaleSpeed = -0.35
    spark.greenSpeed = -0.5
    spark.redSpeed = 0.4
    spark.alphaSpeed = -0.6
    let emitter = CAEmitterLayer()
    emitter.emitterPosition = CGPoint(x: size.width / 2, y: size.height / 2 - 10)
    emitter.emitterShape = .circle
    emitter.emitterMode = .outline
    emitter.emitterSize = CGSize(width: 14, height: 0)
    emitter.emitterCells = [spark]
    emitter.renderMode = .oldestLast
    emitter.seed = 8
    return emitter
  }
}
