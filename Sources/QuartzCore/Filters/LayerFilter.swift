import CoreGraphics
import Raster
import RenderTree

/// A filter for `CALayer.filters` and `CALayer.backgroundFilters`. Specific to Vitrine, since there is
/// no Core Image with a `CIFilter` class.
///
/// ```swift
/// layer.backgroundFilters = [LayerFilter.gaussianBlur(radius: 20), LayerFilter.saturation(1.8)]
/// ```
public struct LayerFilter: Hashable, Sendable {
  enum Kind: Hashable {
    case blur(Double)
    case color(ColorMatrix)
    case glass(GlassFilter)
  }

  let kind: Kind

  /// Returns a Gaussian blur. Outside of a layer's picture the blur reads transparent pixels; for a backdrop,
  /// it repeats the pixels at the screen's edge.
  ///
  /// - Parameter radius: the standard deviation in points, 0...1000.
  public static func gaussianBlur(radius: CGFloat) -> LayerFilter { LayerFilter(kind: .blur(Double(radius))) }

  /// Returns a change of the saturation.
  ///
  /// - Parameter amount: 0 for grey, 1 for no change, above 1 for more saturated colours.
  public static func saturation(_ amount: CGFloat) -> LayerFilter {
    LayerFilter(kind: .color(.saturation(Float(amount))))
  }

  /// Returns a change of the brightness.
  ///
  /// - Parameter amount: the value added to red, green and blue, -1...1.
  public static func brightness(_ amount: CGFloat) -> LayerFilter {
    LayerFilter(kind: .color(.brightness(Float(amount))))
  }

  /// Returns a filter that lays a colour over all pixels that are not transparent. The alpha of the colour determines its
  /// strength; with alpha 1 only the shape remains.
  public static func tint(_ color: CGColor) -> LayerFilter {
    let pixel = color.copy(alpha: 1)?.pixel ?? .clear
    return LayerFilter(
      kind: .color(
        .tint(
          red: Float(pixel.red) / 255, green: Float(pixel.green) / 255, blue: Float(pixel.blue) / 255, amount: Float(color.alpha))))
  }

  /// Returns a piece of glass for `backgroundFilters`: the pixels behind the layer are bent at its edge, and a highlight lies on its rim.
  /// Inside of a layer with the filter `glassContainer`, that layer draws the piece.
  ///
  /// - Parameters:
  ///   - depth: the width of the curved edge in points, at most a third of the layer's shorter side.
  ///   - shift: the distance by which pixels are moved at the outline, as a multiple of the width of the edge.
  ///   - rim: the strength of the highlight, 0...1.
  ///   - tint: the colour of the glass, composited over the background; nil for none.
  public static func glass(depth: CGFloat, shift: CGFloat = 1, rim: CGFloat = 0.5, tint: CGColor? = nil) -> LayerFilter {
    LayerFilter(kind: .glass(GlassFilter(role: .piece, depth: depth, shift: shift, rim: rim, tint: tint?.pixel ?? .clear)))
  }

  /// Returns a filter for `backgroundFilters` with which a layer draws all pieces of glass among its descendants as one surface. The other
  /// filters of the layer apply to the pixels behind all pieces; those of the pieces have no effect, except for their tints.
  ///
  /// - Parameter spacing: the distance in points at which pieces begin to flow together.
  public static func glassContainer(spacing: CGFloat, depth: CGFloat, shift: CGFloat = 1, rim: CGFloat = 0.5) -> LayerFilter {
    LayerFilter(kind: .glass(GlassFilter(role: .container(spacing: spacing), depth: depth, shift: shift, rim: rim)))
  }

  func add(to filter: inout PictureFilter) {
    switch kind {
    case .blur(let radius): filter.blur(radius)
    case .color(let matrix): filter.change(matrix)
    case .glass(let glass): filter.show(through: glass)
    }
  }
}
