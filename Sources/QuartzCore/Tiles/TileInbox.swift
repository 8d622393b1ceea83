import Foundation
import Raster

/// The tiles of one layer that are exchanged between the main thread and the worker.
final class TileInbox: @unchecked Sendable {
  struct Drawn: Sendable {
    var request: TilePyramid.Request
    /// The pixels; nil if there was not enough memory.
    var pixels: PixelBuffer?
  }

  private let condition = NSCondition()
  private var waiting: Set<TilePyramid.Key> = []
  private var drawn: [Drawn] = []

  private func locked<T>(_ body: () -> T) -> T {
    condition.lock()
    defer { condition.unlock() }
    return body()
  }

  func begin(_ key: TilePyramid.Key) { locked { _ = waiting.insert(key) } }

  /// Cancels requests. The worker skips them.
  func cancel(where isCancelled: (TilePyramid.Key) -> Bool) {
    locked { waiting = waiting.filter { !isCancelled($0) } }
  }

  func isRequested(_ key: TilePyramid.Key) -> Bool { locked { waiting.contains(key) } }

  func finish(_ request: TilePyramid.Request, _ pixels: PixelBuffer?) {
    locked {
      if waiting.remove(request.key) != nil { drawn.append(Drawn(request: request, pixels: pixels)) }
      if waiting.isEmpty { condition.broadcast() }
    }
  }

  var hasDrawnTiles: Bool { locked { !drawn.isEmpty } }

  func take() -> [Drawn] {
    locked {
      defer { drawn = [] }
      return drawn
    }
  }

  /// Waits until nothing is being drawn. Returns false if that takes longer than `seconds`.
  func wait(seconds: TimeInterval) -> Bool {
    let end = Date(timeIntervalSinceNow: seconds)
    return locked {
      while !waiting.isEmpty {
        guard condition.wait(until: end) else { return waiting.isEmpty }
      }
      return true
    }
  }
}
