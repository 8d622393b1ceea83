import CoreGraphics
import Raster

extension RenderNode {
  static func reach(
    _ p: LayerProperties, _ contents: LayerContents?, _ children: NodeList, _ mask: RenderNode?, _ fade: ContentsFade?
  ) -> RasterRect {
    guard !p.isHidden, p.opacity > 0 else { return .null }
    let affine = p.affineToSuperlayer()
    guard affine.isFinite else { return .null }
    var local = shapeReach(p, contents, children, fade)
    if let shadow = p.shadowReach(of: local) { local = local.union(shadow) }
    if let mask { local = local.intersection(mask.reach) }
    return affine.mapBounds(of: local)
  }

  /// What the layer and its sublayers draw besides the shadow, in the layer's bounds space.
  private static func shapeReach(
    _ p: LayerProperties, _ contents: LayerContents?, _ children: NodeList, _ fade: ContentsFade?
  ) -> RasterRect {
    let bounds = p.rasterBounds
    var local = RasterRect.null
    if p.drawsBackground || p.drawsBorder { local = bounds }
    for picture in [contents, fade?.from] {
      guard let picture else { continue }
      let frame = p.contentsFrame(of: picture.pixels.bounds)
      // Under a flipped superlayer contents keep upright: both ways round count.
      let mirrored = RasterRect(
        minX: frame.minX, minY: bounds.minY + bounds.maxY - frame.maxY, maxX: frame.maxX,
        maxY: bounds.minY + bounds.maxY - frame.minY)
      local = local.union(frame.union(mirrored))
    }
    if p.hasSublayerTransform {
      for child in children where child.properties.isVisible {
        let flat = child.properties.affineToSuperlayer()
        // From the superlayer's plain space back to the child's, and out again through the sublayer transform.
        if let back = flat.inverted() {
          let through = child.properties.affineToSuperlayer(under: p)
          local = local.union(back.concatenating(through).mapBounds(of: child.reach).outset(by: 0.001))
        } else {
          return p.masksToBounds ? bounds : RasterRect(minX: -1e9, minY: -1e9, maxX: 1e9, maxY: 1e9)
        }
      }
    } else {
      local = local.union(children.reach)
    }
    return p.masksToBounds ? local.intersection(bounds) : local
  }

  /// What the layer and its sublayers draw besides the shadow, in the layer's bounds space: what the shadow is of.
  package var shape: RasterRect { RenderNode.shapeReach(properties, contents, children, fade) }
}
