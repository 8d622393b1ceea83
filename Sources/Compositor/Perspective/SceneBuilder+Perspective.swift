import Foundation
import Raster
import RenderTree

extension SceneBuilder {
  /// The maximum number of pixels of a plane's picture. Larger planes are drawn at a lower resolution.
  private static let maximumArea = Double(1 << 24)
  static let maximumSide = 8192.0
  /// The maximum nesting of planes. Each holds a picture while those inside are made.
  static let maximumPlanes = 8

  /// Adds a layer that perspective does not map to a parallelogram.
  mutating func addProjected(_ node: RenderNode, _ placement: Homography, _ outer: Context) {
    counters.layersVisited += 1
    let device = placement.concatenating(outer.transform)
    guard device.isFinite, outer.planes < SceneBuilder.maximumPlanes else { return }
    var context = outer
    context.layer = Int32(scene.layerCount)
    scene.layerCount += 1
    if measuresLayers { scene.layerIDs.append(node.id) }
    if let transition = node.transition {
      addTransition(transition, node, nil, outer)
      return
    }
    let p = node.properties
    // The back is visible if the mapping turns the plane over.
    let isMirrored = (device.determinant < 0) != outer.isMirrored
    if !p.isDoubleSided, isMirrored != (outer.isFlipped != p.isGeometryFlipped) { return }
    context.opacity *= Double(min(max(p.opacity, 0), 1))
    let limit = p.rasterBounds.outset(by: SceneBuilder.maximumSide / 2)
    let area = limit.isEmpty ? node.localExtent : node.localExtent.intersection(limit)
    guard !area.isEmpty, area.isFinite, area.width > 0, area.height > 0 else { return }
    let shown = SceneBuilder.bounds(of: area, device)
    guard isDamaged(shown.intersection(context.clipRect)) else { return }

    let scale = resolution(area, device, outer.transform.maximumScale)
    let width = max(Int((area.width * scale - 0.001).rounded(.up)), 1)
    let height = max(Int((area.height * scale - 0.001).rounded(.up)), 1)
    let key = PlaneKey(
      node: node, area: area, width: width, height: height, isFlipped: outer.isFlipped, isMirrored: isMirrored)
    // The plane's edges are the edges of its picture, so no pixel is partly covered.
    let toPicture = Affine(translationX: -area.minX, y: -area.minY)
      .concatenating(Affine(scaleX: Double(width) / area.width, y: Double(height) / area.height))
    guard let inverse = toPicture.inverted() else { return }
    let picture = caches.plane(key, &counters) { [caches] in
      SceneBuilder.plane(node, toPicture, width, height, context, isMirrored, caches)
    }
    guard let picture else { return }
    let action = PaintItem.Action.projected(
      picture, device.preceded(by: inverse), isSharp: p.smoothEdges.isEmpty && area == p.rasterBounds)
    if let effects = p.effects, !effects.use.isEmpty {
      addProjected(action, shown, effects, p, device, outer.transform.maximumScale, context)
    } else {
      append(action, rect: shown, context)
    }
  }

  /// Adds a plane that depends on its backdrop. A mask applies only within the plane's picture.
  private mutating func addProjected(
    _ action: PaintItem.Action, _ shown: PixelRect, _ effects: LayerEffects, _ p: LayerProperties, _ device: Homography,
    _ scale: Double, _ context: Context
  ) {
    let behind = context.levelStart..<scene.items.count
    let outer = effects.blend.changesUncovered ? clipped(to: p.rasterBounds, device, context) : context
    if effects.blend.changesUncovered, outer.clipRect.isEmpty { return }
    let group = beginGroup(.group, outer)
    scene.items[group].blend = effects.blend
    let inside = outer.isolated(at: scene.items.count)
    if !effects.backgroundFilter.isIdentity {
      let clippedContext = clipped(to: p.rasterBounds, device, inside)
      addBackdrop(BlurPlan(effects.backgroundFilter, scale: scale), behind, context, clippedContext)
    }
    append(action, rect: shown, inside)
    endGroup(group, covering: effects.blend.changesUncovered ? outer.clipRect : .empty)
  }

  private mutating func clipped(to rect: RasterRect, _ device: Homography, _ context: Context) -> Context {
    var inside = context
    inside.clipRect = context.clipRect.intersection(SceneBuilder.bounds(of: rect, device))
    var path = VectorPath()
    for (index, corner) in device.corners(of: rect).enumerated() {
      if index == 0 { path.move(to: corner) } else { path.line(to: corner) }
    }
    path.close()
    scene.clips.append(ClipRecord(parent: context.clip, shape: .path(path), inner: .empty))
    inside.clip = Int32(scene.clips.count - 1)
    return inside
  }

  /// Returns the pixels that the projected rectangle touches, plus those that rounding may add.
  static func bounds(of area: RasterRect, _ device: Homography) -> PixelRect {
    device.mapBounds(of: area).reachedPixels.insetBy(dx: -1, dy: -1)
  }

  /// Returns the picture's number of pixels per point: the same as on screen, doubled for strongly magnified planes.
  private func resolution(_ area: RasterRect, _ device: Homography, _ plain: Double) -> Double {
    var scale = max(min(plain, 64), 1.0 / 64)
    var largest = 0.0
    for (x, y) in [(area.minX, area.minY), (area.maxX, area.minY), (area.minX, area.maxY), (area.maxX, area.maxY)] {
      let w = device.g * x + device.h * y + device.i
      guard w > Homography.near else { continue }
      let q = device.apply(to: RasterPoint(x, y))
      let local = Affine(
        a: (device.a - q.x * device.g) / w, b: (device.b - q.y * device.g) / w, c: (device.c - q.x * device.h) / w,
        d: (device.d - q.y * device.h) / w, tx: 0, ty: 0)
      largest = max(largest, local.maximumScale)
    }
    let wanted = min(largest, scale * 4)
    while scale * 1.25 < wanted { scale *= 2 }
    let pixels = area.width * scale * area.height * scale
    if pixels > SceneBuilder.maximumArea { scale *= (SceneBuilder.maximumArea / pixels).squareRoot() }
    return min(scale, SceneBuilder.maximumSide / max(area.width, area.height))
  }

  private static func plane(
    _ node: RenderNode, _ toPicture: Affine, _ width: Int, _ height: Int, _ outer: Context, _ isMirrored: Bool, _ caches: ShapeCaches
  ) -> PixelBuffer? {
    guard let buffer = PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: width, height: height)) else { return nil }
    var properties = node.properties
    properties.opacity = 1
    properties.isDoubleSided = true
    properties.effects = node.properties.effects.flatMap { LayerEffects(filter: $0.filter) }
    let flat = RenderNode(
      id: node.id, properties: properties, contents: node.contents, children: node.children, mask: node.mask, fade: node.fade)
    var context = outer.detached(toPicture, buffer.bounds)
    context.planes += 1
    context.isMirrored = isMirrored
    drawTree(flat, Canvas(buffer), context, caches: caches)
    return buffer
  }
}
