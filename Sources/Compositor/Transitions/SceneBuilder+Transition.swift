import CoreGraphics
import Raster
import RenderTree

extension SceneBuilder {
  /// Adds a layer in a transition from its earlier appearance.
  ///
  /// - Parameter local: the transform from the layer's bounds space to device pixels; nil for a layer in perspective.
  mutating func addTransition(
    _ transition: RenderNode.Transition, _ node: RenderNode, _ local: Affine?, _ outer: Context
  ) {
    let current = RenderNode(
      id: node.id, properties: node.properties, contents: node.contents, children: node.children, mask: node.mask,
      fade: node.fade)
    if case .curl(let turn) = transition.style, let local, addTurn(turn, transition, current, local, outer) { return }
    let group = beginGroup(.group, outer)
    add(transition.from, outer.isolated(at: scene.items.count))
    let second = scene.items.count
    let inside = outer.isolated(at: second)
    if let local { addLayer(current, current.properties, local, inside) } else { add(current, inside) }
    scene.items[group].action = .dissolve(second: second, progress: SceneBuilder.byte(transition.progress))
    endGroup(group)
  }

  /// Adds a page that is turned above another. Returns false if it is rotated, in perspective, or too large.
  private mutating func addTurn(
    _ turn: PageTurn, _ transition: RenderNode.Transition, _ current: RenderNode, _ local: Affine, _ outer: Context
  ) -> Bool {
    let page = turn.isReversed ? current : transition.from
    let own = turn.isReversed ? local : page.properties.placement(under: outer.superlayer).affine?.concatenating(outer.transform)
    guard let own, own.isFinite, own.b == 0, own.c == 0 else { return false }
    let frame = own.mapBounds(of: page.properties.rasterBounds)
    let area = frame.reachedPixels.intersection(limit)
    guard area.area <= SceneBuilder.maximumFilteredArea else { return false }
    if turn.isReversed { add(transition.from, outer) } else { addLayer(current, current.properties, local, outer) }
    guard page.properties.isVisible, isDamaged(area.intersection(outer.clipRect)) else { return true }
    let key = PlaneKey(
      node: page, area: RasterRect(area), width: area.width, height: area.height, isFlipped: outer.isFlipped,
      isMirrored: outer.isMirrored, toPicture: own)
    let front = caches.plane(key, &counters) { [caches] in SceneBuilder.flatPage(page, own, area, outer, caches) }
    let curl = PageCurl(
      page: frame, direction: RasterPoint(turn.direction.dx * (own.a < 0 ? -1 : 1), turn.direction.dy * (own.d < 0 ? -1 : 1)),
      radius: min(frame.width, frame.height) * SceneBuilder.curlRadius,
      progress: turn.isReversed ? 1 - transition.progress : transition.progress)
    guard let front, let rolled = curl.drawn(area, front: front) else { return true }
    var context = outer
    context.opacity *= Double(min(max(page.properties.opacity, 0), 1))
    append(.blit(rolled, source: rolled.bounds, dx: 0, dy: 0), rect: area, context)
    return true
  }

  /// The radius of a turned page, as a part of its shorter side. Estimated by eye.
  private static let curlRadius = 0.14

  private static func flatPage(
    _ node: RenderNode, _ transform: Affine, _ area: PixelRect, _ outer: Context, _ caches: ShapeCaches
  ) -> PixelBuffer? {
    guard let pixels = PixelBuffer(bounds: area) else { return nil }
    var properties = node.properties
    properties.opacity = 1
    // The page below casts the shadow of the layer.
    properties.shadowOpacity = 0
    let page = RenderNode(
      id: node.id, properties: properties, contents: node.contents, children: node.children, mask: node.mask, fade: node.fade)
    drawTree(page, Canvas(pixels), outer.detached(transform, area), caches: caches)
    return pixels
  }
}
