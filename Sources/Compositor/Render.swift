import Foundation
import Raster
import RenderTree

/// Draws a tree once, without caches or damage, for `CALayer.render(in:)`. `transform` maps the node's bounds space to pixels; the node's
/// own position, transform and `isHidden` are ignored.
///
/// - Parameter gradientSpace: the space in which gradient layers mix colours, which differs between `render(in:)` and the screen.
package func render(
  _ node: RenderNode, into canvas: Canvas, transform: Affine, at t: TimeInterval, gradientSpace: GradientSpace = .sRGB
) {
  guard transform.isFinite, !canvas.clip.bounds.isEmpty else { return }
  let caches = ShapeCaches()
  caches.figures.gradientSpace = gradientSpace
  guard DeepStack.isNeeded(for: node) else { return renderOnThisThread(node.presented(at: t), canvas, transform, caches) }
  DeepStack.run(for: node) { renderOnThisThread(node.presented(at: t), canvas, transform, caches) }
}

private func renderOnThisThread(_ shown: RenderNode, _ canvas: Canvas, _ transform: Affine, _ caches: ShapeCaches) {
  // Blending and backdrop filters see only pixels of the tree itself, so such trees are drawn into a buffer of their own.
  if canvas.clip.mask == nil, canvas.blend == .sourceOver, shown.backdropUse.isEmpty {
    drawTree(shown, canvas, SceneBuilder.Context(transform: transform, clipRect: canvas.clip.bounds), caches: caches)
  } else if let apart = PixelBuffer(bounds: canvas.clip.bounds) {
    let context = SceneBuilder.Context(transform: transform, clipRect: apart.bounds)
    drawTree(shown, Canvas(apart), context, caches: caches, limit: canvas.target.bounds)
    canvas.draw(apart, dx: 0, dy: 0)
  }
}

/// Draws a tree. The context's transform maps the node's bounds space to pixels. The canvas must have no mask.
///
/// - Parameter limit: the whole visible area, which bounds the pixels that blurs can read; nil for the bounds of the canvas.
func drawTree(
  _ node: RenderNode, _ canvas: Canvas, _ context: SceneBuilder.Context, caches: ShapeCaches = ShapeCaches(),
  limit: PixelRect? = nil
) {
  let area = canvas.clip.bounds
  let limit = limit ?? canvas.target.bounds
  var sources = Region(area)
  var context = context
  if node.backdropUse.contains(.filters) {
    var finder = BackdropFinder()
    context.clipRect = limit
    finder.visitLayer(node, context.transform, context)
    sources = finder.areas.sources(of: sources, limit: limit)
  }
  var builder = SceneBuilder(scene: Scene(), damage: sources, caches: caches, limit: limit)
  builder.addLayer(node, node.properties, context.transform, context)
  let painter = Painter(scene: builder.scene, ignoresOcclusion: false)
  builder.scene.prepareBackdrops(for: Region(area)) { backdrop, pixels, rect in
    painter.clipMasks.removeAll(keepingCapacity: true)
    painter.paint(backdrop.items.lowerBound, backdrop.items.upperBound, pixels, rect, background: nil)
  }
  painter.clipMasks.removeAll(keepingCapacity: true)
  painter.paint(0, builder.scene.items.count, canvas.target, area, background: nil)
}
