import CoreGraphics

/// An animatable property of layers: a row of the one table, which is in `LayerProperty+Table.swift` and `LayerProperty+Figures.swift`.
/// The default of a property is its value in `LayerProperties()`.
package struct LayerProperty: Sendable {
  /// The part that is redrawn when the value changes. `TreeDiff` compares the values.
  package enum Damage: Sendable {
    /// The layer with its sublayers, in its old and its new area.
    case layer
    /// The order of overlapping siblings and, in perspective, the layer with its sublayers.
    case depth
    /// The background and the border.
    case shape
    /// The contents.
    case contents
    /// The layer with its sublayers, if it draws a shadow.
    case shadow
    /// The drawing of a subclass, without the contents.
    case figure
  }

  package struct Options: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Changes are not animated implicitly.
    package static let explicit = Options(rawValue: 1)
    /// The value is stored in `LayerProperties` itself, not in `RareProperties`.
    package static let plain = Options(rawValue: 2)
    /// The value is part of the geometry of the layer in its superlayer. A transition animates only the other properties.
    package static let geometry = Options(rawValue: 4)
  }

  /// The key, by its Core Animation name.
  package let name: String
  /// The functions to read, write and interpolate the property (with the suffix "") and its parts, such as ".x".
  let entries: [(suffix: String, entry: LayerKeyPath.Entry)]
  package private(set) var damage: Damage
  package let options: Options
  /// The kind of layer that has the property; nil for all layers.
  package private(set) var owner: LayerFigure.Kind?

  package var isRare: Bool { !options.contains(.plain) }

  private init(_ name: String, _ entries: [(String, LayerKeyPath.Entry)], _ damage: Damage, _ options: Options) {
    (self.name, self.entries, self.damage, self.options) = (name, entries.map { ($0.0, $0.1) }, damage, options)
  }

  /// Returns the property restricted to a kind of layer.
  func of(_ owner: LayerFigure.Kind) -> LayerProperty {
    var copy = self
    (copy.owner, copy.damage) = (owner, .figure)
    return copy
  }

  /// The names of the properties that are animated implicitly.
  package static let implicitNames: Set<String> = Set(table.filter { !$0.options.contains(.explicit) }.map(\.name))
  /// The names of the properties that position a layer in its superlayer.
  package static let geometryNames: Set<Substring> = Set(table.filter { $0.options.contains(.geometry) }.map { $0.name[...] })

  // MARK: Rows by type

  static func row(_ name: String, _ entry: LayerKeyPath.Entry, _ damage: Damage = .figure, _ options: Options = []) -> LayerProperty {
    LayerProperty(name, [("", entry)], damage, options)
  }

  static func number(
    _ name: String, _ get: @escaping @Sendable (LayerProperties) -> CGFloat,
    _ set: @escaping @Sendable (inout LayerProperties, CGFloat) -> Void, _ damage: Damage = .figure, _ options: Options = []
  ) -> LayerProperty { row(name, .number(get, set), damage, options) }

  static func flag(
    _ name: String, _ get: @escaping @Sendable (LayerProperties) -> Bool,
    _ set: @escaping @Sendable (inout LayerProperties, Bool) -> Void, _ damage: Damage = .figure, _ options: Options = []
  ) -> LayerProperty { row(name, .flag(get, set), damage, options) }

  static func color(
    _ name: String, _ get: @escaping @Sendable (LayerProperties) -> CGColor?,
    _ set: @escaping @Sendable (inout LayerProperties, CGColor?) -> Void, _ damage: Damage = .figure, _ options: Options = []
  ) -> LayerProperty { row(name, .color(get, set), damage, options) }

  static func path(
    _ name: String, _ get: @escaping @Sendable (LayerProperties) -> CGPath?,
    _ set: @escaping @Sendable (inout LayerProperties, CGPath?) -> Void, _ damage: Damage = .figure, _ options: Options = []
  ) -> LayerProperty { row(name, .path(get, set), damage, options) }

  static func point(
    _ name: String, _ get: @escaping @Sendable (LayerProperties) -> CGPoint,
    _ set: @escaping @Sendable (inout LayerProperties, CGPoint) -> Void, _ damage: Damage = .figure, _ options: Options = []
  ) -> LayerProperty {
    LayerProperty(
      name,
      [
        ("", .point(get, set)),
        (".x", .number({ get($0).x }, { p, v in set(&p, CGPoint(x: v, y: get(p).y)) })),
        (".y", .number({ get($0).y }, { p, v in set(&p, CGPoint(x: get(p).x, y: v)) })),
      ], damage, options)
  }

  static func size(
    _ name: String, _ get: @escaping @Sendable (LayerProperties) -> CGSize,
    _ set: @escaping @Sendable (inout LayerProperties, CGSize) -> Void, _ damage: Damage = .figure, _ options: Options = []
  ) -> LayerProperty {
    LayerProperty(
      name,
      [
        ("", .size(get, set)),
        (".width", .number({ get($0).width }, { p, v in set(&p, CGSize(width: v, height: get(p).height)) })),
        (".height", .number({ get($0).height }, { p, v in set(&p, CGSize(width: get(p).width, height: v)) })),
      ], damage, options)
  }

  static func rect(
    _ name: String, _ get: @escaping @Sendable (LayerProperties) -> CGRect,
    _ set: @escaping @Sendable (inout LayerProperties, CGRect) -> Void, _ damage: Damage = .figure, _ options: Options = []
  ) -> LayerProperty {
    @Sendable func change(_ p: inout LayerProperties, _ body: (inout CGRect) -> Void) {
      var rect = get(p)
      body(&rect)
      set(&p, rect)
    }
    return LayerProperty(
      name,
      [
        ("", .rect(get, set)),
        (".origin", .point({ get($0).origin }, { p, v in change(&p) { $0.origin = v } })),
        (".origin.x", .number({ get($0).origin.x }, { p, v in change(&p) { $0.origin.x = v } })),
        (".origin.y", .number({ get($0).origin.y }, { p, v in change(&p) { $0.origin.y = v } })),
        (".size", .size({ get($0).size }, { p, v in change(&p) { $0.size = v } })),
        (".size.width", .number({ get($0).size.width }, { p, v in change(&p) { $0.size.width = v } })),
        (".size.height", .number({ get($0).size.height }, { p, v in change(&p) { $0.size.height = v } })),
      ], damage, options)
  }

  /// A transform and its parts (Apple, "Core Animation Extensions to Key-Value Coding").
  static func transform(
    _ name: String, _ get: @escaping @Sendable (LayerProperties) -> CATransform3D,
    _ set: @escaping @Sendable (inout LayerProperties, CATransform3D) -> Void, _ damage: Damage = .figure, _ options: Options = []
  ) -> LayerProperty {
    LayerProperty(name, [("", .transform(get, set))] + LayerKeyPath.transformParts(get, set), damage, options)
  }
}
