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
  if canvas.clip.mask == nil, canvas.blend == .sourceOver {
    drawTree(shown, canvas, SceneBuilder.Context(transform: transform, clipRect: canvas.clip.bounds))
  } else if let apart = PixelBuffer(bounds: canvas.clip.bounds) {
    drawTree(shown, Canvas(apart), SceneBuilder.Context(transform: transform, clipRect: apart.bounds))
    canvas.draw(apart, dx: 0, dy: 0)
  }
}

/// The node's bounds space meets the context's transform; no mask in the canvas.
func drawTree(
  _ node: RenderNode, _ canvas: Canvas, _ context: SceneBuilder.Context, caches: ShapeCaches = ShapeCaches()
) {
  let area = canvas.clip.bounds
  var builder = SceneBuilder(scene: Scene(), damage: Region(area), caches: caches)
  builder.addLayer(node, context.transform, context)
  let painter = Painter(scene: builder.scene, ignoresOcclusion: false)
  painter.paint(0, builder.scene.items.count, canvas.target, area, background: nil)
}
