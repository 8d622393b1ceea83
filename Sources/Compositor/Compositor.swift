import Foundation
import Raster
import RenderTree

/// Draws snapshots into a buffer, each time only what differs from the frame before.
package final class Compositor {
  package var threads: Int { didSet { threads = max(1, threads) } }
  package var debug = DebugOptions()

  private struct Last {
    var root: RenderNode
    var size: PixelRect
    var scale: CGFloat
    var background: Pixel
    var debug: DebugOptions
    var target: ObjectIdentifier
  }

  private var last: Last?
  /// To be drawn again whatever the trees say.
  private var invalid = Region()
  private var scene = Scene()
  private var painters: [Painter] = []
  private var bands: [PixelRect] = []
  private var rects: [PixelRect] = []
  private let caches = ShapeCaches()
  /// Whether only the thread at hand has the stack to draw.
  private var isDeep = false

  /// - Parameter threads: how many draw at once; the pixels are the same for any number.
  package init(threads: Int = ProcessInfo.processInfo.activeProcessorCount) {
    self.threads = max(1, threads)
  }

  /// Draws the snapshot as it is at `t` (seconds of its animations' clock). The target must hold the frame before, or be
  /// announced by `invalidate()`; another target than before is drawn wholly.
  package func composite(_ snapshot: RenderSnapshot, at t: TimeInterval, into target: PixelBuffer) -> Frame {
    isDeep = DeepStack.isNeeded(for: snapshot.root)
    guard isDeep else { return compositeHere(snapshot, at: t, into: target) }
    var frame = Frame(damage: Region(), counters: FrameCounters(), isAnimating: false)
    DeepStack.run(for: snapshot.root) { frame = self.compositeHere(snapshot, at: t, into: target) }
    return frame
  }

  private func compositeHere(_ snapshot: RenderSnapshot, at t: TimeInterval, into target: PixelBuffer) -> Frame {
    let root = snapshot.root.presented(at: t)
    let area = snapshot.size.intersection(target.bounds)
    let scale = Double(snapshot.scale)
    let isAnimating = snapshot.root.isAnimating(at: t)
    var frame = Frame(damage: Region(), counters: FrameCounters(), isAnimating: isAnimating)
    guard !area.isEmpty, scale > 0, scale.isFinite else { return frame }
    let now = Last(
      root: root, size: snapshot.size, scale: snapshot.scale, background: snapshot.background, debug: debug,
      target: ObjectIdentifier(target))
    let place = Affine(
      a: scale, b: 0, c: 0, d: scale, tx: Double(snapshot.size.minX), ty: Double(snapshot.size.minY))
    var backdrops = BackdropFinder()
    if root.backdropUse.contains(.filters) { backdrops.visit(root, SceneBuilder.Context(transform: place, clipRect: area)) }
    frame.damage = damage(now, area, place, backdrops.areas, &frame.counters)
    last = now
    invalid = Region()
    guard !frame.damage.isEmpty else { return frame }

    let sources = backdrops.areas.isEmpty ? frame.damage : backdrops.areas.sources(of: frame.damage, limit: area)
    var builder = SceneBuilder(
      scene: scene, damage: sources, caches: caches, limit: area, showsBorders: debug.showsLayerBorders)
    scene = Scene()
    var context = SceneBuilder.Context(transform: place, clipRect: area)
    context.isOnBackground = true
    builder.add(root, context)
    frame.counters += builder.counters
    scene = builder.scene
    draw(frame.damage, target, snapshot.background, &frame.counters)
    if debug.flashesDamage { flash(frame.damage, target) }
    return frame
  }

  /// Everything is drawn again in the next frame.
  package func invalidate() { last = nil }

  /// The rectangle is drawn again in the next frame, in pixels.
  package func invalidate(_ rect: PixelRect) { invalid.formUnion(rect) }

  // MARK: Stages

  private func damage(
    _ now: Last, _ area: PixelRect, _ place: Affine, _ backdrops: [BackdropArea],
    _ counters: inout FrameCounters
  ) -> Region {
    var damage = Region(area)
    if let last, last.size == now.size, last.scale == now.scale, last.background == now.background,
      last.target == now.target, last.debug == now.debug, !debug.drawsEverything, !debug.showsLayerBorders
    {
      var diff = TreeDiff(damage: DamageCollector(bounds: area, reusing: rects))
      rects = []
      let context = TreeDiff.Context(transform: place, clipRect: area)
      if last.root.id == now.root.id {
        diff.compare(last.root, now.root, context)
      } else {
        diff.damage.add(area)
      }
      if !backdrops.isEmpty, !diff.damage.rects.isEmpty {
        for rect in backdrops.spread(diff.damage.region).rects { diff.damage.add(rect) }
      }
      for rect in invalid.rects { diff.damage.add(rect) }
      damage = diff.damage.region
      rects = diff.damage.rects
      counters.layersVisited += diff.layersVisited
    }
    counters.pixelsDamaged = damage.area
    return damage
  }

  private func draw(_ damage: Region, _ target: PixelBuffer, _ background: Pixel, _ counters: inout FrameCounters) {
    bands.removeAll(keepingCapacity: true)
    for rect in damage.rects { Compositor.appendBands(of: rect, to: &bands) }
    let isSmall = damage.area < 1 << 14
    let count = debug.usesOneThread || isSmall || isDeep ? 1 : min(threads, bands.count)
    while painters.count < count { painters.append(Painter(scene: Scene(), ignoresOcclusion: false)) }
    let active = Array(painters[..<count])
    for painter in active {
      painter.scene = scene
      painter.ignoresOcclusion = debug.ignoresOcclusion
      painter.counters = FrameCounters()
      painter.drawnLayers.removeAll(keepingCapacity: true)
    }
    scene.prepareBackdrops(for: damage) { backdrop, pixels, rect in
      var strips: [PixelRect] = []
      Compositor.appendBands(of: rect, to: &strips)
      let behind = backdrop.isOnBackground ? background : nil
      PaintJob(bands: strips, painters: active, items: backdrop.items, target: pixels, background: behind).run()
    }
    PaintJob(bands: bands, painters: active, items: 0..<scene.items.count, target: target, background: background).run()
    var drawn = [Bool](repeating: false, count: scene.layerCount)
    for painter in active {
      counters += painter.counters
      for (layer, isDrawn) in painter.drawnLayers.enumerated() where isDrawn { drawn[layer] = true }
      painter.scene = Scene()
    }
    counters.layersDrawn = drawn.count { $0 }
  }

  /// About as many pixels as a core's cache holds: layers over each other then stay in it.
  private static let bandPixels = 1 << 16

  private static func appendBands(of rect: PixelRect, to bands: inout [PixelRect]) {
    let height = max(8, Compositor.bandPixels / rect.width)
    var y = rect.minY
    while y < rect.maxY {
      let end = rect.maxY - y < height * 3 / 2 ? rect.maxY : y + height
      bands.append(PixelRect(minX: rect.minX, minY: y, maxX: rect.maxX, maxY: end))
      y = end
    }
  }

  /// Tints what was drawn; it is drawn again, plain, with the next frame.
  private func flash(_ damage: Region, _ target: PixelBuffer) {
    let canvas = Canvas(target)
    for rect in damage.rects { canvas.fill(rect, Pixel(red: 1, green: 0.8, blue: 0, alpha: 0.35)) }
    invalid.formUnion(damage)
  }
}
