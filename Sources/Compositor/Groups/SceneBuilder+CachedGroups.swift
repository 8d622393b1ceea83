import CoreGraphics
import Foundation
import Raster
import RenderTree

extension SceneBuilder {
  /// The maximum number of pixels of a cached group.
  private static let maximumCachedArea = 1 << 20

  /// Adds a layer that is drawn as a group, for its opacity or a mask, from a cached bitmap if it has not changed or moved for some
  /// frames. The pixels are the same as without the cache, because the bitmap is drawn at the same position from the same parts.
  /// Returns false if the layer must be drawn.
  mutating func addCachedGroup(_ node: RenderNode, _ local: Affine, _ context: Context) -> Bool {
    // Layers that read or blend with their backdrop, or that are fading, have no fixed bitmap.
    guard node.backdropUse.isEmpty, node.transition == nil, node.fade == nil, !showsBorders, node.properties.effects == nil,
      node.layerCount > 1 || node.mask != nil
    else { return false }
    let drawn = local.mapBounds(of: node.localExtent).reachedPixels
    // Only groups that are completely visible are cached, because filters inside could read pixels that are clipped at another position.
    guard !drawn.isEmpty, drawn.area <= SceneBuilder.maximumCachedArea, limit.contains(drawn) else { return false }
    guard isDamaged(drawn.intersection(context.clipRect)) else { return true }
    var key = PlaneKey(
      node: node, area: RasterRect(drawn), width: drawn.width, height: drawn.height,
      isFlipped: context.wasFlipped(by: node.properties), isMirrored: context.isMirrored)
    key.toPicture = local
    key.limit = limit
    let (limit, caches) = (limit, caches)
    let picture = caches.group(key, &counters) {
      guard let buffer = PixelBuffer(bounds: drawn) else { return nil }
      var properties = node.properties
      properties.opacity = 1
      properties.isDoubleSided = true
      let plain = RenderNode(
        id: node.id, properties: properties, contents: node.contents, children: node.children, mask: node.mask)
      var inside = context.detached(local, drawn)
      inside.isFlipped = context.wasFlipped(by: properties)
      inside.isMakingCache = true
      drawTree(plain, Canvas(buffer), inside, caches: caches, limit: limit)
      return buffer
    }
    guard let picture else { return false }
    append(.cachedGroup(picture), rect: drawn, context)
    return true
  }
}
