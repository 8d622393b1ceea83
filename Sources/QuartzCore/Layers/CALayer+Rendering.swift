import CoreGraphics
import Compositor
import Foundation
import Raster
import RenderTree

extension CALayer {
  /// Lays out and displays the layers that need it, then draws the tree with model values.
  func renderModelTree(in context: CGContext) {
    let model = modelLayer ?? self
    model.layOutSubtree()
    model.displaySubtreeIfNeeded()
    guard let canvas = context.canvas else { return PagePainter(context).draw(model) }
    if let inverse = context.deviceTransform.affine.inverted() {
      // The visible part of the canvas, in the layer's coordinates.
      DrawnOnSight.shared.draw(below: model, on: inverse.mapBounds(of: RasterRect(canvas.clip.bounds)), scale: context.lengthInPixels(1))
    }
    let node = model.snapshotWithoutAnimations()
    drawStatelessly(node, into: canvas, transform: context.deviceTransform.affine, at: MediaClock.now())
  }

  /// Draws the tree on the page of a PDF, as it looks at a time of the clock.
  package func drawPresentation(onPage context: CGContext, at time: TimeInterval) { PagePainter(context, at: time).draw(self) }

  /// Returns a separate node without animations, for `render(in:)`.
  /// - Parameter time: the time at which animations are stopped; nil for model values.
  func snapshotWithoutAnimations(properties: LayerProperties? = nil, at time: TimeInterval? = nil) -> RenderNode {
    var properties = properties ?? time.map(presentedProperties) ?? self.properties
    let isUnfolded = properties.figure?.isUnfolded == true
    if isUnfolded, time != nil {
      // Replicators and emitters show several times at once; the code that draws the node presents it.
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

/// Calls the compositor's function `render`. Inside the class that name means the method.
func drawStatelessly(_ node: RenderNode, into canvas: Canvas, transform: Affine, at time: TimeInterval) {
  render(node, into: canvas, transform: transform, at: time)
}
