import CoreGraphics
import Foundation
import QuartzCore

/// Covers the content at an edge of a scroll view with the system's background colour and blurs it.
///
/// The public project OpenUIKit measured both styles on the simulator of iOS 26.1, in light mode: a hard edge is a plate with an alpha of
/// 0.9 over a blur of about 6 points that ends at a line; a soft edge has an alpha of 0.835 that eases to 0 within 36 points behind the bar.
/// That the soft edge begins to ease in the middle of the bar, and has the same blur, is a guess.
final class ScrollEdgeView: UIView {
  /// The distance beyond the bar over which a soft edge fades, in points.
  static let fade: CGFloat = 36

  var isAtBottom = false
  private let gradient = CAGradientLayer()
  /// The height of the bar in points.
  private var extent: CGFloat = 0
  private var fades = false
  private var base: UIColor?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.backgroundFilters = [LayerFilter.gaussianBlur(radius: 6)]
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameter base: the colour of the content's background; nil or a translucent one stands for the system's.
  func show(extent: CGFloat, fades: Bool, over base: UIColor? = nil) {
    guard extent != self.extent || fades != self.fades || base != self.base || backgroundColor == nil else { return }
    self.extent = extent
    self.fades = fades
    self.base = base
    let opaque = base.flatMap { $0.cgColor.alpha == 1 ? $0 : nil }
    backgroundColor = (opaque ?? .systemBackground).withAlphaComponent(fades ? 0.835 : 0.9)
    layer.mask = fades ? gradient : nil
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard fades, bounds.height > 0 else { return }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    gradient.frame = bounds
    gradient.startPoint = CGPoint(x: 0.5, y: isAtBottom ? 1.0 : 0)
    gradient.endPoint = CGPoint(x: 0.5, y: isAtBottom ? 0 : 1.0)
    // Eased by a cosine, from the middle of the bar on.
    let start = extent / 2 / bounds.height, steps = 8
    var colors = [CGColor(gray: 0, alpha: 1)], places: [NSNumber] = [0]
    for step in 0...steps {
      let part = CGFloat(step) / CGFloat(steps)
      colors.append(CGColor(gray: 0, alpha: (1 + cos(part * CGFloat.pi)) / 2))
      places.append(NSNumber(value: Double(start + (1 - start) * part)))
    }
    gradient.colors = colors
    gradient.locations = places
    CATransaction.commit()
  }
}
