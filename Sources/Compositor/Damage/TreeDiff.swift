import CoreGraphics
import Raster
import RenderTree

/// Compares two presented trees by layer identity. It stops where both trees share an object, so its cost depends on the changes only.
struct TreeDiff {
  /// The state inherited from a pair of unchanged superlayers.
  struct Context {
    var transform: Affine
    var superlayer: LayerProperties?
    var clipRect: PixelRect
    var isFlipped = false
    /// The number of levels below the root.
    var depth = 0
    /// Whether superlayers show their sublayers unaltered, so that content moved by whole pixels keeps its pixel values.
    var canMove = false
  }

  var damage: DamageCollector
  /// Content that moves by whole pixels; nil if there is none. Its damage contains only the other changes.
  var move: ContentMove?
  var layersVisited = 0

  init(damage: DamageCollector) { self.damage = damage }

  mutating func compare(_ old: RenderNode, _ new: RenderNode, _ context: Context) {
    if old === new || context.depth >= RenderNode.maximumDepth { return }
    layersVisited += 1
    let (p, q) = (old.properties, new.properties)
    let placement = q.placement(under: context.superlayer)
    if move == nil, let found = ContentMove(old, new, context), let own = placement.affine {
      move = found
      var inside = context
      inside.depth += 1
      inside.canMove = false
      inside.transform = own.concatenating(context.transform)
      inside.clipRect = found.area
      damage.isMoving = true
      compare(old.children, new.children, inside)
      damage.isMoving = false
      return
    }
    // A layer in perspective is drawn as one picture, so it is damaged completely.
    guard let own = placement.affine, !subtreeDiffers(old, p, new, q), p.placement(under: context.superlayer) == placement else {
      return add(old, new, context)
    }
    if !q.isVisible { return }
    if q.bitmapScale > 0 || q.isTransformLayer || q.effects?.filter.isIdentity == false { return add(old, new, context) }
    let hasSameChildren = old.children.isIdentical(to: new.children)
    if p.drawsShadow || q.drawsShadow, !hasSameChildren || old.contents != new.contents || old.fade != new.fade || p != q {
      return add(old, new, context)
    }
    if !hasSameChildren, q.hasSublayerTransform { return add(old, new, context) }
    let local = own.concatenating(context.transform)
    guard local.isFinite else { return }
    if shapeDiffers(p, q) {
      addShape(p, local, context)
      addShape(q, local, context)
    }
    if old.contents != new.contents || old.fade != new.fade || contentsPlacementDiffers(p, q) {
      addContents(old, new, local, context)
    }
    addFigures(p, q, local, context)
    guard !hasSameChildren else { return }
    var inside = context
    inside.depth += 1
    inside.canMove = context.canMove && showsSublayersUnaltered(new)
    inside.transform = local
    inside.superlayer = q.hasSublayerTransform ? q : nil
    if q.isGeometryFlipped { inside.isFlipped.toggle() }
    if q.masksToBounds { inside.clipRect = context.clipRect.intersection(local.mapBounds(of: q.rasterBounds).touchedPixels) }
    compare(old.children, new.children, inside)
  }

  private func showsSublayersUnaltered(_ node: RenderNode) -> Bool {
    let p = node.properties
    return p.opacity >= 1 && node.mask == nil && node.transition == nil && !(p.masksToBounds && p.roundsCorners)
      && !p.hasSublayerTransform && !p.isGeometryFlipped && !p.drawsShadow && p.effects == nil && !p.isTransformLayer
      && p.bitmapScale == 0
  }

  // MARK: Changes

  /// Whether all that the subtree draws is different, for a reason other than its placement.
  private func subtreeDiffers(_ old: RenderNode, _ p: LayerProperties, _ new: RenderNode, _ q: LayerProperties) -> Bool {
    if old.mask !== new.mask || old.transition != nil || new.transition != nil { return true }
    if p.isHidden != q.isHidden || p.opacity != q.opacity || p.masksToBounds != q.masksToBounds { return true }
    if p.isGeometryFlipped != q.isGeometryFlipped || p.isDoubleSided != q.isDoubleSided { return true }
    if p.sublayerTransform != q.sublayerTransform || p.isTransformLayer != q.isTransformLayer { return true }
    if p.bitmapScale != q.bitmapScale { return true }
    // The pieces of glass in a container are one surface.
    if q.effects?.backgroundFilter.glass?.isContainer == true { return true }
    if p.effects != q.effects || p.smoothEdges != q.smoothEdges { return true }
    if q.effects != nil, p.bounds != q.bounds || p.hasOtherCorners(than: q) { return true }
    if q.hasSublayerTransform,
      p.bounds != q.bounds || p.anchorPoint != q.anchorPoint || p.anchorPointZ != q.anchorPointZ
    {
      return true
    }
    if q.isGeometryFlipped, p.bounds != q.bounds { return true }
    // Whether a translucent layer is drawn as a group depends on all of its sublayers.
    if q.opacity < 1, old.hasOverlaps != new.hasOverlaps { return true }
    return q.masksToBounds
      && (p.bounds != q.bounds || p.hasOtherCorners(than: q))
  }

  /// Whether the background or the border is different.
  private func shapeDiffers(_ p: LayerProperties, _ q: LayerProperties) -> Bool {
    guard p.drawsBackground || q.drawsBackground || p.drawsBorder || q.drawsBorder else { return false }
    return p.bounds != q.bounds || p.backgroundColor != q.backgroundColor || p.hasOtherCorners(than: q)
      || p.borderWidth != q.borderWidth || p.borderColor != q.borderColor
  }

  /// Whether the contents are placed or sampled differently.
  private func contentsPlacementDiffers(_ p: LayerProperties, _ q: LayerProperties) -> Bool {
    p.bounds != q.bounds || p.contentsGravity != q.contentsGravity || p.contentsScale != q.contentsScale
      || p.contentsRect != q.contentsRect || p.contentsCenter != q.contentsCenter
      || p.magnificationFilter != q.magnificationFilter || p.minificationFilter != q.minificationFilter
  }

  // MARK: Damage

  /// Damages everything that a subtree draws.
  mutating func add(_ node: RenderNode, _ context: Context) {
    let extent = context.superlayer.map { node.extent(under: $0).outset(by: 0.001) } ?? node.extent
    damage.add(context.transform.mapBounds(of: extent).reachedPixels.intersection(context.clipRect))
  }

  /// Damages everything that either version of a subtree draws.
  mutating func add(_ old: RenderNode, _ new: RenderNode, _ context: Context) {
    add(old, context)
    add(new, context)
  }

  private mutating func addShape(_ p: LayerProperties, _ local: Affine, _ context: Context) {
    guard p.drawsBackground || p.drawsBorder else { return }
    damage.add(local.mapBounds(of: p.rasterBounds).reachedPixels.intersection(context.clipRect))
  }

  private mutating func addContents(_ old: RenderNode, _ new: RenderNode, _ local: Affine, _ context: Context) {
    var (p, q) = (old.properties, new.properties)
    var clipRect = context.clipRect
    if q.masksToBounds { clipRect = clipRect.intersection(local.mapBounds(of: q.rasterBounds).touchedPixels) }
    let isFlipped = context.isFlipped != q.isGeometryFlipped
    if let dirty = dirtyPixels(old, new) {
      let source = q.contentsSource(of: dirty.all)
      let frame = q.contentsFrame(of: dirty.all)
      guard source.width > 0, source.height > 0, !frame.isEmpty else { return }
      let (kx, ky) = (frame.width / source.width, frame.height / source.height)
      let map = isFlipped ? q.flip.concatenating(local) : local
      for part in dirty.parts {
        // One pixel more on each side, because filters read neighbouring pixels.
        let grown = RasterRect(part.insetBy(dx: -1, dy: -1)).intersection(source)
        if grown.isEmpty { continue }
        let area = RasterRect(
          minX: frame.minX + (grown.minX - source.minX) * kx, minY: frame.minY + (grown.minY - source.minY) * ky,
          maxX: frame.minX + (grown.maxX - source.minX) * kx, maxY: frame.minY + (grown.maxY - source.minY) * ky)
        damage.add(map.mapBounds(of: area).reachedPixels.intersection(clipRect))
      }
      return
    }
    func add(_ contents: LayerContents?, _ p: inout LayerProperties) {
      guard let contents else { return }
      let map = isFlipped ? p.flip.concatenating(local) : local
      damage.add(map.mapBounds(of: p.contentsFrame(of: contents.bounds)).reachedPixels.intersection(clipRect))
    }
    add(old.contents, &p)
    add(old.fade?.from, &p)
    add(new.contents, &q)
    add(new.fade?.from, &q)
  }

  /// Returns the changed parts of the contents and their bounds; nil if the contents changed in another way.
  private func dirtyPixels(_ old: RenderNode, _ new: RenderNode) -> (parts: [PixelRect], all: PixelRect)? {
    guard let was = old.contents, let now = new.contents, old.fade == nil, new.fade == nil, was.bounds == now.bounds,
      was.isOpaque == now.isOpaque, !contentsPlacementDiffers(old.properties, new.properties),
      new.properties.contentsCenter == LayerProperties().contentsCenter
    else { return nil }
    if let before = was.tiles, let tiles = now.tiles { return (tiles.changes(since: before), now.bounds) }
    guard let dirty = now.dirty, was.revision == now.base else { return nil }
    return (now.parts.isEmpty ? [dirty.intersection(now.bounds)] : now.parts.map { $0.intersection(now.bounds) }, now.bounds)
  }
}
