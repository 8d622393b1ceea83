import Compositor
import CoreText
import Foundation
import Hosting
import QuartzCore

/// The text rows of the frame statistics.
enum FrameReport {
  static func rows(of counters: FrameCounters, meter: FrameMeter, at time: TimeInterval) -> [HostPanels.Row] {
    let median = meter.duration(percentile: 0.5), tail = meter.duration(percentile: 0.95)
    return [
      .init("frames", "\(meter.framesPerSecond(at: time)) a second"),
      .init("time", "\(milliseconds(median)) median, \(milliseconds(tail)) p95"),
      .init("damage", "\(counters.pixelsDamaged) px"),
      .init("written", "\(counters.pixelsWritten) px"),
      .init("moved", "\(counters.pixelsMoved) px"),
      .init("layers", "\(counters.layersDrawn) drawn, \(counters.layersVisited) visited"),
      .init("calls", "\(counters.drawCalls)"),
      .init("caches", "\(counters.cacheHits) hits, \(counters.cacheMisses) misses"),
    ]
  }

  /// Returns the hits, misses and bytes of all caches.
  @MainActor static func rows(of caches: [CacheStatistics]) -> [HostPanels.Row] {
    let glyphs = GlyphStatistics.current
    let stores = FrameState.bitmaps
    return caches.map { .init($0.kind.rawValue, text($0.hits, $0.misses, $0.bytes)) } + [
      .init("glyphs", text(glyphs.hits, glyphs.misses, glyphs.bytes)),
      .init("contents", "\(stores.stores) bitmaps, \(size(stores.bytes)), \(stores.purges) given back"),
    ]
  }

  private static func text(_ hits: Int, _ misses: Int, _ bytes: Int) -> String { "\(hits) hits, \(misses) misses, \(size(bytes))" }

  private static func size(_ bytes: Int) -> String {
    bytes < 1 << 20 ? "\((bytes + 1023) >> 10) KB" : String(format: "%.1f MB", Double(bytes) / 1_048_576)
  }

  private static func milliseconds(_ seconds: TimeInterval?) -> String {
    seconds.map { String(format: "%.2f ms", $0 * 1000) } ?? "-"
  }
}
