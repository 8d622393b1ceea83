import CoreGraphics
import Raster

extension RenderNode {
  /// What the layer and its sublayers draw, shadow and mask counted, in the layer's bounds space.
  static func localReach(
    _ p: LayerProperties, _ contents: LayerContents?, _ children: NodeList, _ mask: RenderNode?, _ fade: ContentsFade?
  ) -> RasterRect {
    guard !p.isHidden, p.opacity > 0 else { return .null }
    if p.isTransformLayer { return spatialReach(p, children, CATransform3DIdentity) }
    var local = drawnReach(p, contents, children, fade)
    if let effects = p.effects {
      local = local.outset(by: effects.filter.reach)
      if !effects.backgroundFilter.isIdentity { local = local.union(p.rasterBounds) }
    }
    if let mask { local = local.intersection(mask.reach) }
    if p.effects?.blend.changesUncovered == true { local = local.union(p.rasterBounds) }
    return local
  }

  /// What the layer and its sublayers draw, shadow counted, before filters and mask.
  private static func drawnReach(
    _ p: LayerProperties, _ contents: LayerContents?, _ children: NodeList, _ fade: ContentsFade?
  ) -> RasterRect {
    let shape = shapeReach(p, contents, children, fade)
    return p.shadowReach(of: shape).map { shape.union($0) } ?? shape
  }

  /// What the layer and its sublayers draw, shadow counted, before filters and mask, in the layer's bounds space.
  package var drawnReach: RasterRect { RenderNode.drawnReach(properties, contents, children, fade) }

  /// The bounds of everything that the subtree draws, in the space of a superlayer, which lends its sublayer transform.
  package func reach(under superlayer: LayerProperties?) -> RasterRect {
    let own = RenderNode.ownReach(properties, children, localReach, under: superlayer)
    return transition.map { own.union($0.from.reach(under: superlayer)) } ?? own
  }

  static func ownReach(
    _ p: LayerProperties, _ children: NodeList, _ local: RasterRect, under superlayer: LayerProperties?
  ) -> RasterRect {
    guard p.isTransformLayer else { return reach(local, p.placement(under: superlayer)) }
    return p.isVisible ? spatialReach(p, children, p.matrix(under: superlayer)) : .null
  }

  static func reach(_ local: RasterRect, _ placement: Homography) -> RasterRect {
    guard placement.isFinite else { return .null }
    let reach = placement.mapBounds(of: local)
    // In perspective rounding may put edges otherwise than drawing does.
    return placement.affine == nil ? reach.outset(by: 0.01) : reach
  }

  /// What the layer and its sublayers draw besides the shadow, in the layer's bounds space.
  private static func shapeReach(
    _ p: LayerProperties, _ contents: LayerContents?, _ children: NodeList, _ fade: ContentsFade?
  ) -> RasterRect {
    let bounds = p.rasterBounds
    var local = RasterRect.null
    if p.drawsBackground || p.drawsBorder { local = bounds }
    if let figure = p.figure { local = local.union(figure.reach(in: bounds)) }
    func include(_ picture: LayerContents) {
      let frame = p.contentsFrame(of: picture.bounds)
      // Under a flipped superlayer contents keep upright: both ways round count.
      let mirrored = RasterRect(
        minX: frame.minX, minY: bounds.minY + bounds.maxY - frame.maxY, maxX: frame.maxX,
        maxY: bounds.minY + bounds.maxY - frame.minY)
      local = local.union(frame.union(mirrored))
    }
    if let contents { include(contents) }
    if let from = fade?.from { include(from) }
    if p.hasSublayerTransform {
      for child in children where child.properties.isVisible { local = local.union(child.reach(under: p).outset(by: 0.001)) }
    } else {
      local = local.union(children.reach)
    }
    return p.masksToBounds ? local.intersection(bounds) : local
  }

  /// What the layer and its sublayers draw besides the shadow, in the layer's bounds space: what the shadow is of.
  package var shape: RasterRect { RenderNode.shapeReach(properties, contents, children, fade) }
}
