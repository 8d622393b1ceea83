import CoreGraphics

extension LayerKeyPath {
  /// The description of one key path: the kind of its value, which determines the interpolation, and how to read and write it.
  struct Entry: Sendable {
    let kind: AnimatableValue.Kind
    let get: @Sendable (LayerProperties) -> AnimatableValue
    let set: @Sendable (inout LayerProperties, AnimatableValue) -> Void
    /// Whether the property is stored in `RareProperties`.
    var isRare = true
    /// The kind of layer that has the property; nil for all layers.
    var owner: LayerFigure.Kind?

    func applies(to properties: LayerProperties) -> Bool { owner == nil || properties.figure?.kind == owner }

    func of(_ owner: LayerFigure.Kind) -> Entry {
      var copy = self
      copy.owner = owner
      return copy
    }

    static func number(
      _ get: @escaping @Sendable (LayerProperties) -> CGFloat,
      _ set: @escaping @Sendable (inout LayerProperties, CGFloat) -> Void
    ) -> Entry {
      Entry(kind: .number, get: { .number(get($0)) }, set: { if case .number(let v) = $1 { set(&$0, v) } })
    }

    static func point(
      _ get: @escaping @Sendable (LayerProperties) -> CGPoint,
      _ set: @escaping @Sendable (inout LayerProperties, CGPoint) -> Void
    ) -> Entry {
      Entry(kind: .point, get: { .point(get($0)) }, set: { if case .point(let v) = $1 { set(&$0, v) } })
    }

    static func size(
      _ get: @escaping @Sendable (LayerProperties) -> CGSize,
      _ set: @escaping @Sendable (inout LayerProperties, CGSize) -> Void
    ) -> Entry {
      Entry(kind: .size, get: { .size(get($0)) }, set: { if case .size(let v) = $1 { set(&$0, v) } })
    }

    static func rect(
      _ get: @escaping @Sendable (LayerProperties) -> CGRect,
      _ set: @escaping @Sendable (inout LayerProperties, CGRect) -> Void
    ) -> Entry {
      Entry(kind: .rect, get: { .rect(get($0)) }, set: { if case .rect(let v) = $1 { set(&$0, v) } })
    }

    static func color(
      _ get: @escaping @Sendable (LayerProperties) -> CGColor?,
      _ set: @escaping @Sendable (inout LayerProperties, CGColor?) -> Void
    ) -> Entry {
      Entry(kind: .color, get: { .color(get($0)) }, set: { if case .color(let v) = $1 { set(&$0, v) } })
    }

    static func flag(
      _ get: @escaping @Sendable (LayerProperties) -> Bool,
      _ set: @escaping @Sendable (inout LayerProperties, Bool) -> Void
    ) -> Entry {
      Entry(kind: .flag, get: { .flag(get($0)) }, set: { if case .flag(let v) = $1 { set(&$0, v) } })
    }

    static func path(
      _ get: @escaping @Sendable (LayerProperties) -> CGPath?,
      _ set: @escaping @Sendable (inout LayerProperties, CGPath?) -> Void
    ) -> Entry {
      Entry(kind: .path, get: { .path(get($0)) }, set: { if case .path(let v) = $1 { set(&$0, v) } })
    }

    static func transform(
      _ get: @escaping @Sendable (LayerProperties) -> CATransform3D,
      _ set: @escaping @Sendable (inout LayerProperties, CATransform3D) -> Void
    ) -> Entry {
      Entry(kind: .transform, get: { .transform(get($0)) }, set: { if case .transform(let v) = $1 { set(&$0, v) } })
    }
  }

  /// All animatable key paths by their Core Animation names: the properties of the table and their parts.
  static let table: [String: Entry] = {
    var table: [String: Entry] = [:]
    for property in LayerProperty.table {
      for (suffix, entry) in property.entries {
        var entry = entry
        entry.isRare = property.isRare
        entry.owner = property.owner
        table[property.name + suffix] = entry
      }
    }
    return table
  }()
}
