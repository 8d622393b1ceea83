import Raster

/// Draws a scene's items in a rectangle of the target: what is hidden is found from front to back, then the rest is drawn
/// from back to front. One per thread; its arrays are kept from band to band and from frame to frame.
final class Painter {
  var scene: Scene
  var ignoresOcclusion: Bool
  var counters = FrameCounters()
  /// Of each layer of the scene, whether something of it was drawn.
  var drawnLayers: [Bool] = []
  private var levels: [Level] = []
  /// Kept for its memory.
  var rectPath = VectorPath()
  private var depth = 0
  /// Masks of clips within the band at hand.
  var clipMasks: [(clip: Int32, area: PixelRect, value: Clip)] = []

  /// The arrays of one depth of groups.
  private struct Level {
    /// Items at this level that meet the area, in paint order.
    var indices: [Int] = []
    /// What no opaque item covers yet, disjoint.
    var uncovered: [PixelRect] = []
    var next: [PixelRect] = []
    /// What shows of each item, in the order found (front to back).
    var visible: [PixelRect] = []
    var spans: [(item: Int, start: Int, end: Int)] = []
  }

  /// Beyond so many pieces small opaque items are not cut out: finding what shows would cost more than drawing it.
  private static let maximumPieces = 24

  init(scene: Scene, ignoresOcclusion: Bool) {
    self.scene = scene
    self.ignoresOcclusion = ignoresOcclusion
  }

  /// Items `start..<end` over `background`, or over what is there where it is nil.
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
    var canvas = Canvas(target)
    if let background {
      canvas.blend = .copy
      for rect in level.uncovered {
        canvas.clip = Clip(rect)
        canvas.fill(rect, background)
        counters.drawCalls += 1
        counters.pixelsWritten += rect.area
      }
      canvas.blend = .sourceOver
    }
    for span in level.spans.reversed() {
      let item = scene.items[span.item]
      canvas.blend = .sourceOver
      drawnLayers[Int(item.layer)] = true
      if span.end - span.start > 4 || item.isCostlyToSplit {
        var whole = PixelRect.empty
        for i in span.start..<span.end { whole = whole.union(level.visible[i]) }
        draw(item, span.item, &canvas, whole)
      } else {
        for i in span.start..<span.end { draw(item, span.item, &canvas, level.visible[i]) }
      }
    }
  }

  private func findVisible(_ level: inout Level, _ start: Int, _ end: Int, _ area: PixelRect, isOpaque: Bool) {
    level.indices.removeAll(keepingCapacity: true)
    level.uncovered.removeAll(keepingCapacity: true)
    level.visible.removeAll(keepingCapacity: true)
    level.spans.removeAll(keepingCapacity: true)
    var i = start
    let items = scene.items
    while i < end {
      if items[i].rect.intersects(area) { level.indices.append(i) }
      i = items[i].end
    }
    level.uncovered.append(area)
    for index in level.indices.reversed() {
      let rect = scene.items[index].rect.intersection(area)
      let first = level.visible.count
      if ignoresOcclusion {
        level.visible.append(rect)
      } else {
        for free in level.uncovered {
          let shown = free.intersection(rect)
          if !shown.isEmpty { level.visible.append(shown) }
        }
      }
      guard level.visible.count > first else { continue }
      level.spans.append((index, first, level.visible.count))
      let opaque = scene.items[index].opaque.intersection(area)
      if !ignoresOcclusion, !opaque.isEmpty { cover(opaque, &level, area) }
      if level.uncovered.isEmpty { break }
    }
  }

  /// Takes a rectangle out of what is not covered.
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
  /// Whether drawing it in pieces repeats work.
  fileprivate var isCostlyToSplit: Bool {
    switch action {
    case .fill, .blit, .stencil, .rounded, .kept: false
    default: true
    }
  }
}
