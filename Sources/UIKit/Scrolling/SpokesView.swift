import CoreGraphics

/// A wheel whose spokes appear one after the other.
final class SpokesView: UIView {
  private static let count = 8
  private let spokes = (0..<SpokesView.count).map { _ in UIView(frame: .zero) }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    let side = frame.width, length = side * 0.28, width = side * 0.115
    for (index, spoke) in spokes.enumerated() {
      spoke.bounds = CGRect(x: 0, y: 0, width: width, height: length)
      spoke.layer.cornerRadius = width / 2
      spoke.layer.anchorPoint = CGPoint(x: 0.5, y: side / 2 / length)
      spoke.center = CGPoint(x: side / 2, y: side / 2)
      spoke.transform = CGAffineTransform(rotationAngle: CGFloat(index) / CGFloat(Self.count) * 2 * .pi)
      spoke.alpha = 0
      addSubview(spoke)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a part of the spokes.
  /// - Parameter part: the fraction of the visible spokes, 0...1.
  func show(_ part: CGFloat, color: UIColor) {
    for (index, spoke) in spokes.enumerated() {
      if spoke.backgroundColor !== color { spoke.backgroundColor = color }
      let light = min(max(part * CGFloat(Self.count) - CGFloat(index), 0), 1) * 0.8
      if spoke.alpha != light { spoke.alpha = light }
    }
  }
}
