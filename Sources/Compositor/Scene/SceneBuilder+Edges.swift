import Raster
import RenderTree

extension LayerProperties {
  /// Returns the edges of a rectangle of the layer that are anti-aliased. For rectangles thinner than a pixel these are all edges: without
  /// anti-aliasing it would depend on their position whether they are visible.
  func smoothEdges(of rect: RasterRect, _ local: Affine) -> EdgeMask {
    if smoothEdges == .all { return .all }
    let (across, down) = (local.a * local.a + local.b * local.b, local.c * local.c + local.d * local.d)
    let isThin = rect.width * rect.width * across < 0.999 || rect.height * rect.height * down < 0.999
    return isThin ? .all : smoothEdges
  }
}

extension SceneBuilder {
  /// Adds a rectangle of a layer that has edges without anti-aliasing.
  ///
  /// - Parameters:
  ///   - rect: the rectangle in the layer's bounds space.
  ///   - isOpaque: whether the drawing is opaque.
  ///   - action: makes the action for an outline in device pixels; nil stands for the item's whole rectangle.
  mutating func addSharp(
    _ rect: RasterRect, _ edges: EdgeMask, isOpaque: Bool, _ local: Affine, _ context: Context,
    _ action: (_ outline: Quad?) -> PaintItem.Action
  ) {
    let frame = local.mapBounds(of: rect).snapped
    if edges.isEmpty, local.keepsRectangles {
      let pixels = frame.centerPixels
      if !pixels.isEmpty { append(action(nil), rect: pixels, opaque: isOpaque ? pixels : .empty, context) }
      return
    }
    func corner(_ x: Double, _ y: Double) -> RasterPoint { local.apply(to: RasterPoint(x, y)) }
    let quad = Quad(
      (corner(rect.minX, rect.minY), corner(rect.maxX, rect.minY), corner(rect.maxX, rect.maxY), corner(rect.minX, rect.maxY)),
      smooth: (edges.contains(.minY), edges.contains(.maxX), edges.contains(.maxY), edges.contains(.minX)))
    // Pixels whose centres are not covered are left out at sharp edges; the completely covered pixels are certain to be drawn.
    let whole = isOpaque && local.keepsRectangles ? frame.wholePixels : .empty
    append(action(quad), rect: frame.touchedPixels, opaque: whole, context)
  }
}
