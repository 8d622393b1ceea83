import Raster
import RenderTree

extension LayerProperties {
  /// The edges of a rectangle of the layer that are anti-aliased: all of what is thinner than a pixel, which would be left out
  /// or not as it happens to lie.
  func smoothEdges(of rect: RasterRect, _ local: Affine) -> EdgeMask {
    if smoothEdges == .all { return .all }
    let (across, down) = (local.a * local.a + local.b * local.b, local.c * local.c + local.d * local.d)
    let isThin = rect.width * rect.width * across < 0.999 || rect.height * rect.height * down < 0.999
    return isThin ? .all : smoothEdges
  }
}

extension SceneBuilder {
  /// A rectangle of a layer of which not all edges are anti-aliased.
  ///
  /// - Parameters:
  ///   - rect: In the layer's bounds space.
  ///   - isOpaque: Whether what is drawn is.
  ///   - action: From the outline in device pixels; nil for all of the item's rectangle.
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
    // Sharp edges leave out pixels that are not covered to their centre: those within are certain.
    let whole = isOpaque && local.keepsRectangles ? frame.wholePixels : .empty
    append(action(quad), rect: frame.touchedPixels, opaque: whole, context)
  }
}
