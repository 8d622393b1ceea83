import CoreGraphics

extension LayerKeyPath {
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
