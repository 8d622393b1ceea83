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

  /// Draws what the tree shows at a time of the clock on the page of a PDF.
  package func drawPresentation(onPage context: CGContext, at time: TimeInterval) { PagePainter(context, at: time).draw(self) }

  /// A node of its own for `render(in:)` that does not move.
  /// - Parameter time: where animations stand still; nil: model values.
  func snapshotWithoutAnimations(properties: LayerProperties? = nil, at time: TimeInterval? = nil) -> RenderNode {
    var properties = properties ?? time.map(presentedProperties) ?? self.properties
    let isUnfolded = properties.figure?.isUnfolded == true
    if isUnfolded, time != nil {
      // Copies and particles of several times: who draws the node presents it.
      let live = renderNode()
      properties.figure = live.properties.figure
      return RenderNode(
        id: layerID, properties: properties, contents: backing.layerContents, children: live.children, mask: live.mask,
        animations: live.animations.filter { $0.keyPath.owner != nil }, clock: layerClock)
    }
    return RenderNode(
      id: layerID, properties: properties, contents: backing.layerContents,
      children: NodeList(sublayersInPaintOrder.map { $0.snapshotWithoutAnimations(at: time) }),
      mask: tree.mask?.snapshotWithoutAnimations(at: time),
      animations: [], clock: isUnfolded ? layerClock : nil)
  }
}

/// The compositor's function; inside of the class its name means the method.
func drawStatelessly(_ node: RenderNode, into canvas: Canvas, transform: Affine, at time: TimeInterval) {
  render(node, into: canvas, transform: transform, at: time)
}
