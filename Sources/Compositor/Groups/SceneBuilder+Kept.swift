import CoreGraphics
import Foundation
import Raster
import RenderTree

extension SceneBuilder {
  /// The most pixels of a group that is kept.
  private static let maximumKeptArea = 1 << 20

  /// A layer that is drawn apart, for its opacity or a mask, and has looked the same at the same place for some frames: as the
  /// picture it was then. Pixels are those of drawing it again: the picture is made at its place, of parts that are drawn as
  /// ever. False where it has to be drawn.
  mutating func addKept(_ node: RenderNode, _ local: Affine, _ context: Context) -> Bool {
    // What reads or blends what is behind, and what moves, has no look of its own.
    guard node.backdropUse.isEmpty, node.transition == nil, node.fade == nil, !showsBorders, node.properties.effects == nil,
      node.layerCount > 1 || node.mask != nil
    else { return false }
    let drawn = local.mapBounds(of: node.localReach).reachedPixels
    // All of it can be seen, or what filters in it read might be cut off elsewhere.
    guard !drawn.isEmpty, drawn.area <= SceneBuilder.maximumKeptArea, limit.contains(drawn) else { return false }
    guard isDamaged(drawn.intersection(context.clipRect)) else { return true }
    var key = PlaneKey(
      node: node, area: RasterRect(drawn), width: drawn.width, height: drawn.height,
      isFlipped: context.wasFlipped(by: node.properties), isMirrored: context.isMirrored)
    key.place = local
    key.limit = limit
    let (limit, caches) = (limit, caches)
    let picture = caches.group(key, &counters) {
      guard let buffer = PixelBuffer(bounds: drawn) else { return nil }
      var properties = node.properties
      properties.opacity = 1
      properties.isDoubleSided = true
      let plain = RenderNode(
        id: node.id, properties: properties, contents: node.contents, children: node.children, mask: node.mask)
      var inside = Context(transform: local, clipRect: drawn)
      inside.depth = context.depth
      inside.planes = context.planes
      inside.isFlipped = context.wasFlipped(by: properties)
      inside.isMirrored = context.isMirrored
      inside.isKept = true
      drawTree(plain, Canvas(buffer), inside, caches: caches, limit: limit)
      return buffer
    }
    guard let picture else { return false }
    append(.kept(picture), rect: drawn, context)
    return true
  }
}
