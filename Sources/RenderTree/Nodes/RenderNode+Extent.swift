import CoreGraphics
import Raster

extension RenderNode {
  /// Returns the bounds of everything that the layer and its sublayers draw, with shadow and mask applied, in the layer's bounds space.
  static func localExtent(
    _ p: LayerProperties, _ contents: LayerContents?, _ children: NodeList, _ mask: RenderNode?, _ fade: ContentsFade?
  ) -> RasterRect {
    guard !p.isHidden, p.opacity > 0 else { return .null }
    if p.isTransformLayer { return spatialExtent(p, children, CATransform3DIdentity) }
    var local = drawnExtent(p, contents, children, fade)
    if let effects = p.effects {
      local = local.outset(by: effects.filter.outset)
      if !effects.backgroundFilter.isIdentity { local = local.union(p.rasterBounds) }
    }
    if let mask { local = local.intersection(mask.extent) }
    if p.effects?.blend.changesUncovered == true { local = local.union(p.rasterBounds) }
    return local
  }

  /// Returns the bounds of everything that the layer and its sublayers draw, with the shadow, before filters and mask.
  private static func drawnExtent(
    _ p: LayerProperties, _ contents: LayerContents?, _ children: NodeList, _ fade: ContentsFade?
  ) -> RasterRect {
    let shape = shapeExtent(p, contents, children, fade)
    return p.shadowExtent(of: shape).map { shape.union($0) } ?? shape
  }

  /// The bounds of everything that the layer and its sublayers draw, with the shadow, before filters and mask, in the layer's bounds space.
  package var drawnExtent: RasterRect { RenderNode.drawnExtent(properties, contents, children, fade) }

  /// Returns the bounds of everything that the subtree draws, in the superlayer's space.
  ///
  /// - Parameter superlayer: the layer whose sublayer transform applies; nil for none.
  package func extent(under superlayer: LayerProperties?) -> RasterRect {
    let own = RenderNode.ownExtent(properties, children, localExtent, under: superlayer)
    return transition.map { own.union($0.from.extent(under: superlayer)) } ?? own
  }

  static func ownExtent(
    _ p: LayerProperties, _ children: NodeList, _ local: RasterRect, under superlayer: LayerProperties?
  ) -> RasterRect {
    guard p.isTransformLayer else { return extent(local, p.placement(under: superlayer)) }
    return p.isVisible ? spatialExtent(p, children, p.matrix(under: superlayer)) : .null
  }

  static func extent(_ local: RasterRect, _ placement: Homography) -> RasterRect {
    guard placement.isFinite else { return .null }
    let extent = placement.mapBounds(of: local)
    // With perspective, rounding may place edges slightly differently from the drawing code.
    return placement.affine == nil ? extent.outset(by: 0.01) : extent
  }

  /// Returns the bounds of everything that the layer and its sublayers draw, without the shadow, in the layer's bounds space.
  private static func shapeExtent(
    _ p: LayerProperties, _ contents: LayerContents?, _ children: NodeList, _ fade: ContentsFade?
  ) -> RasterRect {
    let bounds = p.rasterBounds
    var local = RasterRect.null
    if p.drawsBackground || p.drawsBorder { local = bounds }
    if let figure = p.figure { local = local.union(figure.extent(in: bounds)) }
    func include(_ picture: LayerContents) {
      let frame = p.contentsFrame(of: picture.bounds)
      // Under a flipped superlayer the contents stay upright, so both orientations are included.
      let mirrored = RasterRect(
        minX: frame.minX, minY: bounds.minY + bounds.maxY - frame.maxY, maxX: frame.maxX,
        maxY: bounds.minY + bounds.maxY - frame.minY)
      local = local.union(frame.union(mirrored))
    }
    if let contents { include(contents) }
    if let from = fade?.from { include(from) }
    if p.hasSublayerTransform {
      for child in children where child.properties.isVisible { local = local.union(child.extent(under: p).outset(by: 0.001)) }
    } else {
      local = local.union(children.extent)
    }
    return p.masksToBounds ? local.intersection(bounds) : local
  }

  /// The bounds of everything that the layer and its sublayers draw, without the shadow, in the layer's bounds space. It casts the shadow.
  package var shape: RasterRect { RenderNode.shapeExtent(properties, contents, children, fade) }
}
