import CoreGraphics

/// Everything of a layer that draws or animates, except contents, children and mask. Lengths are points, y down.
package struct LayerProperties: Sendable, Equatable {
  package var bounds = CGRect.zero
  package var position = CGPoint.zero
  package var zPosition: CGFloat = 0
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var opacity: Float = 1
  package var isHidden = false
  package var isOpaque = false
  package var isDoubleSided = true
  package var isGeometryFlipped = false
  package var masksToBounds = false
  /// Rounded by a curve whose curvature has no jump (`CALayerCornerCurve.continuous`), not by circles.
  package var hasContinuousCorners = false
  package var maskedCorners = CornerMask.all
  package var contentsGravity = ContentsGravity.resize
  package var magnificationFilter = ContentsFilter.linear
  package var minificationFilter = ContentsFilter.linear
  /// Edges of the bounds that are anti-aliased where they do not lie between pixels.
  package var smoothEdges = EdgeMask.all
  package var cornerRadius: CGFloat = 0
  package var borderWidth: CGFloat = 0
  package var borderColor: CGColor?
  package var backgroundColor: CGColor?
  package var shadowColor: CGColor?
  /// Pixels of contents per point, for the gravities that do not resize.
  package var contentsScale: CGFloat = 1

  /// nil where all of it is as in plain layers.
  private var rare: RareProperties?

  package init() {}
}

extension LayerProperties {
  private mutating func edit(_ change: (inout RareProperties.Values) -> Void) {
    var values = rare?.values ?? .plain
    change(&values)
    rare = RareProperties(values)
  }

  package var anchorPointZ: CGFloat {
    get { rare?.values.anchorPointZ ?? 0 }
    set { edit { $0.anchorPointZ = newValue } }
  }

  package var transform: CATransform3D {
    get { rare?.values.transform ?? CATransform3DIdentity }
    set { edit { $0.transform = newValue } }
  }

  package var sublayerTransform: CATransform3D {
    get { rare?.values.sublayerTransform ?? CATransform3DIdentity }
    set { edit { $0.sublayerTransform = newValue } }
  }

  package var shadowOpacity: Float {
    get { rare?.values.shadowOpacity ?? 0 }
    set { edit { $0.shadowOpacity = newValue } }
  }

  package var shadowOffset: CGSize {
    get { rare?.values.shadowOffset ?? CGSize(width: 0, height: -3) }
    set { edit { $0.shadowOffset = newValue } }
  }

  package var shadowRadius: CGFloat {
    get { rare?.values.shadowRadius ?? 3 }
    set { edit { $0.shadowRadius = newValue } }
  }

  package var shadowPath: CGPath? {
    get { rare?.values.shadowPath }
    set { edit { $0.shadowPath = newValue } }
  }

  package var contentsRect: CGRect {
    get { rare?.values.contentsRect ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set { edit { $0.contentsRect = newValue } }
  }

  package var contentsCenter: CGRect {
    get { rare?.values.contentsCenter ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set { edit { $0.contentsCenter = newValue } }
  }

  package var effects: LayerEffects? {
    get { rare?.values.effects }
    set { edit { $0.effects = newValue } }
  }

  /// Pixels per point of a picture that the layer is drawn into first; 0 for none.
  package var rasterizationScale: CGFloat {
    get { rare?.values.rasterizationScale ?? 0 }
    set { edit { $0.rasterizationScale = newValue } }
  }

  /// Shows nothing but its sublayers, each where it lies in space (`CATransformLayer`).
  package var isTransformLayer: Bool {
    get { rare?.values.isTransformLayer ?? false }
    set { edit { $0.isTransformLayer = newValue } }
  }

  /// Whether transforms, shadows, effects and the like are as in plain layers.
  package var isPlain: Bool { rare == nil }
}
