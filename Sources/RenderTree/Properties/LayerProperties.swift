import CoreGraphics

/// The drawn or animated properties of a layer, except its contents, children and mask. Lengths are in points, y points down.
///
/// Each layer has two of these values, its own and that of its node, so the value is small. Properties that most layers leave
/// at their defaults are in `RareProperties`.
package struct LayerProperties: Sendable {
  package var bounds = CGRect.zero
  package var position = CGPoint.zero
  package var cornerRadius: CGFloat = 0
  /// Pixels of the contents per point. Used by the gravities that do not resize.
  package var contentsScale: CGFloat = 1
  package var backgroundColor: CGColor?
  /// nil if all the rare properties have their default values.
  private var rare: RareProperties?
  package var opacity: Float = 1
  package var isHidden = false
  package var isOpaque = false
  package var isDoubleSided = true
  package var isGeometryFlipped = false
  package var masksToBounds = false
  /// Whether corners are rounded by a curve of continuous curvature (`CALayerCornerCurve.continuous`) instead of a circular arc.
  package var hasContinuousCorners = false
  package var maskedCorners = CornerMask.all
  package var contentsGravity = ContentsGravity.resize
  package var magnificationFilter = ContentsFilter.linear
  package var minificationFilter = ContentsFilter.linear
  /// The edges of the bounds that are anti-aliased if they do not lie on pixel boundaries.
  package var smoothEdges = EdgeMask.all

  package init() {}
}

extension LayerProperties {
  /// Changes the box in place if this value holds the only reference; otherwise changes a copy of it.
  private mutating func edit(_ change: (inout RareProperties.Values) -> Void) {
    if isKnownUniquelyReferenced(&rare), let rare { return change(&rare.values) }
    var values = rare?.values ?? .plain
    change(&values)
    if rare != nil || values != .plain { rare = RareProperties(values) }
  }

  package var zPosition: CGFloat {
    get { rare?.values.zPosition ?? 0 }
    set { edit { $0.zPosition = newValue } }
  }

  package var anchorPoint: CGPoint {
    get { rare?.values.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }
    set { edit { $0.anchorPoint = newValue } }
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

  /// The radii of corners that differ; nil if all rounded corners have the same.
  package var cornerRadiusFractions: CornerRadiusFractions? {
    get { rare?.values.cornerRadiusFractions }
    set { edit { $0.cornerRadiusFractions = newValue } }
  }

  package var borderWidth: CGFloat {
    get { rare?.values.borderWidth ?? 0 }
    set { edit { $0.borderWidth = newValue } }
  }

  /// The colour of the border; opaque black by default.
  package var borderColor: CGColor? {
    get { rare.map { $0.values.borderColor } ?? RareProperties.Values.plain.borderColor }
    set { edit { $0.borderColor = newValue } }
  }

  /// The colour of the shadow; opaque black by default.
  package var shadowColor: CGColor? {
    get { rare.map { $0.values.shadowColor } ?? RareProperties.Values.plain.shadowColor }
    set { edit { $0.shadowColor = newValue } }
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

  /// Whether the layer is drawn into a bitmap first.
  package var isRasterized: Bool {
    get { rare?.values.isRasterized ?? false }
    set { edit { $0.isRasterized = newValue } }
  }

  /// Pixels per point of the bitmap that a rasterized layer is drawn into.
  package var rasterizationScale: CGFloat {
    get { rare?.values.rasterizationScale ?? 1 }
    set { edit { $0.rasterizationScale = newValue } }
  }

  /// Pixels per point of the bitmap that the layer is drawn into first; 0 if it is drawn directly.
  package var bitmapScale: CGFloat {
    guard let rare, rare.values.isRasterized, rare.values.rasterizationScale > 0 else { return 0 }
    return rare.values.rasterizationScale
  }

  /// Whether the layer shows only its sublayers, each at its position in space (`CATransformLayer`).
  package var isTransformLayer: Bool {
    get { rare?.values.isTransformLayer ?? false }
    set { edit { $0.isTransformLayer = newValue } }
  }

  /// The drawing of the layer's subclass besides contents; nil for plain layers.
  package var figure: LayerFigure? {
    get { rare?.values.figure }
    set { edit { $0.figure = newValue } }
  }

  /// Whether no rare property is set. Fast to read. It can be false although all rare properties have their default values.
  package var isPlain: Bool { rare == nil }

  // MARK: Reuse of boxes

  /// Whether the value has a box of rare properties that no other value shares.
  package var ownsRare: Bool {
    mutating get { rare != nil && isKnownUniquelyReferenced(&rare) }
  }

  /// Moves the rare properties into `box`, so that changing them allocates no memory.
  mutating func moveRare(into box: RareProperties) {
    box.values = rare?.values ?? .plain
    rare = box
  }

  /// Removes the box and returns it if no other value shares it.
  mutating func takeRare() -> RareProperties? {
    defer { rare = nil }
    return isKnownUniquelyReferenced(&rare) ? rare : nil
  }
}

extension LayerProperties: Equatable {
  package static func == (a: LayerProperties, b: LayerProperties) -> Bool {
    guard a.bounds == b.bounds, a.position == b.position, a.cornerRadius == b.cornerRadius, a.contentsScale == b.contentsScale,
      a.opacity == b.opacity, a.isHidden == b.isHidden, a.isOpaque == b.isOpaque, a.isDoubleSided == b.isDoubleSided,
      a.isGeometryFlipped == b.isGeometryFlipped, a.masksToBounds == b.masksToBounds,
      a.hasContinuousCorners == b.hasContinuousCorners, a.maskedCorners == b.maskedCorners,
      a.contentsGravity == b.contentsGravity, a.magnificationFilter == b.magnificationFilter,
      a.minificationFilter == b.minificationFilter, a.smoothEdges == b.smoothEdges, a.backgroundColor == b.backgroundColor
    else { return false }
    return a.rare === b.rare || (a.rare?.values ?? .plain) == (b.rare?.values ?? .plain)
  }
}
