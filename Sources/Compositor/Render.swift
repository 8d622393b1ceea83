import Foundation
import Raster
import RenderTree

/// Draws a tree once, without memory of it: `CALayer.render(in:)`. The node's bounds space meets `transform`: its own
/// position, transform and hiddenness do not count.
package func render(_ node: RenderNode, into canvas: Canvas, transform: Affine, at t: TimeInterval) {
  guard transform.isFinite, !canvas.clip.bounds.isEmpty else { return }
  let shown = node.presented(at: t)
  if canvas.clip.mask == nil, canvas.blend == .sourceOver {
    drawTree(shown, canvas, transform)
  } else if let apart = PixelBuffer(bounds: canvas.clip.bounds) {
    drawTree(shown, Canvas(apart), transform)
    canvas.draw(apart, dx: 0, dy: 0)
  }
}

/// The node's bounds space meets `local`; no mask in the canvas.
func drawTree(_ node: RenderNode, _ canvas: Canvas, _ local: Affine) {
  let area = canvas.clip.bounds
  var builder = SceneBuilder(scene: Scene(), damage: Region(area), caches: ShapeCaches())
  builder.addLayer(node, local, SceneBuilder.Context(transform: local, clipRect: area))
  let painter = Painter(scene: builder.scene, ignoresOcclusion: false)
  painter.paint(0, builder.scene.items.count, canvas.target, area, background: nil)
}
