import Foundation
import Raster

/// A frame's bands, drawn by any number of threads: what a band becomes does not depend on who draws it, or when. Kept from
/// frame to frame for its memory.
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
  /// Of each layer of the scene, whether something of it was drawn.
  @exclusivity(unchecked) private var drawn: [Bool] = []

  /// Before the first `paint` of a frame.
  func begin(_ scene: Scene, threads: Int, ignoresOcclusion: Bool) {
    while painters.count < threads { painters.append(Painter(scene: Scene(), ignoresOcclusion: false)) }
    active = threads
    outlines.removeAll(keepingCapacity: true)
    for i in scene.items.indices { outlines.append(ItemOutline(scene.items[i])) }
    for painter in painters[..<active] { painter.begin(scene, outlines, ignoresOcclusion: ignoresOcclusion) }
  }

  /// Draws items in a region.
  /// - Parameter background: nil for items on what is there.
  func paint(_ items: Range<Int>, _ region: [PixelRect], into target: PixelBuffer, _ background: Pixel?) {
    bands.removeAll(keepingCapacity: true)
    for rect in region { PaintJob.appendBands(of: rect, to: &bands) }
    (self.items, self.target, self.background, next) = (items, target, background, 0)
    if active == 1 || bands.count == 1 { work(0) } else { WorkCrew.shared.run(width: active) { self.work($0) } }
    self.target = nil
  }

  /// After the last one: adds what it cost.
  func end(layers: Int, _ counters: inout FrameCounters) {
    drawn.removeAll(keepingCapacity: true)
    drawn.append(contentsOf: repeatElement(false, count: layers))
    for painter in painters[..<active] {
      counters += painter.counters
      for (layer, isDrawn) in painter.drawnLayers.enumerated() where isDrawn { drawn[layer] = true }
      painter.end()
    }
    counters.layersDrawn = drawn.count { $0 }
    if outlines.count > Scene.keptItems {
      outlines = []
      drawn = []
    }
  }

  /// How many bands a region has.
  static func bandCount(of region: [PixelRect]) -> Int {
    region.reduce(0) { $0 + max(1, $1.height / height(ofBandsIn: $1)) }
  }

  /// About as many pixels as a core's cache holds: layers over each other then stay in it.
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
