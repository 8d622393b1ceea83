import CoreGraphics

/// What most layers leave as it is: kept apart, so that plain layers are small.
final class RareProperties: Sendable, Equatable {
  struct Values: Sendable, Equatable {
    var anchorPointZ: CGFloat = 0
    var transform = CATransform3DIdentity
    var sublayerTransform = CATransform3DIdentity
    var shadowOpacity: Float = 0
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3
    var shadowPath: CGPath?
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    var effects: LayerEffects?
    var rasterizationScale: CGFloat = 0
    var isTransformLayer = false

    static let plain = Values()
  }

  let values: Values

  /// nil where all is as in plain layers.
  init?(_ values: Values) {
    if values == .plain { return nil }
    self.values = values
  }

  static func == (a: RareProperties, b: RareProperties) -> Bool { a === b || a.values == b.values }
}
