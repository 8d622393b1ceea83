import Foundation
import Raster

/// The bands of a frame, drawn by any number of threads. The pixels of a band depend neither on the thread nor on the order. The object
/// is kept from frame to frame for its memory.
final class PaintJob: @unchecked Sendable {
  @exclusivity(unchecked) private var bands: [PixelRect] = []
  @exclusivity(unchecked) private var outlines: [ItemOutline] = []
  @exclusivity(unchecked) private var painters: [Painter] = []
  @exclusivity(unchecked) private var active = 0
  @exclusivity(unchecked) private var items = 0..<0
  @exclusivity(unchecked) private var target: PixelBuffer?
  @exclusivity(unchecked) private var background: Pixel?
  private let lock = NSLock()
  @exclusivity(unchecked) private var next = 0
  /// Whether something was drawn of each layer of the scene.
  @exclusivity(unchecked) private var drawn: [Bool] = []

  /// Prepares a frame. Called before the first `paint`.
  func begin(_ scene: Scene, threads: Int, ignoresOcclusion: Bool, measuresLayers: Bool) {
    while painters.count < threads { painters.append(Painter(scene: Scene(), ignoresOcclusion: false)) }
    active = threads
    outlines.removeAll(keepingCapacity: true)
    for i in scene.items.indices { outlines.append(ItemOutline(scene.items[i])) }
    for painter in painters[..<active] {
      painter.begin(scene, outlines, ignoresOcclusion: ignoresOcclusion)
      painter.times = measuresLayers ? PaintTimes(layers: scene.layerCount) : nil
    }
  }

  /// Draws items within a region.
  /// - Parameter background: the colour to draw them on; nil to draw over the existing pixels.
  func paint(_ items: Range<Int>, _ region: [PixelRect], into target: PixelBuffer, _ background: Pixel?) {
    bands.removeAll(keepingCapacity: true)
    for rect in region { PaintJob.appendBands(of: rect, to: &bands) }
    (self.items, self.target, self.background, next) = (items, target, background, 0)
    if active == 1 || bands.count == 1 { work(0) } else { WorkerPool.shared.run(width: active) { self.work($0) } }
    self.target = nil
  }

  /// Returns the painting costs of the layers that were drawn. Called after the last `paint`, before `end`.
  func paints(of scene: Scene) -> [LayerPaint] {
    var paints = scene.layerIDs.map { LayerPaint(layer: $0) }
    var isDrawn = Array(repeating: false, count: paints.count)
    for painter in painters[..<active] {
      for (layer, wasDrawn) in painter.drawnLayers.enumerated() where wasDrawn && layer < isDrawn.count { isDrawn[layer] = true }
      for (layer, time) in (painter.times?.nanoseconds ?? []).enumerated() where layer < paints.count {
        paints[layer].seconds += Double(time) / 1e9
      }
    }
    for item in scene.items where Int(item.layer) < paints.count {
      switch item.action {
      case .group, .masked, .dissolve, .backdrop, .cachedGroup: paints[Int(item.layer)].isOffscreen = true
      default: if item.opaque != item.rect { paints[Int(item.layer)].isBlended = true }
      }
    }
    return zip(paints, isDrawn).filter(\.1).map(\.0)
  }

  /// Ends a frame after the last `paint` and adds its cost to `counters`.
  func end(layers: Int, _ counters: inout FrameCounters) {
    drawn.removeAll(keepingCapacity: true)
    drawn.append(contentsOf: repeatElement(false, count: layers))
    for painter in painters[..<active] {
      counters += painter.counters
      for (layer, isDrawn) in painter.drawnLayers.enumerated() where isDrawn { drawn[layer] = true }
      painter.end()
    }
    counters.layersDrawn = drawn.count { $0 }
    if outlines.count > Scene.maximumReusedItems {
      outlines = []
      drawn = []
    }
  }

  /// Returns the number of bands of a region.
  static func bandCount(of region: [PixelRect]) -> Int {
    region.reduce(0) { $0 + max(1, $1.height / height(ofBandsIn: $1)) }
  }

  /// The approximate number of pixels that fit into a core's cache, so that overlapping layers are drawn within it.
  private static let bandPixels = 1 << 16

  private static func height(ofBandsIn rect: PixelRect) -> Int { max(8, bandPixels / rect.width) }

  private static func appendBands(of rect: PixelRect, to bands: inout [PixelRect]) {
    let height = height(ofBandsIn: rect)
    var y = rect.minY
    while y < rect.maxY {
      let end = rect.maxY - y < height * 3 / 2 ? rect.maxY : y + height
      bands.append(PixelRect(minX: rect.minX, minY: y, maxX: rect.maxX, maxY: end))
      y = end
    }
  }

  private func take() -> PixelRect? {
    lock.lock()
    defer { lock.unlock() }
    guard next < bands.count else { return nil }
    next += 1
    return bands[next - 1]
  }

  private func work(_ index: Int) {
    guard let target else { return }
    let painter = painters[index]
    while let band = take() {
      painter.clipMasks.removeAll(keepingCapacity: true)
      painter.paint(items.lowerBound, items.upperBound, target, band, background: background)
    }
    painter.clipMasks.removeAll(keepingCapacity: true)
  }
}
