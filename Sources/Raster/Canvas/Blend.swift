/// The blend mode of a source pixel with the pixel below it: Porter and Duff's operators, and the separable and non-separable modes of PDF.
/// The first three have kernels, the others are scalar code.
package enum Blend: Hashable, Sendable, CaseIterable {
  case sourceOver, copy, clear
  case sourceIn, sourceOut, sourceAtop
  case destinationOver, destinationIn, destinationOut, destinationAtop
  case xor, plusLighter, plusDarker
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
  case hue, saturation, color, luminosity

  /// Whether the mode changes pixels below that the source does not cover.
  package var changesUncovered: Bool {
    switch self {
    case .copy, .clear, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}
