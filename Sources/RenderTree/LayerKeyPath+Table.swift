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

  /// All animatable key paths by their Core Animation names.
  static let table: [String: Entry] = {
    var table: [String: Entry] = [
      "position": .point({ $0.position }, { $0.position = $1 }),
      "position.x": .number({ $0.position.x }, { $0.position.x = $1 }),
      "position.y": .number({ $0.position.y }, { $0.position.y = $1 }),
      "zPosition": .number({ $0.zPosition }, { $0.zPosition = $1 }),
      "anchorPoint": .point({ $0.anchorPoint }, { $0.anchorPoint = $1 }),
      "anchorPoint.x": .number({ $0.anchorPoint.x }, { $0.anchorPoint.x = $1 }),
      "anchorPoint.y": .number({ $0.anchorPoint.y }, { $0.anchorPoint.y = $1 }),
      "anchorPointZ": .number({ $0.anchorPointZ }, { $0.anchorPointZ = $1 }),
      "opacity": .number({ CGFloat($0.opacity) }, { $0.opacity = Float($1) }),
      "hidden": .flag({ $0.isHidden }, { $0.isHidden = $1 }),
      "masksToBounds": .flag({ $0.masksToBounds }, { $0.masksToBounds = $1 }),
      "doubleSided": .flag({ $0.isDoubleSided }, { $0.isDoubleSided = $1 }),
      "cornerRadius": .number({ $0.cornerRadius }, { $0.cornerRadius = $1 }),
      "borderWidth": .number({ $0.borderWidth }, { $0.borderWidth = $1 }),
      "borderColor": .color({ $0.borderColor }, { $0.borderColor = $1 }),
      "backgroundColor": .color({ $0.backgroundColor }, { $0.backgroundColor = $1 }),
      "shadowColor": .color({ $0.shadowColor }, { $0.shadowColor = $1 }),
      "shadowOpacity": .number({ CGFloat($0.shadowOpacity) }, { $0.shadowOpacity = Float($1) }),
      "shadowOffset": .size({ $0.shadowOffset }, { $0.shadowOffset = $1 }),
      "shadowOffset.width": .number({ $0.shadowOffset.width }, { $0.shadowOffset.width = $1 }),
      "shadowOffset.height": .number({ $0.shadowOffset.height }, { $0.shadowOffset.height = $1 }),
      "shadowRadius": .number({ $0.shadowRadius }, { $0.shadowRadius = $1 }),
      "shadowPath": .path({ $0.shadowPath }, { $0.shadowPath = $1 }),
      "contentsScale": .number({ $0.contentsScale }, { $0.contentsScale = $1 }),
    ]
    addRect("bounds", { $0.bounds }, { $0.bounds = $1 }, to: &table)
    addRect("contentsRect", { $0.contentsRect }, { $0.contentsRect = $1 }, to: &table)
    addRect("contentsCenter", { $0.contentsCenter }, { $0.contentsCenter = $1 }, to: &table)
    addTransform("transform", { $0.transform }, { $0.transform = $1 }, to: &table)
    addTransform("sublayerTransform", { $0.sublayerTransform }, { $0.sublayerTransform = $1 }, to: &table)
    table["maskedCorners"] = Entry(
      kind: .choice, get: { .choice(UInt($0.maskedCorners.rawValue)) },
      set: { if case .choice(let v) = $1 { $0.maskedCorners = CornerMask(rawValue: UInt8(truncatingIfNeeded: v)) } })
    for name in table.keys where plain.contains(String(name.prefix { $0 != "." })) { table[name]?.isRare = false }
    addFigures(to: &table)
    return table
  }()

  /// The properties that are stored in `LayerProperties` itself, not in `RareProperties`.
  private static let plain: Set<String> = [
    "bounds", "position", "cornerRadius", "contentsScale", "backgroundColor", "opacity", "hidden", "masksToBounds", "doubleSided",
    "maskedCorners",
  ]

  /// Adds a rectangle property and the key paths of its parts.
  private static func addRect(
    _ name: String, _ get: @escaping @Sendable (LayerProperties) -> CGRect,
    _ set: @escaping @Sendable (inout LayerProperties, CGRect) -> Void, to table: inout [String: Entry]
  ) {
    @Sendable func change(_ p: inout LayerProperties, _ body: (inout CGRect) -> Void) {
      var rect = get(p)
      body(&rect)
      set(&p, rect)
    }
    table[name] = .rect(get, set)
    table[name + ".origin"] = .point({ get($0).origin }, { p, v in change(&p) { $0.origin = v } })
    table[name + ".origin.x"] = .number({ get($0).origin.x }, { p, v in change(&p) { $0.origin.x = v } })
    table[name + ".origin.y"] = .number({ get($0).origin.y }, { p, v in change(&p) { $0.origin.y = v } })
    table[name + ".size"] = .size({ get($0).size }, { p, v in change(&p) { $0.size = v } })
    table[name + ".size.width"] = .number({ get($0).size.width }, { p, v in change(&p) { $0.size.width = v } })
    table[name + ".size.height"] = .number({ get($0).size.height }, { p, v in change(&p) { $0.size.height = v } })
  }

  /// Adds a transform property and the key paths of its parts (Apple, "Core Animation Extensions to Key-Value Coding").
  static func addTransform(
    _ name: String, _ get: @escaping @Sendable (LayerProperties) -> CATransform3D,
    _ set: @escaping @Sendable (inout LayerProperties, CATransform3D) -> Void, to table: inout [String: Entry]
  ) {
    @Sendable func part(
      _ read: @escaping @Sendable (TransformParts) -> Double, _ write: @escaping @Sendable (inout TransformParts, Double) -> Void
    ) -> Entry {
      .number({ CGFloat(read(TransformParts(get($0)))) }) { properties, value in
        var parts = TransformParts(get(properties))
        write(&parts, Double(value))
        set(&properties, parts.transform)
      }
    }
    table[name] = .transform(get, set)
    let turn = part({ $0.angles.z }, { $0.angles.z = $1 })
    table[name + ".rotation"] = turn
    table[name + ".rotation.z"] = turn
    table[name + ".rotation.x"] = part({ $0.angles.x }, { $0.angles.x = $1 })
    table[name + ".rotation.y"] = part({ $0.angles.y }, { $0.angles.y = $1 })
    table[name + ".scale"] = part({ $0.scale.sum() / 3 }, { $0.scale = SIMD3(repeating: $1) })
    table[name + ".scale.xy"] = part(
      { ($0.scale.x + $0.scale.y) / 2 },
      {
        $0.scale.x = $1; $0.scale.y = $1
      })
    table[name + ".scale.x"] = part({ $0.scale.x }, { $0.scale.x = $1 })
    table[name + ".scale.y"] = part({ $0.scale.y }, { $0.scale.y = $1 })
    table[name + ".scale.z"] = part({ $0.scale.z }, { $0.scale.z = $1 })
    // Translations are read and written directly: without a decomposition there is no rounding.
    table[name + ".translation"] = .size({ CGSize(width: get($0).m41, height: get($0).m42) }) { properties, value in
      var t = get(properties)
      (t.m41, t.m42) = (value.width, value.height)
      set(&properties, t)
    }
    let offsets: [(String, WritableKeyPath<CATransform3D, CGFloat> & Sendable)] = [("x", \.m41), ("y", \.m42), ("z", \.m43)]
    for (axis, element) in offsets {
      table[name + ".translation." + axis] = .number({ get($0)[keyPath: element] }) { properties, value in
        var t = get(properties)
        t[keyPath: element] = value
        set(&properties, t)
      }
    }
  }
}
