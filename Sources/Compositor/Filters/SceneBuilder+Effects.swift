import CoreGraphics
import Raster
import RenderTree

extension SceneBuilder {
  /// Adds a layer with filters or a blend mode as one picture: its filtered backdrop, its filtered parts, and its mask.
  mutating func addEffects(_ effects: LayerEffects, _ node: RenderNode, _ local: Affine, _ context: Context) {
    let glass = effects.backgroundFilter.glass
    let hasBackdrop = !effects.backgroundFilter.isIdentity && !(context.isInGlass && glass?.isContainer == false)
    let behind = context.levelStart..<scene.items.count
    var context = context
    if let glass { context.isInGlass = glass.isContainer }
    if effects.blend == .sourceOver, node.mask == nil, !hasBackdrop || context.opacity >= 1 {
      if hasBackdrop { addBackdrop(effects.backgroundFilter, behind, node, local, context, context) }
      addFilteredParts(effects.filter, node, local, context)
      return
    }
    // Blend modes that change pixels the layer does not cover are limited to its bounds.
    let outer = effects.blend.changesUncovered ? clipped(to: node.properties, local, context) : context
    if effects.blend.changesUncovered, outer.clipRect.isEmpty { return }
    let group = beginGroup(.group, outer)
    scene.items[group].blend = effects.blend
    var inside = outer.isolated(at: scene.items.count)
    if hasBackdrop { addBackdrop(effects.backgroundFilter, behind, node, local, context, inside) }
    addFilteredParts(effects.filter, node, local, inside)
    if let mask = node.mask {
      inside = inside.isolated(at: scene.items.count)
      inside.transform = local
      inside.superlayer = nil
      inside.depth += 1
      add(mask, inside)
      scene.items[group].action = .masked(second: inside.levelStart)
    }
    endGroup(group, covering: effects.blend.changesUncovered ? outer.clipRect : .empty)
  }

  private mutating func addFilteredParts(_ filter: PictureFilter, _ node: RenderNode, _ local: Affine, _ context: Context) {
    if !filter.isIdentity, addFiltered(filter, node, local, context) { return }
    if context.opacity < 1, node.hasOverlaps {
      let group = beginGroup(.group, context)
      addParts(node, node.properties, local, context.isolated(at: scene.items.count))
      endGroup(group)
    } else {
      addParts(node, node.properties, local, context)
    }
  }

  // MARK: The backdrop

  /// - Parameters:
  ///   - outer: the context of the layer, outside of its group.
  ///   - context: the context in which the item is added.
  private mutating func addBackdrop(
    _ filter: PictureFilter, _ behind: Range<Int>, _ node: RenderNode, _ local: Affine, _ outer: Context, _ context: Context
  ) {
    let plan = BlurPlan(filter, scale: local.blurScale)
    if let glass = filter.glass {
      let surface = GlassSurface(glass, of: node, local)
      if glass.isContainer {
        guard let surface else { return }
        var inner = context
        inner.clipRect = context.clipRect.intersection(surface.bounds.touchedPixels)
        addBackdrop(plan, behind, outer, inner, glass: surface, isCut: true)
      } else {
        addBackdrop(plan, behind, outer, clipped(to: node.properties, local, context), glass: surface)
      }
      return
    }
    addBackdrop(plan, behind, outer, clipped(to: node.properties, local, context))
  }

  /// - Parameters:
  ///   - place: a context clipped to the area that shows the backdrop.
  ///   - isCut: whether the backdrop ends at the outline of the glass.
  mutating func addBackdrop(
    _ plan: BlurPlan, _ behind: Range<Int>, _ outer: Context, _ inner: Context, glass: GlassSurface? = nil, isCut: Bool = false
  ) {
    guard isDamaged(inner.clipRect) else { return }
    let backdrop = Backdrop(
      items: behind, isOnBackground: outer.isOnBackground, area: inner.clipRect, limit: limit, plan: plan, glass: glass, isCut: isCut)
    scene.backdrops.append(backdrop)
    append(.backdrop(backdrop), rect: inner.clipRect, inner)
  }

  // MARK: The layer itself

  /// Adds the layer as a filtered picture. Returns false if the picture would be too large; the layer is then drawn without the filter.
  private mutating func addFiltered(_ filter: PictureFilter, _ node: RenderNode, _ local: Affine, _ context: Context) -> Bool {
    let plan = BlurPlan(filter, scale: local.blurScale)
    let extent = node.drawnExtent
    let drawn = local.mapBounds(of: extent).reachedPixels.intersection(limit.insetBy(dx: -plan.margin, dy: -plan.margin))
    if drawn.isEmpty { return true }
    let shown = local.mapBounds(of: extent.outset(by: filter.outset)).reachedPixels
    guard isDamaged(shown.intersection(context.clipRect)) else { return true }
    guard drawn.area <= SceneBuilder.maximumFilteredArea else { return false }
    // Like shadows: made for a position rounded to a sixteenth of a pixel, and moved to its position by whole pixels.
    let (tx, ty) = ((local.tx * 16).rounded() / 16, (local.ty * 16).rounded() / 16)
    let (dx, dy) = (tx.rounded(.down), ty.rounded(.down))
    guard abs(dx) < 1e8, abs(dy) < 1e8 else { return false }
    var near = local
    (near.tx, near.ty) = (tx - dx, ty - dy)
    let area = drawn.offsetBy(dx: -Int(dx), dy: -Int(dy)).insetBy(dx: -1, dy: -1)
    let key = PlaneKey(
      node: node, area: RasterRect(area), width: area.width, height: area.height, isFlipped: context.wasFlipped(by: node.properties),
      isMirrored: context.isMirrored, toPicture: near, plan: plan)
    let picture = caches.plane(key, &counters) { [caches] in
      SceneBuilder.filtered(node, near, area, plan, context, caches)
    }
    guard let picture else { return false }
    if plan.shift == 0 {
      let rect = picture.bounds.offsetBy(dx: Int(dx), dy: Int(dy))
      append(.blit(picture, source: picture.bounds, dx: Int(dx), dy: Int(dy)), rect: rect.intersection(shown), context)
    } else {
      let side = Double(plan.side)
      let transform = Affine(a: side, b: 0, c: 0, d: side, tx: dx, ty: dy)
      let rect = plan.pixels(of: picture.bounds).offsetBy(dx: Int(dx), dy: Int(dy))
      append(.picture(picture, source: picture.bounds, transform, .linear), rect: rect.intersection(shown), context)
    }
    return true
  }

  /// The maximum number of pixels of a filtered layer.
  static let maximumFilteredArea = 1 << 25

  private static func filtered(
    _ node: RenderNode, _ transform: Affine, _ area: PixelRect, _ plan: BlurPlan, _ outer: Context, _ caches: ShapeCaches
  ) -> PixelBuffer? {
    let squares = plan.squares(of: area)
    guard let pixels = PixelBuffer(bounds: plan.pixels(of: squares)) else { return nil }
    var properties = node.properties
    properties.effects = nil
    properties.opacity = 1
    let plain = RenderNode(
      id: node.id, properties: properties, contents: node.contents, children: node.children, fade: node.fade)
    var context = outer.detached(transform, pixels.bounds)
    context.isFlipped = outer.wasFlipped(by: properties)
    drawTree(plain, Canvas(pixels), context, caches: caches)
    guard let small = pixels.reduced(by: plan.shift) else { return nil }
    return plan.filtered(small, edges: .transparent)
  }
}

extension SceneBuilder.Context {
  /// Returns the context for the parts of a group, which are drawn on transparent pixels.
  func isolated(at start: Int) -> SceneBuilder.Context {
    var inside = self
    inside.opacity = 1
    inside.clip = -1
    inside.levelStart = start
    inside.isOnBackground = false
    return inside
  }

  /// Returns the context of a layer that is drawn into a picture of its own.
  ///
  /// - Parameters:
  ///   - transform: the transform from the layer's bounds space to the pixels of the picture.
  ///   - clipRect: the pixels of the picture that are drawn.
  func detached(_ transform: Affine, _ clipRect: PixelRect) -> SceneBuilder.Context {
    var own = SceneBuilder.Context(transform: transform, clipRect: clipRect)
    own.depth = depth
    own.planes = planes
    own.isFlipped = isFlipped
    own.isMirrored = isMirrored
    return own
  }

  /// Returns the `isFlipped` of the superlayer, given that of the layer.
  func wasFlipped(by p: LayerProperties) -> Bool { isFlipped != p.isGeometryFlipped }
}
