import CoreGraphics
import Compositor
import Foundation
import Raster
import RenderTree

extension CALayer {
  /// Lays out and displays the layers that need it, then draws the tree.
  ///
  /// - Parameter isPresentation: whether the tree is drawn with its current animations and transitions; otherwise with model values.
  func renderTree(in context: CGContext, isPresentation: Bool, isScreen: Bool = false) {
    let model = modelLayer ?? self
    model.layOutSubtree()
    model.displaySubtreeIfNeeded()
    let now = MediaClock.now()
    guard let canvas = context.canvas else { return PagePainter(context, at: isPresentation ? now : nil).draw(model) }
    model.drawWhenVisible(on: canvas, of: context)
    let node = isPresentation ? model.snapshotWithAnimations() : model.snapshotWithoutAnimations()
    // Animations of the node are in the time of its superlayer.
    let time = isPresentation ? model.superlayer?.localTime(ofClock: now) ?? now : now
    let transform = context.deviceTransform.affine
    drawStatelessly(node, into: canvas, transform: transform, at: time, gradientSpace: isScreen ? .sRGB : .genericRGB)
  }

  /// Draws the layer as it is on the screen, with animations. A layer that is not on a screen is drawn with its current values.
  ///
  /// - Parameter afterUpdates: whether the changes since the last commit are drawn.
  package func renderShown(in context: CGContext, afterUpdates: Bool) {
    guard !afterUpdates, let canvas = context.canvas, rootHost != nil, flags.isCommitted, let node = tree.node else {
      return renderTree(in: context, isPresentation: true, isScreen: true)
    }
    // Layers that are not visible on the screen are drawn first. If there are any, their new contents require a new tree.
    if drawWhenVisible(on: canvas, of: context) { return renderTree(in: context, isPresentation: true, isScreen: true) }
    let now = MediaClock.now()
    let time = superlayer?.localTime(ofClock: now) ?? now
    drawStatelessly(node, into: canvas, transform: context.deviceTransform.affine, at: time)
  }

  /// Draws the layer as it is on the screen, in its own coordinates, without some of its sublayers. Its own opacity is ignored.
  ///
  /// - Parameter isLeftOut: whether to leave out a sublayer with its descendants.
  package func renderAlone(in context: CGContext, without isLeftOut: (CALayer) -> Bool) {
    guard let canvas = context.canvas else { return }
    let now = MediaClock.now()
    let node = nodeAlone(at: now, without: isLeftOut, isTop: true)
    drawStatelessly(node, into: canvas, transform: context.deviceTransform.affine, at: now)
  }

  private func nodeAlone(at time: TimeInterval, without isLeftOut: (CALayer) -> Bool, isTop: Bool) -> RenderNode {
    var properties = presentedProperties(at: time)
    if isTop { (properties.opacity, properties.isHidden) = (1, false) }
    let children = sublayersInPaintOrder.filter { !isLeftOut($0) }.map { $0.nodeAlone(at: time, without: isLeftOut, isTop: false) }
    return RenderNode(
      id: layerID, properties: properties, contents: backing.layerContents, children: NodeList(children),
      mask: tree.mask?.snapshotWithoutAnimations(at: time), animations: [],
      clock: properties.figure?.isUnfolded == true ? layerClock : nil)
  }

  /// Draws those of the layers in `DrawnWhenVisible` that are visible on a canvas. Returns whether anything was drawn.
  @discardableResult
  private func drawWhenVisible(on canvas: Canvas, of context: CGContext) -> Bool {
    guard let inverse = context.deviceTransform.affine.inverted() else { return false }
    // The visible part of the canvas, in the layer's coordinates.
    let area = inverse.mapBounds(of: RasterRect(canvas.clip.bounds))
    return DrawnWhenVisible.draw(below: self, on: area, scale: context.lengthInPixels(1))
  }

  /// Draws the tree on the page of a PDF, as it looks at a time of the clock.
  package func drawPresentation(onPage context: CGContext, at time: TimeInterval) { PagePainter(context, at: time).draw(self) }

  /// Returns a separate node with the animations and transitions of the layer and its descendants, for `render(in:)` of a presentation copy.
  func snapshotWithAnimations() -> RenderNode {
    let content = RenderNode(
      id: layerID, properties: properties, contents: backing.layerContents,
      children: NodeList(sublayersInPaintOrder.map { $0.snapshotWithAnimations() }), mask: tree.mask?.snapshotWithAnimations(),
      animations: layerAnimations, clock: layerClock)
    let transition = motion?.entries.last { $0.animation is CATransition && $0.previousNode != nil }
    return transition.flatMap { TransitionBuilder.wrap(content, in: $0, on: self) } ?? content
  }

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
func drawStatelessly(
  _ node: RenderNode, into canvas: Canvas, transform: Affine, at time: TimeInterval, gradientSpace: GradientSpace = .sRGB
) {
  render(node, into: canvas, transform: transform, at: time, gradientSpace: gradientSpace)
}
