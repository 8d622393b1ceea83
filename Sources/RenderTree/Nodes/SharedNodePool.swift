import Foundation

/// Exchanges reusable objects between the node pools of two threads, since one thread creates the trees and the other releases them.
/// Objects that were not needed for 120 frames are freed.
package final class SharedNodePool: @unchecked Sendable {
  struct Counts {
    var nodes = 0
    var chunks = 0
    var boxes = 0
  }

  /// The objects that can be reused.
  struct Stock {
    var nodes: [RenderNode] = []
    var chunks: [NodeChunk] = []
    var boxes: [RareProperties] = []
  }

  private let lock = NSLock()
  @exclusivity(unchecked) private var stock = Stock()
  /// The lowest number of waiting objects in the current period of 120 frames: the number that no pool needed.
  @exclusivity(unchecked) private var minimum = Counts()
  @exclusivity(unchecked) private var frames = 0
  private static let limit = 1 << 14

  package init() {}

  /// The number of nodes and chunks that wait for reuse.
  var waiting: Int {
    lock.lock()
    defer { lock.unlock() }
    return stock.nodes.count + stock.chunks.count
  }

  /// Gives a pool all the objects of each kind of which it has none.
  func refill(_ pool: inout Stock) {
    lock.lock()
    defer { lock.unlock() }
    if pool.nodes.isEmpty { swap(&pool.nodes, &stock.nodes) }
    if pool.chunks.isEmpty { swap(&pool.chunks, &stock.chunks) }
    if pool.boxes.isEmpty { swap(&pool.boxes, &stock.boxes) }
    count()
  }

  /// Takes the objects of a pool beyond the number that it used in the frame that ended.
  func take(from pool: inout Stock, leaving used: Counts) {
    lock.lock()
    defer { lock.unlock() }
    SharedNodePool.move(&pool.nodes, leaving: used.nodes, to: &stock.nodes)
    SharedNodePool.move(&pool.chunks, leaving: used.chunks, to: &stock.chunks)
    SharedNodePool.move(&pool.boxes, leaving: used.boxes, to: &stock.boxes)
    frames += 1
    guard frames >= 120 else { return }
    stock.nodes.removeLast(minimum.nodes)
    stock.chunks.removeLast(minimum.chunks)
    stock.boxes.removeLast(minimum.boxes)
    frames = 0
    minimum = Counts(nodes: .max, chunks: .max, boxes: .max)
    count()
  }

  private func count() {
    minimum.nodes = min(minimum.nodes, stock.nodes.count)
    minimum.chunks = min(minimum.chunks, stock.chunks.count)
    minimum.boxes = min(minimum.boxes, stock.boxes.count)
  }

  private static func move<T>(_ from: inout [T], leaving count: Int, to target: inout [T]) {
    let surplus = min(from.count - count, limit - target.count)
    guard surplus > 0 else { return }
    target.append(contentsOf: from.suffix(surplus))
    from.removeLast(surplus)
  }
}
