import Foundation
import Raster
import RenderTree

/// Draws snapshots into a buffer. Each frame draws only the pixels that differ from the previous one.
package final class Compositor {
  package var threads: Int { didSet { threads = max(1, threads) } }
  package var debug = DebugOptions()

  private struct PreviousFrame {
    var root: RenderNode
    var size: PixelRect
    var scale: CGFloat
    var background: Pixel
    var debug: DebugOptions

    func looksAlike(_ other: PreviousFrame) -> Bool {
      size == other.size && scale == other.scale && background == other.background && debug == other.debug
    }
  }

  @exclusivity(unchecked) private var last: PreviousFrame?
  @exclusivity(unchecked) private var history = DamageHistory()
  /// The region that must be repainted even if the trees do not differ.
  @exclusivity(unchecked) private var invalid = Region()
  @exclusivity(unchecked) private var scene = Scene()
  private let job = PaintJob()
  @exclusivity(unchecked) private var collector = DamageCollector()
  private let caches = ShapeCaches()
  /// The nodes of trees that are no longer shown, for reuse by the compositor, which makes presented trees.
  package let pool: NodePool
  /// Passes such nodes to the node pool of the code that creates the snapshots.
  package let sharedPool: SharedNodePool
  /// Whether the tree is so tall that only the current thread has enough stack to draw it.
  private var isDeep = false

  /// Creates a compositor.
  ///
  /// - Parameter threads: the number of threads that draw. The pixels are the same for any number.
  package init(threads: Int = ProcessInfo.processInfo.activeProcessorCount) {
    self.threads = max(1, threads)
    sharedPool = SharedNodePool()
    pool = NodePool(sharedPool: sharedPool)
  }

  /// Draws the parts of the snapshot that the target does not hold yet.
  ///
  /// - Parameters:
  ///   - t: the time in seconds of the clock of the snapshot's animations.
  ///   - age: the number of calls since the target's pixels were drawn: 1 for the previous call, 0 for unknown pixels. nil uses the age
  ///     that the compositor remembers for this buffer; a buffer not drawn into lately is repainted completely.
  package func composite(
    _ snapshot: RenderSnapshot, at t: TimeInterval, into target: PixelBuffer, age: Int? = nil
  ) -> Frame {
    isDeep = DeepStack.isNeeded(for: snapshot.root)
    guard isDeep else { return compositeOnThisThread(snapshot, at: t, into: target, age) }
    var frame = Frame(damage: Region(), counters: FrameCounters(), isAnimating: false)
    DeepStack.run(for: snapshot.root) { frame = self.compositeOnThisThread(snapshot, at: t, into: target, age) }
    return frame
  }

  private func compositeOnThisThread(_ snapshot: RenderSnapshot, at t: TimeInterval, into target: PixelBuffer, _ age: Int?) -> Frame {
    let root = snapshot.root.presented(at: t, from: pool)
    let area = snapshot.size.intersection(target.bounds)
    let scale = Double(snapshot.scale)
    let isAnimating = snapshot.root.isAnimating(at: t)
    var frame = Frame(damage: Region(), counters: FrameCounters(), isAnimating: isAnimating)
    guard !area.isEmpty, scale > 0, scale.isFinite else { return frame }
    let now = PreviousFrame(
      root: root, size: snapshot.size, scale: snapshot.scale, background: snapshot.background, debug: debug)
    let baseTransform = Affine(
      a: scale, b: 0, c: 0, d: scale, tx: Double(snapshot.size.minX), ty: Double(snapshot.size.minY))
    let age = age ?? history.age(of: target)
    var backdrops = BackdropFinder()
    if root.backdropUse.contains(.filters) { backdrops.visit(root, SceneBuilder.Context(transform: baseTransform, clipRect: area)) }
    var (changed, move) = change(now, area, baseTransform, age, backdrops.areas, &frame.counters)
    var repaint = changed
    if let move {
      changed.formUnion(move.area)
      frame.moved = move.target
      frame.counters.pixelsMoved = move.target.area
    }
    repaint.formUnion(history.damage(of: age, in: area))
    frame.damage = repaint
    frame.damage.formUnion(changed)
    frame.counters.pixelsDamaged = repaint.area
    history.add(changed, drawnInto: target)
    var before = last?.root
    last = now
    pool.recycle(&before)
    pool.endFrame()
    invalid = Region()
    if let move { self.move(move, target) }
    guard !repaint.isEmpty else { return frame }

    let sources = backdrops.areas.isEmpty ? repaint : backdrops.areas.sources(of: repaint, limit: area)
    let builder = build(root, baseTransform, area, sources, watching: nil)
    frame.counters += builder.counters
    draw(repaint, target, snapshot.background, &frame)
    scene.trim()
    if debug.flashesDamage { flash(repaint, target) }
    return frame
  }

  /// Makes the next frame repaint everything.
  package func invalidate() {
    last = nil
    history.removeAll()
  }

  /// Makes the next frame repaint a rectangle, in pixels.
  package func invalidate(_ rect: PixelRect) { invalid.formUnion(rect) }

  /// The statistics of the caches.
  package var cacheStatistics: [CacheStatistics] { caches.statistics }

  /// Empties the caches.
  package func purge() {
    let usual = caches.budget
    caches.budget = 0
    caches.budget = usual
  }

  /// The maximum size of the caches in bytes. The default is 48 MiB.
  package var cacheBudget: Int {
    get { caches.budget }
    set { caches.budget = max(0, newValue) }
  }

  // MARK: Stages

  /// Returns the pixels that differ from the previous frame, and the content whose pixels can be moved instead; nil for none.
  private func change(
    _ now: PreviousFrame, _ area: PixelRect, _ baseTransform: Affine, _ age: Int, _ backdrops: [BackdropArea],
    _ counters: inout FrameCounters
  ) -> (Region, ContentMove?) {
    guard let last, last.looksAlike(now), !debug.drawsEverything, !debug.showsLayerBorders, last.root.id == now.root.id
    else {
      history.removeAll()
      return (Region(area), nil)
    }
    var gathered = DamageCollector()
    swap(&gathered, &collector)
    gathered.begin(area)
    var diff = TreeDiff(damage: gathered)
    gathered = DamageCollector()
    var context = TreeDiff.Context(transform: baseTransform, clipRect: area)
    context.canMove = age == 1 && !debug.repaintsMoves && now.root.backdropUse.isEmpty && last.root.backdropUse.isEmpty
    diff.compare(last.root, now.root, context)
    if !backdrops.isEmpty, !diff.damage.rects.isEmpty {
      for rect in backdrops.spread(diff.damage.region()).rects { diff.damage.add(rect) }
    }
    for rect in invalid.rects { diff.damage.add(rect) }
    counters.layersVisited += diff.layersVisited
    var move = diff.move
    if let found = move {
      if let plan = plan(found, now.root, baseTransform, area, diff.damage.still, &counters) {
        for rect in plan.rects { diff.damage.add(rect) }
      } else {
        diff.damage.add(found.area)
        move = nil
      }
    }
    let region = diff.damage.region()
    swap(&collector, &diff.damage)
    return (region, move)
  }

  /// Returns the parts of the moved content's area that must be drawn; nil if that is most of the area.
  private func plan(
    _ move: ContentMove, _ root: RenderNode, _ baseTransform: Affine, _ area: PixelRect, _ stale: [PixelRect],
    _ counters: inout FrameCounters
  ) -> MovePlan? {
    let builder = build(root, baseTransform, area, Region(move.area), watching: move.layer)
    counters += builder.counters
    return builder.watchedItems.flatMap { MovePlan(move, scene, $0, stale: stale) }
  }

  /// Fills `scene` with the layers that meet a region.
  private func build(
    _ root: RenderNode, _ baseTransform: Affine, _ area: PixelRect, _ region: Region, watching layer: LayerID?
  ) -> SceneBuilder {
    // The scene is swapped out to keep it uniquely referenced; a copy would be reallocated when it is emptied.
    var taken = Scene()
    swap(&taken, &scene)
    taken.removeAll()
    var builder = SceneBuilder(
      scene: consume taken, damage: region, caches: caches, limit: area, showsBorders: debug.showsLayerBorders)
    builder.watched = layer
    builder.leavesOutHidden = !debug.ignoresOcclusion
    builder.measuresLayers = debug.measuresLayers
    var context = SceneBuilder.Context(transform: baseTransform, clipRect: area)
    context.isOnBackground = true
    builder.add(root, context)
    swap(&scene, &builder.scene)
    return builder
  }

  private func move(_ move: ContentMove, _ target: PixelBuffer) {
    let columns = move.area.width / 64
    let count = debug.usesOneThread || isDeep || move.dx != 0 || move.area.area < 1 << 18 ? 1 : min(threads, columns)
    guard count > 1 else { return target.shift(move.area, dx: move.dx, dy: move.dy) }
    WorkerPool.shared.perform(parts: count) { i in
      let (start, end) = (columns * i / count * 64, i + 1 == count ? move.area.width : columns * (i + 1) / count * 64)
      let part = PixelRect(
        minX: move.area.minX + start, minY: move.area.minY, maxX: move.area.minX + end, maxY: move.area.maxY)
      target.shift(part, dx: 0, dy: move.dy)
    }
  }

  private func draw(_ damage: Region, _ target: PixelBuffer, _ background: Pixel, _ frame: inout Frame) {
    let isSmall = damage.area < 1 << 14
    let count = debug.usesOneThread || isSmall || isDeep ? 1 : min(threads, PaintJob.bandCount(of: damage.rects))
    job.begin(scene, threads: count, ignoresOcclusion: debug.ignoresOcclusion, measuresLayers: debug.measuresLayers)
    scene.prepareBackdrops(for: damage) { backdrop, pixels, rect in
      job.paint(backdrop.items, [rect], into: pixels, backdrop.isOnBackground ? background : nil)
    }
    job.paint(0..<scene.items.count, damage.rects, into: target, background)
    if debug.measuresLayers { frame.paints = job.paints(of: scene) }
    job.end(layers: scene.layerCount, &frame.counters)
  }

  /// Tints the repainted pixels. The next frame paints them again without the tint.
  private func flash(_ damage: Region, _ target: PixelBuffer) {
    let canvas = Canvas(target)
    for rect in damage.rects { canvas.fill(rect, Pixel(red: 1, green: 0.8, blue: 0, alpha: 0.35)) }
    invalid.formUnion(damage)
  }
}
