import Compositor
import Foundation

/// The statistics of the frames, in words.
enum FrameReport {
  static func rows(of counters: FrameCounters, meter: FrameMeter, at time: TimeInterval) -> [PreviewPanels.Row] {
    let median = meter.duration(percentile: 0.5), tail = meter.duration(percentile: 0.95)
    return [
      .init("frames", "\(meter.framesPerSecond(at: time)) a second"),
      .init("time", "\(milliseconds(median)) median, \(milliseconds(tail)) p95"),
      .init("damage", "\(counters.pixelsDamaged) px"),
      .init("written", "\(counters.pixelsWritten) px"),
      .init("layers", "\(counters.layersDrawn) drawn, \(counters.layersVisited) visited"),
      .init("calls", "\(counters.drawCalls)"),
      .init("caches", "\(counters.cacheHits) hits, \(counters.cacheMisses) misses"),
    ]
  }

  private static func milliseconds(_ seconds: TimeInterval?) -> String {
    seconds.map { String(format: "%.2f ms", $0 * 1000) } ?? "-"
  }
}
