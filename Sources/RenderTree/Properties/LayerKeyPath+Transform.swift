import CoreGraphics

extension LayerKeyPath {
  /// Returns the parts of a transform property with their suffixes.
  static func transformParts(
    _ get: @escaping @Sendable (LayerProperties) -> CATransform3D, _ set: @escaping @Sendable (inout LayerProperties, CATransform3D) -> Void
  ) -> [(String, Entry)] {
    @Sendable func part(
      _ read: @escaping @Sendable (TransformParts) -> Double, _ write: @escaping @Sendable (inout TransformParts, Double) -> Void
    ) -> Entry {
      .number({ CGFloat(read(TransformParts(get($0)))) }) { properties, value in
        var parts = TransformParts(get(properties))
        write(&parts, Double(value))
        set(&properties, parts.transform)
      }
    }
    let turn = part({ $0.angles.z }, { $0.angles.z = $1 })
    var parts: [(String, Entry)] = [
      (".rotation", turn), (".rotation.z", turn),
      (".rotation.x", part({ $0.angles.x }, { $0.angles.x = $1 })),
      (".rotation.y", part({ $0.angles.y }, { $0.angles.y = $1 })),
      (".scale", part({ $0.scale.sum() / 3 }, { $0.scale = SIMD3(repeating: $1) })),
      (".scale.xy", part({ ($0.scale.x + $0.scale.y) / 2 }, { ($0.scale.x, $0.scale.y) = ($1, $1) })),
      (".scale.x", part({ $0.scale.x }, { $0.scale.x = $1 })),
      (".scale.y", part({ $0.scale.y }, { $0.scale.y = $1 })),
      (".scale.z", part({ $0.scale.z }, { $0.scale.z = $1 })),
    ]
    // Translations are read and written directly: without a decomposition there is no rounding.
    parts.append(
      (
        ".translation",
        .size({ CGSize(width: get($0).m41, height: get($0).m42) }) { properties, value in
          var t = get(properties)
          (t.m41, t.m42) = (value.width, value.height)
          set(&properties, t)
        }
      ))
    let offsets: [(String, WritableKeyPath<CATransform3D, CGFloat> & Sendable)] = [("x", \.m41), ("y", \.m42), ("z", \.m43)]
    for (axis, element) in offsets {
      parts.append(
        (
          ".translation." + axis,
          .number({ get($0)[keyPath: element] }) { properties, value in
            var t = get(properties)
            t[keyPath: element] = value
            set(&properties, t)
          }
        ))
    }
    return parts
  }
}
