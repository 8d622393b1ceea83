import CoreGraphics

extension LayerProperty {
  /// The properties of layer subclasses.
  static let figures: [LayerProperty] =
    shape.map { $0.of(.shape) } + gradient.map { $0.of(.gradient) } + replicator.map { $0.of(.replicator) }
    + emitter.map { $0.of(.emitter) }

  private static let shape: [LayerProperty] =
    [
      .path("path", { $0.shape?.path }, { p, v in p.editShape { $0.path = v } }, .figure, .explicit),
      .color("fillColor", { $0.shape?.fillColor }, { p, v in p.editShape { $0.fillColor = v } }),
      .color("strokeColor", { $0.shape?.strokeColor }, { p, v in p.editShape { $0.strokeColor = v } }),
    ]
    + numbers(
      [
        ("strokeStart", \.strokeStart), ("strokeEnd", \.strokeEnd), ("lineWidth", \.lineWidth), ("miterLimit", \.miterLimit),
        ("lineDashPhase", \.lineDashPhase),
      ], { $0.shape }, { $0.editShape($1) })

  private static let gradient: [LayerProperty] = [
    .row(
      "colors",
      LayerKeyPath.Entry(
        kind: .colors, get: { .colors($0.gradient?.colors ?? []) },
        set: { p, v in if case .colors(let colors) = v { p.editGradient { $0.colors = colors } } })),
    .row(
      "locations",
      LayerKeyPath.Entry(
        kind: .numbers, get: { .numbers($0.gradient?.evenLocations ?? []) },
        set: { p, v in if case .numbers(let numbers) = v { p.editGradient { $0.locations = numbers } } })),
    .point("startPoint", { $0.gradient?.startPoint ?? .zero }, { p, v in p.editGradient { $0.startPoint = v } }),
    .point("endPoint", { $0.gradient?.endPoint ?? .zero }, { p, v in p.editGradient { $0.endPoint = v } }),
  ]

  private static let replicator: [LayerProperty] =
    numbers(
      [
        ("instanceCount", \.count), ("instanceRedOffset", \.redOffset), ("instanceGreenOffset", \.greenOffset),
        ("instanceBlueOffset", \.blueOffset), ("instanceAlphaOffset", \.alphaOffset),
      ], { $0.replication }, { $0.editReplication($1) })
    + [
      .number("instanceDelay", { CGFloat($0.replication?.delay ?? 0) }, { p, v in p.editReplication { $0.delay = Double(v) } }),
      .color("instanceColor", { $0.replication?.color }, { p, v in p.editReplication { $0.color = v } }),
      .transform(
        "instanceTransform", { $0.replication?.transform ?? CATransform3DIdentity }, { p, v in p.editReplication { $0.transform = v } }),
    ]

  /// Changes are not animated implicitly, because they do not change the existing particles.
  private static let emitter: [LayerProperty] =
    numbers(
      [
        ("emitterZPosition", \.zPosition), ("emitterDepth", \.depth), ("birthRate", \.birthRate), ("lifetime", \.lifetime),
        ("velocity", \.velocity), ("scale", \.scale), ("spin", \.spin),
      ], { $0.emitter?.settings }, { p, change in p.editEmitter { change(&$0.settings) } }, .explicit)
    + [
      .point(
        "emitterPosition", { $0.emitter?.settings.position ?? .zero }, { p, v in p.editEmitter { $0.settings.position = v } }, .figure,
        .explicit),
      .size(
        "emitterSize", { $0.emitter?.settings.size ?? .zero }, { p, v in p.editEmitter { $0.settings.size = v } }, .figure, .explicit),
    ]

  /// Returns rows for the numeric properties of a figure, by their key paths.
  private static func numbers<Figure>(
    _ paths: [(String, WritableKeyPath<Figure, CGFloat> & Sendable)], _ get: @escaping @Sendable (LayerProperties) -> Figure?,
    _ edit: @escaping @Sendable (inout LayerProperties, (inout Figure) -> Void) -> Void, _ options: Options = []
  ) -> [LayerProperty] {
    paths.map { name, path in
      .number(name, { get($0)?[keyPath: path] ?? 0 }, { p, v in edit(&p) { $0[keyPath: path] = v } }, .figure, options)
    }
  }
}
