import CoreGraphics

/// The properties that most layers leave at their defaults, kept apart to make plain layers small.
///
/// Unchecked `Sendable`: written by `init` and by code that holds the only reference.
final class RareProperties: @unchecked Sendable {
  struct Values: Sendable, Equatable {
    var zPosition: CGFloat = 0
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var anchorPointZ: CGFloat = 0
    var transform = CATransform3DIdentity
    var sublayerTransform = CATransform3DIdentity
    var cornerRadiusFractions: CornerRadiusFractions?
    var borderWidth: CGFloat = 0
    var borderColor: CGColor? = Values.black
    var shadowColor: CGColor? = Values.black
    var shadowOpacity: Float = 0
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3
    var shadowPath: CGPath?
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    var effects: LayerEffects?
    var rasterizationScale: CGFloat = 1
    var isRasterized = false
    var isTransformLayer = false
    var figure: LayerFigure?

    private static let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    static let plain = Values()
  }

  @exclusivity(unchecked) var values: Values

  init(_ values: Values) { self.values = values }
}
