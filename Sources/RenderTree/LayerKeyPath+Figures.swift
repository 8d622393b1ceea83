import CoreGraphics

/// The key paths of layer subclasses.
extension LayerKeyPath {
  static func addFigures(to table: inout [String: Entry]) {
    addShape(to: &table)
    addGradient(to: &table)
    addReplicator(to: &table)
    addEmitter(to: &table)
  }

  private static func addShape(to table: inout [String: Entry]) {
    table["path"] = .path({ $0.shape?.path }, { p, v in p.editShape { $0.path = v } }).of(.shape)
    table["fillColor"] = .color({ $0.shape?.fillColor }, { p, v in p.editShape { $0.fillColor = v } }).of(.shape)
    table["strokeColor"] = .color({ $0.shape?.strokeColor }, { p, v in p.editShape { $0.strokeColor = v } }).of(.shape)
    let numbers: [(String, WritableKeyPath<ShapeFigure, CGFloat> & Sendable)] = [
      ("strokeStart", \.strokeStart), ("strokeEnd", \.strokeEnd), ("lineWidth", \.lineWidth), ("miterLimit", \.miterLimit),
      ("lineDashPhase", \.lineDashPhase),
    ]
    for (name, path) in numbers {
      table[name] = .number({ $0.shape?[keyPath: path] ?? 0 }, { p, v in p.editShape { $0[keyPath: path] = v } }).of(.shape)
    }
  }

  private static func addGradient(to table: inout [String: Entry]) {
    table["colors"] = Entry(
      kind: .colors, get: { .colors($0.gradient?.colors ?? []) },
      set: { p, v in if case .colors(let colors) = v { p.editGradient { $0.colors = colors } } }
    ).of(.gradient)
    table["locations"] = Entry(
      kind: .numbers, get: { .numbers($0.gradient?.evenLocations ?? []) },
      set: { p, v in if case .numbers(let numbers) = v { p.editGradient { $0.locations = numbers } } }
    ).of(.gradient)
    let points: [(String, WritableKeyPath<GradientFigure, CGPoint> & Sendable)] = [("startPoint", \.startPoint), ("endPoint", \.endPoint)]
    for (name, path) in points {
      addPoint(
        name, .gradient, { $0.gradient?[keyPath: path] ?? .zero }, { p, v in p.editGradient { $0[keyPath: path] = v } }, to: &table)
    }
  }

  private static func addPoint(
    _ name: String, _ owner: LayerFigure.Kind, _ get: @escaping @Sendable (LayerProperties) -> CGPoint,
    _ set: @escaping @Sendable (inout LayerProperties, CGPoint) -> Void, to table: inout [String: Entry]
  ) {
    table[name] = .point(get, set).of(owner)
    table[name + ".x"] = .number({ get($0).x }, { p, v in set(&p, CGPoint(x: v, y: get(p).y)) }).of(owner)
    table[name + ".y"] = .number({ get($0).y }, { p, v in set(&p, CGPoint(x: get(p).x, y: v)) }).of(owner)
  }

  private static func addReplicator(to table: inout [String: Entry]) {
    let numbers: [(String, WritableKeyPath<Replication, CGFloat> & Sendable)] = [
      ("instanceCount", \.count), ("instanceRedOffset", \.redOffset), ("instanceGreenOffset", \.greenOffset),
      ("instanceBlueOffset", \.blueOffset), ("instanceAlphaOffset", \.alphaOffset),
    ]
    for (name, path) in numbers {
      table[name] = .number({ $0.replication?[keyPath: path] ?? 0 }, { p, v in p.editReplication { $0[keyPath: path] = v } })
        .of(.replicator)
    }
    table["instanceDelay"] = .number({ CGFloat($0.replication?.delay ?? 0) }, { p, v in p.editReplication { $0.delay = Double(v) } })
      .of(.replicator)
    table["instanceColor"] = .color({ $0.replication?.color }, { p, v in p.editReplication { $0.color = v } }).of(.replicator)
    var parts: [String: Entry] = [:]
    addTransform(
      "instanceTransform", { $0.replication?.transform ?? CATransform3DIdentity }, { p, v in p.editReplication { $0.transform = v } },
      to: &parts)
    for (name, entry) in parts { table[name] = entry.of(.replicator) }
  }

  private static func addEmitter(to table: inout [String: Entry]) {
    let numbers: [(String, WritableKeyPath<EmitterFigure.Settings, CGFloat> & Sendable)] = [
      ("emitterZPosition", \.zPosition), ("emitterDepth", \.depth), ("emitterSize.width", \.size.width),
      ("emitterSize.height", \.size.height), ("birthRate", \.birthRate), ("lifetime", \.lifetime), ("velocity", \.velocity),
      ("scale", \.scale), ("spin", \.spin),
    ]
    for (name, path) in numbers {
      table[name] = .number(
        { $0.emitter?.settings[keyPath: path] ?? 0 }, { p, v in p.editEmitter { $0.settings[keyPath: path] = v } }
      ).of(.emitter)
    }
    addPoint(
      "emitterPosition", .emitter, { $0.emitter?.settings.position ?? .zero }, { p, v in p.editEmitter { $0.settings.position = v } },
      to: &table)
    table["emitterSize"] = .size({ $0.emitter?.settings.size ?? .zero }, { p, v in p.editEmitter { $0.settings.size = v } })
      .of(.emitter)
  }

  // MARK: Key paths with names

  /// Returns the entry of a key path with a name in it: "filters.NAME.inputRadius", "backgroundFilters.NAME.inputRadius" or
  /// "emitterCells.NAME.PROPERTY". All blurs of a layer are combined into one, so the name of a filter is ignored.
  static func named(in keyPath: String) -> Entry? {
    let parts = keyPath.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, !parts[1].isEmpty else { return nil }
    switch (parts[0], parts[2]) {
    case ("filters", "inputRadius"):
      return .number(
        { CGFloat($0.effects?.filter.radius ?? 0) },
        { p, v in
          let old = p.effects
          p.effects = LayerEffects(
            blend: old?.blend ?? .sourceOver, filter: (old?.filter ?? PictureFilter()).with(radius: Double(v)),
            backgroundFilter: old?.backgroundFilter ?? PictureFilter())
        })
    case ("backgroundFilters", "inputRadius"):
      return .number(
        { CGFloat($0.effects?.backgroundFilter.radius ?? 0) },
        { p, v in
          let old = p.effects
          p.effects = LayerEffects(
            blend: old?.blend ?? .sourceOver, filter: old?.filter ?? PictureFilter(),
            backgroundFilter: (old?.backgroundFilter ?? PictureFilter()).with(radius: Double(v)))
        })
    case ("emitterCells", let property):
      return cell(String(parts[1]), String(property))
    default: return nil
    }
  }

  private static func cell(_ name: String, _ property: String) -> Entry? {
    if property == "color" {
      return Entry.color(
        { $0.emitter?.settings.cells.first { $0.name == name }?.color }, { p, v in edit(&p, name) { $0.color = v } }
      ).of(.emitter)
    }
    guard let path = EmitterSource.numberKeys[property] else { return nil }
    return Entry.number(
      { $0.emitter?.settings.cells.first { $0.name == name }?[keyPath: path] ?? 0 }, { p, v in edit(&p, name) { $0[keyPath: path] = v } }
    ).of(.emitter)
  }

  private static func edit(_ p: inout LayerProperties, _ name: String, _ body: (inout EmitterSource) -> Void) {
    p.editEmitter { figure in
      for i in figure.settings.cells.indices where figure.settings.cells[i].name == name { body(&figure.settings.cells[i]) }
    }
  }
}

extension GradientFigure {
  /// The locations of the colours, evenly spaced if none are set. Animations of `locations` start from them.
  package var evenLocations: [CGFloat] {
    if let locations { return locations }
    let last = CGFloat(max(colors.count - 1, 1))
    return colors.indices.map { CGFloat($0) / last }
  }
}
