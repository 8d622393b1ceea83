import RenderTree

/// The defaults of `CALayer` properties that subclasses override in `defaultValue(forKey:)`. Looked up once for each class.
@MainActor
enum ClassDefaults {
  private static var known: [ObjectIdentifier: [(path: LayerKeyPath, value: AnimatableValue)]] = [:]

  static func apply(to layer: CALayer) {
    let kind = type(of: layer)
    let defaults = known[ObjectIdentifier(kind)] ?? find(kind)
    for entry in defaults { entry.path.set(entry.value, in: &layer.properties) }
  }

  private static func find(_ kind: CALayer.Type) -> [(path: LayerKeyPath, value: AnimatableValue)] {
    var defaults: [(path: LayerKeyPath, value: AnimatableValue)] = []
    for key in LayerKeyPath.properties {
      guard let path = LayerKeyPath(rawValue: key), let valueKind = path.kind, let standard = path.value(in: LayerProperties()),
        let value = AnimatableValue(kind.defaultValue(forKey: key), kind: valueKind), !value.isAlike(standard)
      else { continue }
      defaults.append((path, value))
    }
    known[ObjectIdentifier(kind)] = defaults
    return defaults
  }
}
