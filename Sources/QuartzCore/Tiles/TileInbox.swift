import Foundation
import Raster

/// Tiles of one layer between the two threads.
final class TileInbox: @unchecked Sendable {
  struct Drawn: Sendable {
    var order: TilePyramid.Order
    /// nil where there was no memory.
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

  /// Nobody wants these any more: the worker passes them over.
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

  /// Returns when nothing is being drawn; false where that took too long.
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
