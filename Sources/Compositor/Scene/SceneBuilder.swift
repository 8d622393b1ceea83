import CoreGraphics
import Foundation
import Raster
import RenderTree

/// Flattens the layers that meet the damage. The items of a layer depend on the layer and its superlayers only, never on the damage.
struct SceneBuilder {
  /// The state inherited from superlayers.
  struct Context {
    /// The transform from the superlayer's bounds space to device pixels.
    var transform: Affine
    /// The superlayer if it has a sublayer transform; nil otherwise.
    var superlayer: LayerProperties?
    var clipRect: PixelRect
    var clip: Int32 = -1
    var opacity: Double = 1
    /// Whether superlayers turn contents upside down.
    var isFlipped = false
    /// The index of the current layer in the frame.
    var layer: Int32 = 0
    /// Whether the enclosing planes show their back.
    var isMirrored = false
    /// The number of enclosing planes in perspective.
    var planes = 0
    /// The number of levels below the root.
    var depth = 0
    /// The first item of the enclosing group.
    var levelStart = 0
    /// Whether only the target's background is behind that item.
    var isOnBackground = false
    /// The layer's placement, if it differs from that of its properties.
    var placement: Homography?
    /// Whether a superlayer draws the pieces of glass.
    var isInGlass = false
    /// Whether the cached bitmap of the layer itself is being made.
    var isMakingCache = false

    init(transform: Affine, clipRect: PixelRect) {
      self.transform = transform
      self.clipRect = clipRect
    }
  }

  var scene: Scene
  var counters = FrameCounters()
  let damage: Region
  let damageBounds: PixelRect
  let caches: ShapeCaches
  let showsBorders: Bool
  /// The whole visible area, in pixels.
  let limit: PixelRect
  /// Whether layers hidden by opaque layers are left out.
  var leavesOutHidden = true
  /// Whether the scene keeps the identities of its layers.
  var measuresLayers = false
  /// The layer whose sublayers' items are recorded in `watchedItems`.
  var watched: LayerID?
  var watchedItems: Range<Int>?

  /// - Parameter scene: an empty scene.
  init(scene: consuming Scene, damage: Region, caches: ShapeCaches, limit: PixelRect, showsBorders: Bool = false) {
    self.limit = limit
    self.scene = scene
    self.damage = damage
    self.caches = caches
    self.showsBorders = showsBorders
    damageBounds = damage.bounds
  }

  func isDamaged(_ rect: PixelRect) -> Bool {
    guard rect.intersects(damageBounds) else { return false }
    return damage.rects.count == 1 || damage.intersects(rect)
  }

  mutating func add(_ nodes: NodeList, _ context: Context) {
    guard let root = nodes.root else { return }
    var cover = showsBorders || !leavesOutHidden || context.superlayer != nil ? nil : cover(in: root, context)
    add(root, context, &cover)
  }

  /// - Parameter cover: hides a part of the siblings painted before it; nil after the builder has passed it, or if there is none.
  private mutating func add(_ chunk: NodeChunk, _ context: Context, _ cover: inout Cover?) {
    if context.superlayer == nil, !showsBorders {
      let shown = context.transform.mapBounds(of: chunk.extent).reachedPixels.intersection(context.clipRect)
      guard isDamaged(shown) else { return }
      if let cover, cover.hides(shown, damageBounds), !cover.path.contains(ObjectIdentifier(chunk)) { return }
    }
    for node in chunk.nodes {
      if let present = cover {
        if node.id == present.node {
          cover = nil
        } else if present.hides(context.transform.mapBounds(of: node.extent).reachedPixels.intersection(context.clipRect), damageBounds) {
          continue
        }
      }
      add(node, context)
    }
    for part in chunk.parts { add(part, context, &cover) }
  }

  /// Adds a layer with its sublayers.
  mutating func add(_ node: RenderNode, _ context: Context) {
    let p = node.properties
    guard p.isVisible, context.depth < RenderNode.maximumDepth else { return }
    if context.superlayer == nil, !showsBorders, context.placement == nil {
      guard isDamaged(context.transform.mapBounds(of: node.extent).reachedPixels.intersection(context.clipRect)) else { return }
    }
    if p.isTransformLayer, node.transition == nil, context.placement == nil {
      addSpace(node, nil, context)
      return
    }
    let placement = context.placement ?? p.placement(under: context.superlayer)
    if let affine = placement.affine {
      addLayer(node, p, affine.concatenating(context.transform), context)
    } else {
      addProjected(node, placement, context)
    }
  }

  /// - Parameter p: the node's properties. They are passed along because reading them again would cost reference counting.
  /// - Parameter local: the transform from the layer's bounds space to device pixels.
  mutating func addLayer(_ node: RenderNode, _ p: LayerProperties, _ local: Affine, _ outer: Context) {
    counters.layersVisited += 1
    guard local.isFinite, local.determinant != 0 else { return }
    if p.isTransformLayer, node.transition == nil {
      addSpace(node, local, outer)
      return
    }
    var context = outer
    context.layer = Int32(scene.layerCount)
    scene.layerCount += 1
    if measuresLayers { scene.layerIDs.append(node.id) }
    if p.isGeometryFlipped { context.isFlipped.toggle() }
    if !p.isDoubleSided, (local.determinant < 0) != (context.isFlipped != context.isMirrored) { return }
    let opacity = Double(min(max(p.opacity, 0), 1)) * outer.opacity
    context.opacity = opacity
    if let transition = node.transition {
      addTransition(transition, node, local, outer)
      return
    }
    context.placement = nil
    let isMakingCache = context.isMakingCache
    context.isMakingCache = false
    if p.bitmapScale > 0, addRasterized(node, local, context) { return }
    if let effects = p.effects {
      addEffects(effects, node, local, context)
    } else if let mask = node.mask {
      if isMakingCache || !addCachedGroup(node, local, context) { addMasked(node, mask, local, context) }
    } else if p.opacity < 1, node.hasOverlaps {
      if addCachedGroup(node, local, context) { return }
      let group = beginGroup(.group, context)
      addParts(node, p, local, context.isolated(at: scene.items.count))
      endGroup(group)
    } else {
      addParts(node, p, local, context)
    }
  }

  private mutating func addMasked(_ node: RenderNode, _ mask: RenderNode, _ local: Affine, _ context: Context) {
    let group = beginGroup(.group, context)
    addParts(node, node.properties, local, context.isolated(at: scene.items.count))
    let second = scene.items.count
    var inside = context.isolated(at: second)
    inside.transform = local
    inside.superlayer = nil
    inside.depth += 1
    add(mask, inside)
    scene.items[group].action = .masked(second: second)
    endGroup(group)
  }

  mutating func beginGroup(_ action: PaintItem.Action, _ context: Context) -> Int {
    scene.items.append(
      PaintItem(
        rect: .empty, clip: context.clip, layer: context.layer, opacity: SceneBuilder.byte(context.opacity), end: 0,
        action: action))
    return scene.items.count - 1
  }

  /// Ends a group. A group without parts is removed.
  ///
  /// - Parameter covering: the area that the group changes even if it has no parts.
  mutating func endGroup(_ index: Int, covering: PixelRect = .empty) {
    var rect = bounds(ofItemsFrom: index + 1, to: scene.items.count)
    if !covering.isEmpty {
      rect = isDamaged(covering) ? covering : .empty
    } else if case .masked(let second) = scene.items[index].action {
      rect = bounds(ofItemsFrom: index + 1, to: second).intersection(bounds(ofItemsFrom: second, to: scene.items.count))
    }
    if rect.isEmpty {
      scene.items.removeSubrange(index...)
      scene.backdrops.removeAll { $0.items.upperBound > index }
    } else {
      scene.items[index].rect = rect
      scene.items[index].end = scene.items.count
    }
  }

  private func bounds(ofItemsFrom start: Int, to end: Int) -> PixelRect {
    var rect = PixelRect.empty
    var i = start
    while i < end {
      rect = rect.union(scene.items[i].rect)
      i = scene.items[i].end
    }
    return rect
  }

  /// Adds the parts of a layer in the paint order of Core Animation: shadow, background, contents, sublayers, border.
  mutating func addParts(_ node: RenderNode, _ p: LayerProperties, _ local: Affine, _ context: Context) {
    if p.drawsShadow { addShadow(node, local, context) }
    var own = context
    if p.masksToBounds { own = clipped(to: p, local, context) }
    if !own.clipRect.isEmpty {
      if p.drawsBackground { addBackground(p, local, context) }
      if let fade = node.fade {
        addFade(fade, node, local, own)
      } else if let contents = node.contents {
        addContents(contents, p, local, own)
      }
      if let figure = p.figure { addFigure(figure, p, local, own) }
      if node.children.count > 0 {
        var inside = own
        inside.depth += 1
        inside.transform = local
        inside.superlayer = p.hasSublayerTransform ? p : nil
        let start = scene.items.count
        add(node.children, inside)
        if node.id == watched { watchedItems = start..<scene.items.count }
      }
    }
    if p.drawsBorder { addBorder(p, local, context) }
    if showsBorders { addOutline(p, local, context) }
  }

  private mutating func addFade(_ fade: RenderNode.ContentsFade, _ node: RenderNode, _ local: Affine, _ context: Context) {
    let group = beginGroup(.group, context)
    let inside = context.isolated(at: scene.items.count)
    if let from = fade.from { addContents(from, node.properties, local, inside) }
    let second = scene.items.count
    if let to = node.contents { addContents(to, node.properties, local, inside) }
    scene.items[group].action = .dissolve(second: second, progress: SceneBuilder.byte(fade.progress))
    endGroup(group)
  }

  /// Converts an opacity of 0...1 to 0...255. NaN becomes 0.
  static func byte(_ opacity: Double) -> UInt8 { opacity > 0 ? UInt8((min(opacity, 1) * 255).rounded()) : 0 }

  /// Adds an item, unless it cannot be visible.
  mutating func append(
    _ action: PaintItem.Action, rect: PixelRect, opaque: PixelRect = .empty, _ context: Context
  ) {
    let shown = rect.intersection(context.clipRect)
    let opacity = SceneBuilder.byte(context.opacity)
    guard opacity > 0, isDamaged(shown) else { return }
    var covered = opacity == 255 ? opaque.intersection(shown) : .empty
    var clip = context.clip
    while clip >= 0, !covered.isEmpty {
      covered = covered.intersection(scene.clips[Int(clip)].inner)
      clip = scene.clips[Int(clip)].parent
    }
    scene.items.append(
      PaintItem(
        rect: shown, opaque: covered, clip: context.clip, layer: context.layer, opacity: opacity,
        end: scene.items.count + 1, action: action))
  }
}
