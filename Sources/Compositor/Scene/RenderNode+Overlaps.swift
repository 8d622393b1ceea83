import Raster
import RenderTree

extension RenderNode {
  /// Whether parts of the subtree may overlap. Only then must a translucent layer be drawn as a group first. Depends on the tree only.
  var hasOverlaps: Bool {
    if layerCount > 32 { return true }
    let p = properties
    if p.isTransformLayer || !children.backdropUse.isEmpty { return true }
    var pieces = 0
    if p.drawsShadow { pieces += 1 }
    if p.drawsBackground { pieces += 1 }
    if p.drawsBorder { pieces += 1 }
    if contents != nil { pieces += 1 }
    if let figure = p.figure { pieces += figure.pieces }
    if pieces > 1 { return true }
    if children.isEmpty { return false }
    if p.hasSublayerTransform { return children.count > 1 || pieces > 0 || children[0].isCompound }
    var seen: [RasterRect] = pieces > 0 ? [shapeOfOwnPieces] : []
    for child in children where child.properties.isVisible && !child.extent.isEmpty {
      if seen.contains(where: { $0.overlaps(child.extent) }) || child.isCompound || seen.count > 8 { return true }
      seen.append(child.extent)
    }
    return false
  }

  /// Whether the layer's drawing is not yet one picture when it is drawn into its superlayer.
  private var isCompound: Bool {
    if properties.isTransformLayer || properties.effects != nil { return true }
    return mask == nil && transition == nil && properties.opacity >= 1 && hasOverlaps
  }

  private var shapeOfOwnPieces: RasterRect {
    var rect = properties.drawsBackground || properties.drawsBorder ? properties.rasterBounds : RasterRect.null
    if let contents { rect = rect.union(properties.contentsFrame(of: contents.bounds)) }
    if let figure = properties.figure { rect = rect.union(figure.extent(in: properties.rasterBounds)) }
    return rect
  }
}
