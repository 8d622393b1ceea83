import Raster
import RenderTree

/// The sublayers of a clipping layer, moved by whole pixels.
struct ContentMove: Equatable {
  let layer: LayerID
  /// The visible part of the sublayers, in pixels.
  let area: PixelRect
  let dx: Int
  let dy: Int

  /// The pixels whose new values come from other pixels of the area.
  var target: PixelRect { area.intersection(area.offsetBy(dx: dx, dy: dy)) }

  /// The smallest area that is moved. Drawing a smaller one is cheaper than finding the pixels that can be moved.
  static let minimumArea = 1 << 12

  /// Returns nil if the layer differs in more than its bounds origin, its content moves by fractions of a pixel, or its area is too small.
  init?(_ old: RenderNode, _ new: RenderNode, _ context: TreeDiff.Context) {
    let (p, q) = (old.properties, new.properties)
    guard context.canMove, p.bounds.origin != q.bounds.origin, p.bounds.size == q.bounds.size, q.masksToBounds, !q.roundsCorners,
      q.isVisible, q.opacity >= 1, !q.hasSublayerTransform, !q.isGeometryFlipped, !context.isFlipped, context.superlayer == nil,
      old.mask == nil, new.mask == nil, old.transition == nil, new.transition == nil, old.fade == nil, new.fade == nil,
      old.contents == new.contents, p.effects == nil, !p.isTransformLayer, p.bitmapScale == 0
    else { return nil }
    var moved = p
    moved.bounds.origin = q.bounds.origin
    guard moved == q, let was = p.placement().affine, let now = q.placement().affine else { return nil }
    let (before, local) = (was.concatenating(context.transform), now.concatenating(context.transform))
    guard local.isFinite, before.isFinite, local.isAxisAligned, local.a > 0, local.d > 0,
      let frame = local.mapBounds(of: q.rasterBounds).asPixels
    else { return nil }
    let (x, y) = (local.tx - before.tx, local.ty - before.ty)
    guard abs(x) < 1e6, abs(y) < 1e6, abs(x - x.rounded()) < 1e-6, abs(y - y.rounded()) < 1e-6 else { return nil }
    layer = new.id
    area = frame.intersection(context.clipRect)
    (dx, dy) = (Int(x.rounded()), Int(y.rounded()))
    guard area.area >= ContentMove.minimumArea, abs(dx) < area.width, abs(dy) < area.height, (dx, dy) != (0, 0) else { return nil }
  }
}
