import CoreGraphics

extension LayerProperty {
  /// All animatable properties. To add one: its row here, its storage in `LayerProperties`, and its setter in `CALayer`; the tests check that
  /// `TreeDiff` and key-value coding know it.
  package static let table: [LayerProperty] = common + figures

  /// The properties of every layer: key, getter, setter (whose type determines the interpolation), damage, options.
  private static let common: [LayerProperty] = [
    .rect("bounds", { $0.bounds }, { $0.bounds = $1 }, .layer, [.plain, .geometry]),
    .point("position", { $0.position }, { $0.position = $1 }, .layer, [.plain, .geometry]),
    .number("zPosition", { $0.zPosition }, { $0.zPosition = $1 }, .depth, .geometry),
    .point("anchorPoint", { $0.anchorPoint }, { $0.anchorPoint = $1 }, .layer, .geometry),
    .number("anchorPointZ", { $0.anchorPointZ }, { $0.anchorPointZ = $1 }, .depth),
    .transform("transform", { $0.transform }, { $0.transform = $1 }, .layer, .geometry),
    .transform("sublayerTransform", { $0.sublayerTransform }, { $0.sublayerTransform = $1 }, .layer),
    .number("opacity", { CGFloat($0.opacity) }, { $0.opacity = Float($1) }, .layer, [.plain, .geometry]),
    .flag("hidden", { $0.isHidden }, { $0.isHidden = $1 }, .layer, [.plain, .geometry]),
    .flag("masksToBounds", { $0.masksToBounds }, { $0.masksToBounds = $1 }, .layer, .plain),
    .flag("doubleSided", { $0.isDoubleSided }, { $0.isDoubleSided = $1 }, .layer, [.plain, .explicit]),
    .color("backgroundColor", { $0.backgroundColor }, { $0.backgroundColor = $1 }, .shape, .plain),
    .number("cornerRadius", { $0.cornerRadius }, { $0.cornerRadius = $1 }, .shape, .plain),
    .row("maskedCorners", maskedCorners, .shape, [.plain, .explicit]),
    .number("borderWidth", { $0.borderWidth }, { $0.borderWidth = $1 }, .shape),
    .color("borderColor", { $0.borderColor }, { $0.borderColor = $1 }, .shape),
    .color("shadowColor", { $0.shadowColor }, { $0.shadowColor = $1 }, .shadow),
    .number("shadowOpacity", { CGFloat($0.shadowOpacity) }, { $0.shadowOpacity = Float($1) }, .shadow),
    .size("shadowOffset", { $0.shadowOffset }, { $0.shadowOffset = $1 }, .shadow),
    .number("shadowRadius", { $0.shadowRadius }, { $0.shadowRadius = $1 }, .shadow),
    .path("shadowPath", { $0.shadowPath }, { $0.shadowPath = $1 }, .shadow, .explicit),
    .rect("contentsRect", { $0.contentsRect }, { $0.contentsRect = $1 }, .contents),
    .rect("contentsCenter", { $0.contentsCenter }, { $0.contentsCenter = $1 }, .contents),
    .number("rasterizationScale", { $0.rasterizationScale }, { $0.rasterizationScale = $1 }, .layer),
    .number("contentsScale", { $0.contentsScale }, { $0.contentsScale = $1 }, .contents, .plain),
  ]

  private static let maskedCorners = LayerKeyPath.Entry(
    kind: .choice, get: { .choice(UInt($0.maskedCorners.rawValue)) },
    set: { if case .choice(let v) = $1 { $0.maskedCorners = CornerMask(rawValue: UInt8(truncatingIfNeeded: v)) } })
}
