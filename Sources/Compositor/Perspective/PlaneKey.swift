import Raster
import RenderTree

/// The cache key of the picture of a layer's plane: everything that the picture depends on.
struct PlaneKey: Hashable {
  let node: RenderNode
  let area: RasterRect
  let width, height: Int
  let isFlipped, isMirrored: Bool
  /// The transform from the layer's space to the pixels of a filtered picture, and its filter.
  var toPicture = Affine.identity
  var plan: BlurPlan?
  /// The whole visible area, for a group that is drawn at its position.
  var limit: PixelRect?

  static func == (a: PlaneKey, b: PlaneKey) -> Bool {
    guard a.area == b.area, a.width == b.width, a.height == b.height, a.isFlipped == b.isFlipped, a.isMirrored == b.isMirrored,
      a.toPicture == b.toPicture, a.plan == b.plan, a.limit == b.limit
    else { return false }
    let (m, n) = (a.node, b.node)
    if m === n { return true }
    return m.id == n.id && m.contents == n.contents && m.fade == n.fade && m.mask === n.mask
      && m.children.isIdentical(to: n.children) && placeless(m.properties) == placeless(n.properties)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(node.id)
    hasher.combine(width)
    hasher.combine(height)
    hasher.combine(limit == nil)
  }

  private static func placeless(_ p: LayerProperties) -> LayerProperties {
    var q = p
    q.position = .zero
    q.zPosition = 0
    q.transform = CATransform3DIdentity
    q.opacity = 1
    return q
  }
}
