import CoreGraphics
import Foundation
import Raster
import RenderTree

extension SceneBuilder {
  /// The maximum number of pixels of a rasterized layer.
  private static let maximumRasterArea = 1 << 22

  /// Adds a layer that is drawn into a bitmap of its own resolution first (`shouldRasterize`), which is cached while its look does not
  /// change. Returns false if the layer must be drawn directly.
  mutating func addRasterized(_ node: RenderNode, _ local: Affine, _ context: Context) -> Bool {
    let scale = Double(node.properties.bitmapScale)
    let drawnBounds = node.localExtent
    guard scale.isFinite, node.properties.effects == nil, node.backdropUse.isEmpty, node.transition == nil, !drawnBounds.isEmpty,
      drawnBounds.isFinite, context.superlayer == nil || local.isFinite
    else { return false }
    // The bounds of everything the layer draws, enlarged to whole pixels of the bitmap.
    let (x0, y0) = ((drawnBounds.minX * scale).rounded(.down), (drawnBounds.minY * scale).rounded(.down))
    let (width, height) = ((drawnBounds.maxX * scale).rounded(.up) - x0, (drawnBounds.maxY * scale).rounded(.up) - y0)
    guard width >= 1, height >= 1, width * height <= Double(SceneBuilder.maximumRasterArea) else { return false }
    let shown = local.mapBounds(of: drawnBounds).reachedPixels
    guard isDamaged(shown.intersection(context.clipRect)) else { return true }
    let toBitmap = Affine(a: scale, b: 0, c: 0, d: scale, tx: -x0, ty: -y0)
    guard let inverse = toBitmap.inverted() else { return false }
    var key = PlaneKey(
      node: node, area: drawnBounds, width: Int(width), height: Int(height), isFlipped: context.wasFlipped(by: node.properties),
      isMirrored: context.isMirrored)
    key.toPicture = toBitmap
    let bounds = PixelRect(x: 0, y: 0, width: Int(width), height: Int(height))
    guard let picture = picture(key, node, toBitmap, bounds, context) else { return false }
    let map = inverse.concatenating(local)
    if map.isIntegerTranslation {
      append(
        .blit(picture, source: picture.bounds, dx: Int(map.tx.rounded()), dy: Int(map.ty.rounded())),
        rect: picture.bounds.offsetBy(dx: Int(map.tx.rounded()), dy: Int(map.ty.rounded())).intersection(shown), context)
    } else {
      append(.picture(picture, source: picture.bounds, map, .linear), rect: shown, context)
    }
    return true
  }

  private mutating func picture(
    _ key: PlaneKey, _ node: RenderNode, _ toBitmap: Affine, _ bounds: PixelRect, _ outer: Context
  ) -> PixelBuffer? {
    caches.plane(key, &counters, kind: .rasterized) { [caches] in
      guard let buffer = PixelBuffer(bounds: bounds) else { return nil }
      var properties = node.properties
      properties.opacity = 1
      properties.isRasterized = false
      properties.isDoubleSided = true
      let plain = RenderNode(
        id: node.id, properties: properties, contents: node.contents, children: node.children, mask: node.mask, fade: node.fade)
      var context = outer.detached(toBitmap, bounds)
      context.isFlipped = outer.wasFlipped(by: properties)
      drawTree(plain, Canvas(buffer), context, caches: caches)
      return buffer
    }
  }
}
