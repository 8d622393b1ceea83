import Foundation
import Raster

/// The tiles of one layer that are exchanged between the main thread and the worker.
final class TileInbox: @unchecked Sendable {
  struct Drawn: Sendable {
    var order: TilePyramid.Order
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

  /// Cancels orders that are no longer wanted. The worker skips them.
  func cancel(where isUnwanted: (TilePyramid.Key) -> Bool) {
    locked { waiting = waiting.filter { !isUnwanted($0) } }
  }

  func isWanted(_ key: TilePyramid.Key) -> Bool { locked { waiting.contains(key) } }

  func finish(_ order: TilePyramid.Order, _ pixels: PixelBuffer?) {
    locked {
      if waiting.remove(order.key) != nil { drawn.append(Drawn(order: order, pixels: pixels)) }
      if waiting.isEmpty { condition.broadcast() }
    }
  }

  var hasNews: Bool { locked { !drawn.isEmpty } }

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
