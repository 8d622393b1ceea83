import CoreGraphics
import Foundation
import Raster
import RenderTree

extension SceneBuilder {
  /// The maximum number of pixels of a shadow. Larger shadows are left out.
  private static let maximumArea = 1 << 25

  mutating func addShadow(_ node: RenderNode, _ local: Affine, _ context: Context) {
    let p = node.properties
    guard let color = p.shadowColor?.pixel, let extent = p.shadowExtent(of: node.shape) else { return }
    let transform = Affine(translationX: Double(p.shadowOffset.width), y: Double(p.shadowOffset.height)).concatenating(local)
    let shown = local.mapBounds(of: extent).reachedPixels
    guard isDamaged(shown.intersection(context.clipRect)), shown.area <= SceneBuilder.maximumArea else { return }
    // The mask is made for a position rounded to a sixteenth of a pixel and moved to its position by whole pixels, so it is reused.
    let (tx, ty) = ((transform.tx * 16).rounded() / 16, (transform.ty * 16).rounded() / 16)
    let (dx, dy) = (tx.rounded(.down), ty.rounded(.down))
    guard abs(dx) < 1e8, abs(dy) < 1e8 else { return }
    var near = transform
    (near.tx, near.ty) = (tx - dx, ty - dy)
    let sigma = max(Double(p.shadowRadius), 0) * abs(local.determinant).squareRoot()
    guard sigma.isFinite, sigma < 2000 else { return }
    let shape = shadowShape(node)
    let key = ShadowKey(shape: shape, transform: near, sigma: sigma)
    let mask = caches.shadow(key, &counters) { [caches] in
      SceneBuilder.mask(of: shape, node, near, sigma, caches, context.depth)
    }
    guard let mask else { return }
    let moved = mask.bounds.offsetBy(dx: Int(dx), dy: Int(dy))
    var below = context
    below.opacity *= Double(min(max(p.shadowOpacity, 0), 1))
    append(.stencil(mask, dx: Int(dx), dy: Int(dy), color), rect: moved.intersection(shown), below)
  }

  private func shadowShape(_ node: RenderNode) -> ShadowKey.Shape {
    let p = node.properties
    if let path = p.shadowPath { return .path(path) }
    if let color = p.backgroundColor, color.alpha >= 1, color.patternImage == nil, node.transition == nil,
      p.rasterBounds.contains(node.shape)
    {
      let radius = p.roundsCorners ? Double(p.cornerRadius) : 0
      if radius == 0 || node.contents == nil && node.children.isEmpty && p.figure == nil {
        let radii = radius == 0 ? .zero : p.cornerRadii()
        return .rounded(ShadowKey.RasterRectKey(p.rasterBounds), radii, isContinuous: p.hasContinuousCorners)
      }
    }
    return .tree(ShadowKey.TreeKey(node: node))
  }

  private static func mask(
    of shape: ShadowKey.Shape, _ node: RenderNode, _ transform: Affine, _ sigma: Double, _ caches: ShapeCaches, _ depth: Int
  ) -> CoverageMask? {
    var path = VectorPath()
    switch shape {
    case .path(let outline):
      path = outline.vector.transformed(by: transform)
    case .rounded(let r, let radii, let isContinuous):
      path.appendRoundedRect(RasterRect(minX: r.minX, minY: r.minY, maxX: r.maxX, maxY: r.maxY), radii, isContinuous: isContinuous)
      path = path.transformed(by: transform)
    case .tree:
      return treeMask(node, transform, sigma, caches, depth)
    }
    let touched = path.bounds.touchedPixels
    guard !touched.isEmpty, touched.area <= maximumArea, let sharp = CoverageMask(path, limits: touched) else { return nil }
    return shadowBlur(sharp, sigma: sigma)
  }

  /// Makes the shadow mask from the alpha of everything that the layer and its sublayers draw.
  private static func treeMask(
    _ node: RenderNode, _ transform: Affine, _ sigma: Double, _ caches: ShapeCaches, _ depth: Int
  ) -> CoverageMask? {
    let touched = transform.mapBounds(of: node.shape).touchedPixels
    guard !touched.isEmpty, touched.area <= maximumArea, let buffer = PixelBuffer(bounds: touched) else { return nil }
    var properties = node.properties
    properties.shadowOpacity = 0
    properties.opacity = 1
    properties.effects = nil
    let plain = RenderNode(
      id: node.id, properties: properties, contents: node.contents, children: node.children, fade: node.fade)
    var context = Context(transform: transform, clipRect: touched)
    context.depth = depth
    drawTree(plain, Canvas(buffer), context, caches: caches)
    guard let sharp = CoverageMask(alphaOf: buffer) else { return nil }
    return shadowBlur(sharp, sigma: sigma)
  }
}
