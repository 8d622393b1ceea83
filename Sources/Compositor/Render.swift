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
    drawTree(shown, canvas, transform)
  } else if let apart = PixelBuffer(bounds: canvas.clip.bounds) {
    drawTree(shown, Canvas(apart), transform)
    canvas.draw(apart, dx: 0, dy: 0)
  }
}

/// The node's bounds space meets `local`; no mask in the canvas.
func drawTree(
  _ node: RenderNode, _ canvas: Canvas, _ local: Affine, caches: ShapeCaches = ShapeCaches(), depth: Int = 0
) {
  let area = canvas.clip.bounds
  var builder = SceneBuilder(scene: Scene(), damage: Region(area), caches: caches)
  var context = SceneBuilder.Context(transform: local, clipRect: area)
  context.depth = depth
  builder.addLayer(node, local, context)
  let painter = Painter(scene: builder.scene, ignoresOcclusion: false)
  painter.paint(0, builder.scene.items.count, canvas.target, area, background: nil)
}
