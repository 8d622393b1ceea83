import CoreGraphics
import Compositor
import Foundation
import Raster
import RenderTree

extension CALayer {
  /// Lays out and displays what needs it, then draws the tree of model values.
  func renderModelTree(in context: CGContext) {
    let model = modelLayer ?? self
    model.layOutSubtree()
    model.displaySubtreeIfNeeded()
    guard let canvas = context.canvas else { return PagePainter(context).draw(model) }
    if let inverse = context.deviceTransform.affine.inverted() {
      // What the layer's own coordinates show of the canvas.
      DrawnOnSight.shared.draw(below: model, on: inverse.mapBounds(of: RasterRect(canvas.clip.bounds)), scale: context.lengthInPixels(1))
    }
    let node = model.snapshotWithoutAnimations()
    drawStatelessly(node, into: canvas, transform: context.deviceTransform.affine, at: MediaClock.now())
  }

  /// A node of its own for `render(in:)`: model values, nothing moves.
  func snapshotWithoutAnimations(properties: LayerProperties? = nil) -> RenderNode {
    let backdrop = backdropNode().map { [$0] } ?? []
    return RenderNode(
      id: layerID, properties: properties ?? self.properties, contents: backing.layerContents,
      children: NodeList(backdrop + sublayersInPaintOrder.map { $0.snapshotWithoutAnimations() }),
      mask: tree.mask?.snapshotWithoutAnimations(),
      animations: [])
  }
}

/// The compositor's function; inside of the class its name means the method.
func drawStatelessly(_ node: RenderNode, into canvas: Canvas, transform: Affine, at time: TimeInterval) {
  render(node, into: canvas, transform: transform, at: time)
}
