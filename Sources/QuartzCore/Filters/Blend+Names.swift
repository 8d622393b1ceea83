import Raster

extension Blend {
  /// Creates the blend mode with the name of a Core Image filter: "multiplyBlendMode", "CIMultiplyBlendMode", "sourceInCompositing"
  /// or "multiply". Returns nil for other names.
  init?(filterName: String) {
    var name = Substring(filterName)
    if name.hasPrefix("CI") { name = name.dropFirst(2) }
    for ending in ["BlendMode", "Compositing"] where name.hasSuffix(ending) { name = name.dropLast(ending.count) }
    guard let first = name.first, let blend = Blend.names[first.lowercased() + name.dropFirst()] else { return nil }
    self = blend
  }

  private static let names: [String: Blend] = [
    "normal": .sourceOver, "sourceOver": .sourceOver, "copy": .copy, "clear": .clear, "sourceIn": .sourceIn, "sourceOut": .sourceOut,
    "sourceAtop": .sourceAtop, "destinationOver": .destinationOver, "destinationIn": .destinationIn,
    "destinationOut": .destinationOut, "destinationAtop": .destinationAtop, "destOver": .destinationOver,
    "destIn": .destinationIn, "destOut": .destinationOut, "destAtop": .destinationAtop, "xor": .xor, "addition": .plusLighter,
    "plus": .plusLighter, "plusL": .plusLighter, "plusLighter": .plusLighter, "plusD": .plusDarker, "plusDarker": .plusDarker,
    "linearDodge": .plusLighter, "multiply": .multiply, "screen": .screen, "overlay": .overlay, "darken": .darken,
    "lighten": .lighten, "colorDodge": .colorDodge, "colorBurn": .colorBurn, "softLight": .softLight, "hardLight": .hardLight,
    "difference": .difference, "exclusion": .exclusion, "hue": .hue, "saturation": .saturation, "color": .color,
    "luminosity": .luminosity, "maximum": .lighten, "minimum": .darken,
  ]
}
