import Foundation
import Raster
import RenderTree

/// Draws a tree once, without memory of it: `CALayer.render(in:)`. The node's bounds space meets `transform`: its own
/// position, transform and hiddenness do not count.
package func render(_ node: RenderNode, into canvas: Canvas, transform: Affine, at t: TimeInterval) {
  guard transform.isFinite, !canvas.clip.bounds.isEmpty else { return }
  guard DeepStack.isNeeded(for: node) else { return renderHere(node.presented(at: t), canvas, transform) }
  DeepStack.run(for: node) { renderHere(node.presented(at: t), canvas, transform) }
}

private func renderHere(_ shown: RenderNode, _ canvas: Canvas, _ transform: Affine) {
  // What the tree shows of its backdrop is of the tree alone, however the canvas is clipped.
  if canvas.clip.mask == nil, canvas.blend == .sourceOver, shown.backdropUse.isEmpty {
    drawTree(shown, canvas, SceneBuilder.Context(transform: transform, clipRect: canvas.clip.bounds))
  } else if let apart = PixelBuffer(bounds: canvas.clip.bounds) {
    let context = SceneBuilder.Context(transform: transform, clipRect: apart.bounds)
    drawTree(shown, Canvas(apart), context, limit: canvas.target.bounds)
    canvas.draw(apart, dx: 0, dy: 0)
  }
}

/// The node's bounds space meets the context's transform; no mask in the canvas.
///
/// - Parameter limit: All that there is to be seen, for what blurs reach.
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
