import CoreGraphics
import Raster
import RenderTree

/// The cache key of a shadow mask: everything that the mask depends on, without whole pixels of its position.
struct ShadowKey: Hashable {
  enum Shape: Hashable {
    case path(CGPath)
    case rounded(RasterRectKey, CornerRadii, isContinuous: Bool)
    /// The shape of everything that the layer and its sublayers draw.
    case tree(TreeKey)
  }

  struct RasterRectKey: Hashable {
    let minX, minY, maxX, maxY: Double

    init(_ r: RasterRect) { (minX, minY, maxX, maxY) = (r.minX, r.minY, r.maxX, r.maxY) }
  }

  /// The look of a layer without its position. Two keys are equal as long as contents and sublayers are the same objects.
  struct TreeKey: Hashable {
    let node: RenderNode

    static func == (a: TreeKey, b: TreeKey) -> Bool {
      if a.node === b.node { return true }
      return a.node.id == b.node.id && a.node.contents == b.node.contents && a.node.fade == b.node.fade
        && a.node.children.isIdentical(to: b.node.children) && placeless(a.node.properties) == placeless(b.node.properties)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(node.id) }

    private static func placeless(_ p: LayerProperties) -> LayerProperties {
      var q = p
      q.position = .zero
      q.zPosition = 0
      q.transform = CATransform3DIdentity
      q.opacity = 1
      q.shadowOpacity = 0
      q.shadowOffset = .zero
      q.shadowColor = nil
      return q
    }
  }

  let shape: Shape
  /// The transform from the shape's space to pixels. The translation is less than one pixel.
  let a, b, c, d, tx, ty: Double
  let sigma: Double

  init(shape: Shape, transform: Affine, sigma: Double) {
    self.shape = shape
    (a, b, c, d, tx, ty) = (transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty)
    self.sigma = sigma
  }
}
