import Raster

/// A filter of a layer's backdrop that shows it as through glass with a curved edge. Lengths are in points.
package struct GlassFilter: Hashable, Sendable {
  /// The part of a layer in a surface of glass.
  package enum Role: Hashable, Sendable {
    /// The layer is a piece of glass. Inside of a layer with a container's filter, that one draws it.
    case piece
    /// The layer draws the pieces of glass among its descendants as one surface. Pieces closer than `spacing` flow together.
    case container(spacing: Double)
  }

  package var role: Role
  /// The largest width of the curved edge. It is at most a third of a piece's shorter side.
  package var depth: Double
  /// The distance by which the picture is moved at the outline, as a multiple of the width of the edge.
  package var shift: Double
  /// The strength of the highlight at the rim, 0...1.
  package var rim: Double
  /// The colour of a piece.
  package var tint: Pixel

  package init(role: Role, depth: Double, shift: Double, rim: Double, tint: Pixel = .clear) {
    func limited(_ v: Double, _ most: Double) -> Double { v > 0 ? min(v, most) : 0 }
    self.depth = limited(depth, 200)
    self.shift = limited(shift, 10)
    self.rim = limited(rim, 1)
    self.tint = tint
    if case .container(let spacing) = role { self.role = .container(spacing: limited(spacing, 10_000)) } else { self.role = .piece }
  }

  /// The width of the highlight.
  package static let rimWidth = 1.5

  package var isContainer: Bool { role != .piece }
  package var spacing: Double { if case .container(let spacing) = role { spacing } else { 0 } }

  /// The largest distance from which pixels are shown.
  package var maximumShift: Double { depth * shift }
}
