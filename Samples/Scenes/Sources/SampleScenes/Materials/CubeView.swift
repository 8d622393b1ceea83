import UIKit

/// A cube that rotates about its axis and intersects a sheet of glass.
final class CubeView: UIView {
  private static let side: CGFloat = 104
  private let tiltedLayer = CATransformLayer()
  private let cube = CATransformLayer()
  private let glass = CALayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.sublayerTransform.m34 = -1 / 600
    layer.addSublayer(tiltedLayer)
    tiltedLayer.addSublayer(cube)
    tiltedLayer.transform = CATransform3DMakeRotation(-0.42, 1, 0, 0)
    let half = Self.side / 2
    for (index, light) in (Landscape.Light.allCases + [.day, .dusk]).enumerated() {
      let face = CALayer()
      face.bounds = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
      face.contents = Landscape(light, seed: 40 + index).image(size: face.bounds.size).cgImage
      face.borderWidth = 3
      face.borderColor = UIColor.white.cgColor
      face.allowsEdgeAntialiasing = true
      let rotation =
        index < 4
        ? CATransform3DMakeRotation(CGFloat(index) * .pi / 2, 0, 1, 0)
        : CATransform3DMakeRotation(index == 4 ? .pi / 2 : -.pi / 2, 1, 0, 0)
      face.transform = CATransform3DTranslate(rotation, 0, 0, half)
      cube.addSublayer(face)
    }
    glass.bounds = CGRect(x: 0, y: 0, width: 250, height: 250)
    glass.backgroundColor = UIColor(red: 0.6, green: 0.9, blue: 1, alpha: 0.45).cgColor
    glass.borderColor = UIColor(white: 1, alpha: 0.8).cgColor
    glass.borderWidth = 1.5
    glass.cornerRadius = 125
    glass.transform = CATransform3DMakeRotation(.pi / 2, 1, 0, 0)
    tiltedLayer.addSublayer(glass)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("cubes are made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    tiltedLayer.position = CGPoint(x: bounds.midX, y: bounds.midY)
    CATransaction.commit()
  }

  func rotate() {
    let rotation = CABasicAnimation(keyPath: "transform.rotation.y")
    rotation.fromValue = 0.4
    rotation.toValue = 0.4 + 2 * CGFloat.pi
    rotation.duration = 9
    rotation.repeatCount = .infinity
    cube.add(rotation, forKey: "rotation")
  }
}
