import CoreGraphics
import Raster
import RenderTree

/// What `CALayer.filters` and `CALayer.backgroundFilters` take here. Vitrine's own: there is no Core Image to make a `CIFilter` of.
///
/// ```swift
/// layer.backgroundFilters = [LayerFilter.gaussianBlur(radius: 20), LayerFilter.saturation(1.8)]
/// ```
public struct LayerFilter: Hashable, Sendable {
  enum Kind: Hashable {
    case blur(Double)
    case color(ColorMatrix)
  }

  let kind: Kind

  /// - Parameter radius: The standard deviation, in points, 0...1000. What lies outside of a picture is clear; of what is behind a
  ///   layer, it is as at the screen's edge.
  public static func gaussianBlur(radius: CGFloat) -> LayerFilter { LayerFilter(kind: .blur(Double(radius))) }

  /// - Parameter amount: 0: grey; 1: no change; above: more colourful.
  public static func saturation(_ amount: CGFloat) -> LayerFilter {
    LayerFilter(kind: .color(.saturation(Float(amount))))
  }

  /// - Parameter amount: What is added to red, green and blue, -1...1.
  public static func brightness(_ amount: CGFloat) -> LayerFilter {
    LayerFilter(kind: .color(.brightness(Float(amount))))
  }

  /// A sheet of the colour over everything that is there; the colour's alpha says how much it hides. With alpha 1 only the
  /// shape is left.
  public static func tint(_ color: CGColor) -> LayerFilter {
    let pixel = color.copy(alpha: 1)?.pixel ?? .clear
    return LayerFilter(
      kind: .color(
        .tint(
          red: Float(pixel.red) / 255, green: Float(pixel.green) / 255, blue: Float(pixel.blue) / 255, amount: Float(color.alpha))))
  }

  func add(to filter: inout PictureFilter) {
    switch kind {
    case .blur(let radius): filter.blur(radius)
    case .color(let matrix): filter.change(matrix)
    }
  }
}
