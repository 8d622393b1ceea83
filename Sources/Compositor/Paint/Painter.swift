import Raster

/// Draws the items of a scene within a rectangle of the target. Hidden parts are found from front to back, then the items are drawn from
/// back to front. Each thread has its own painter, whose arrays are kept between bands and frames.
final class Painter {
  @exclusivity(unchecked) private(set) var scene: Scene
  /// The outlines of the scene's items.
  @exclusivity(unchecked) private var outlines: [ItemOutline]
  private var ignoresOcclusion: Bool
  @exclusivity(unchecked) var counters = FrameCounters()
  /// Whether something was drawn of each layer of the scene.
  @exclusivity(unchecked) var drawnLayers: [Bool] = []
  /// The time spent on each layer; nil if it is not measured.
  var times: PaintTimes?
  @exclusivity(unchecked) private var levels: [Level] = []
  /// A reusable path, kept for its memory.
  @exclusivity(unchecked) var rectPath = VectorPath()
  @exclusivity(unchecked) private var depth = 0
  /// The masks of clips within the current band.
  @exclusivity(unchecked) var clipMasks: [(clip: Int32, area: PixelRect, value: Clip)] = []

  /// The arrays for one nesting depth of groups.
  private struct Level {
    /// The items of this level that meet the area, in paint order.
    var indices: [Int] = []
    /// The disjoint rectangles that no opaque item covers yet.
    var uncovered: [PixelRect] = []
    var next: [PixelRect] = []
    /// The visible rectangles of each item, in the order found (front to back).
    var visible: [PixelRect] = []
    var spans: [(item: Int, start: Int, end: Int)] = []
  }

  /// If there are more uncovered rectangles than this, small opaque items are not subtracted, since that would cost more than overdraw.
  private static let maximumPieces = 24

  init(scene: Scene, ignoresOcclusion: Bool) {
    self.scene = scene
    outlines = scene.items.map { ItemOutline($0) }
    self.ignoresOcclusion = ignoresOcclusion
  }

  /// Prepares the first band of a frame.
  func begin(_ scene: Scene, _ outlines: [ItemOutline], ignoresOcclusion: Bool) {
    self.scene = scene
    self.outlines = outlines
    self.ignoresOcclusion = ignoresOcclusion
    counters = FrameCounters()
    drawnLayers.removeAll(keepingCapacity: true)
  }

  /// Ends the frame after its last band. Memory for an unusually large scene is freed.
  func end() {
    if scene.items.count > Scene.maximumReusedItems {
      levels = []
      drawnLayers = []
    }
    scene = Scene()
    outlines = []
    times = nil
  }

  /// Draws the items `start..<end` over `background`, or over the existing pixels if it is nil.
  func paint(_ start: Int, _ end: Int, _ target: PixelBuffer, _ area: PixelRect, background: Pixel?) {
    if drawnLayers.count < scene.layerCount {
      drawnLayers.append(contentsOf: repeatElement(false, count: scene.layerCount - drawnLayers.count))
    }
    if depth == levels.count { levels.append(Level()) }
    var level = Level()
    swap(&level, &levels[depth])
    depth += 1
    defer {
      depth -= 1
      swap(&level, &levels[depth])
    }
    findVisible(&level, start, end, area, isOpaque: background != nil)
    var canvas = Canvas(target, clip: Clip(area))
    if let background {
      canvas.blend = .copy
      for rect in level.uncovered {
        canvas.fill(rect, background)
        counters.drawCalls += 1
        counters.pixelsWritten += rect.area
      }
      canvas.blend = .sourceOver
    }
    let items = scene.items, outlines = outlines
    let enclosing = times?.current ?? -1
    defer { times?.turn(to: enclosing) }
    for span in level.spans.reversed() {
      drawnLayers[Int(items[span.item].layer)] = true
      times?.turn(to: Int(items[span.item].layer))
      if let color = outlines[span.item].fill {
        for i in span.start..<span.end { canvas.fill(level.visible[i], color) }
        counters.drawCalls += span.end - span.start
        for i in span.start..<span.end { counters.pixelsWritten += level.visible[i].area }
        continue
      }
      canvas.blend = .sourceOver
      if span.end - span.start > 4 || items[span.item].isCostlyToSplit {
        var whole = PixelRect.empty
        for i in span.start..<span.end { whole = whole.union(level.visible[i]) }
        draw(items[span.item], span.item, &canvas, whole)
      } else {
        for i in span.start..<span.end { draw(items[span.item], span.item, &canvas, level.visible[i]) }
      }
      canvas.clip = Clip(area)
      canvas.blend = .sourceOver
    }
  }

  private func findVisible(_ level: inout Level, _ start: Int, _ end: Int, _ area: PixelRect, isOpaque: Bool) {
    level.indices.removeAll(keepingCapacity: true)
    level.uncovered.removeAll(keepingCapacity: true)
    level.visible.removeAll(keepingCapacity: true)
    level.spans.removeAll(keepingCapacity: true)
    let items = scene.items, outlines = outlines, band = ItemOutline(area)
    var i = start
    while i < end {
      if outlines[i].intersects(band) { level.indices.append(i) }
      i = Int(outlines[i].end)
    }
    level.uncovered.append(area)
    for index in level.indices.reversed() {
      let rect = items[index].rect.intersection(area)
      let first = level.visible.count
      if ignoresOcclusion {
        level.visible.append(rect)
      } else {
        for free in level.uncovered where free.intersects(rect) { level.visible.append(free.intersection(rect)) }
      }
      guard level.visible.count > first else { continue }
      level.spans.append((index, first, level.visible.count))
      if ignoresOcclusion { continue }
      let opaque = items[index].opaque.intersection(area)
      if !opaque.isEmpty { cover(opaque, &level, area) }
      if level.uncovered.isEmpty { break }
    }
  }

  /// Subtracts a rectangle from the uncovered ones.
  private func cover(_ opaque: PixelRect, _ level: inout Level, _ area: PixelRect) {
    if level.uncovered.count >= Painter.maximumPieces, opaque.area * 16 < area.area { return }
    level.next.removeAll(keepingCapacity: true)
    for free in level.uncovered {
      let cut = free.intersection(opaque)
      if cut.isEmpty {
        level.next.append(free)
        continue
      }
      if free.minY < cut.minY {
        level.next.append(PixelRect(minX: free.minX, minY: free.minY, maxX: free.maxX, maxY: cut.minY))
      }
      if free.minX < cut.minX {
        level.next.append(PixelRect(minX: free.minX, minY: cut.minY, maxX: cut.minX, maxY: cut.maxY))
      }
      if cut.maxX < free.maxX {
        level.next.append(PixelRect(minX: cut.maxX, minY: cut.minY, maxX: free.maxX, maxY: cut.maxY))
      }
      if cut.maxY < free.maxY {
        level.next.append(PixelRect(minX: free.minX, minY: cut.maxY, maxX: free.maxX, maxY: free.maxY))
      }
    }
    swap(&level.uncovered, &level.next)
  }
}

extension PaintItem {
  /// Whether drawing the item in pieces repeats work.
  fileprivate var isCostlyToSplit: Bool {
    switch action {
    case .fill, .blit, .stencil, .rounded, .cachedGroup: false
    default: true
    }
  }
}
