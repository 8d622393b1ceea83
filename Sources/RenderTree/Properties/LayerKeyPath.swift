import CoreGraphics

/// An animatable key path, by its Core Animation name. The table of `LayerProperty` contains its properties.
package struct LayerKeyPath: Hashable, Sendable, CustomStringConvertible {
  package let rawValue: String

  /// Returns nil if the key path is not animatable.
  package init?(rawValue: String) {
    if rawValue == "contents" {
      self = .contents
      return
    }
    guard let found = LayerKeyPath.table[rawValue] ?? LayerKeyPath.named(in: rawValue) else { return nil }
    self.rawValue = rawValue
    entry = found
  }

  /// Creates a key path that is not in the table: transitions, contents, and properties that a layer class animates itself.
  package init(special: String) {
    rawValue = special
    entry = nil
  }

  let entry: Entry?
  /// Whether the property is stored in `RareProperties`.
  var isRare: Bool { entry?.isRare ?? false }
  /// Whether the compositor applies the animation; otherwise the layer's own code draws each value.
  package var isShown: Bool { entry != nil || rawValue == "contents" || rawValue == "transition" }
  /// The kind of layer that has the property; nil for all layers.
  package var owner: LayerFigure.Kind? { entry?.owner }

  /// The kind of the value; nil for `contents`, `transition` and special key paths.
  package var kind: AnimatableValue.Kind? { entry?.kind }

  /// Returns the value in `properties`; nil for `contents` and `transition`, and if the layer is of another kind.
  package func value(in properties: LayerProperties) -> AnimatableValue? {
    guard let entry, entry.applies(to: properties) else { return nil }
    return entry.get(properties)
  }

  /// Sets the value in `properties`. Does nothing if the value or the layer is of another kind.
  package func set(_ value: AnimatableValue, in properties: inout LayerProperties) {
    guard let entry, entry.kind == value.kind, entry.applies(to: properties) else { return }
    entry.set(&properties, value)
  }

  /// The names of the properties that every layer has, without those of their parts.
  package static let properties: [String] = LayerProperty.table.filter { $0.owner == nil }.map(\.name).sorted()

  package var description: String { rawValue }

  package static func == (a: LayerKeyPath, b: LayerKeyPath) -> Bool { a.rawValue == b.rawValue }
  package func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

  /// The bitmap of the layer; its animations cross-fade.
  package static let contents = LayerKeyPath(special: "contents")
  /// The whole layer with its sublayers, cross-faded from its earlier appearance.
  package static let transition = LayerKeyPath(special: "transition")

  private static func named(_ name: String) -> LayerKeyPath { LayerKeyPath(rawValue: name) ?? LayerKeyPath(special: name) }

  package static let bounds = named("bounds")
  package static let boundsOrigin = named("bounds.origin")
  package static let boundsSize = named("bounds.size")
  package static let position = named("position")
  package static let positionX = named("position.x")
  package static let positionY = named("position.y")
  package static let anchorPoint = named("anchorPoint")
  package static let zPosition = named("zPosition")
  package static let transform = named("transform")
  package static let transformRotation = named("transform.rotation.z")
  package static let sublayerTransform = named("sublayerTransform")
  package static let opacity = named("opacity")
  package static let isHidden = named("hidden")
  package static let masksToBounds = named("masksToBounds")
  package static let cornerRadius = named("cornerRadius")
  package static let borderWidth = named("borderWidth")
  package static let borderColor = named("borderColor")
  package static let backgroundColor = named("backgroundColor")
  package static let shadowColor = named("shadowColor")
  package static let shadowOpacity = named("shadowOpacity")
  package static let shadowOffset = named("shadowOffset")
  package static let shadowRadius = named("shadowRadius")
  package static let shadowPath = named("shadowPath")
  package static let contentsRect = named("contentsRect")
  package static let contentsCenter = named("contentsCenter")
  package static let contentsScale = named("contentsScale")
}
