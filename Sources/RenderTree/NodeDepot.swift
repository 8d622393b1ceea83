import Foundation

/// Where the pools of two threads change what waits: trees that one makes are taken apart by the other. What nobody needed for
/// a while is freed.
package final class NodeDepot: @unchecked Sendable {
  struct Counts {
    var nodes = 0
    var chunks = 0
    var boxes = 0
  }

  /// What waits to be made anew.
  struct Stock {
    var nodes: [RenderNode] = []
    var chunks: [NodeChunk] = []
    var boxes: [RareProperties] = []
  }

  private let lock = NSLock()
  @exclusivity(unchecked) private var stock = Stock()
  /// The fewest that waited during the frames at hand: those that nobody needed.
  @exclusivity(unchecked) private var least = Counts()
  @exclusivity(unchecked) private var frames = 0
  private static let limit = 1 << 14

  package init() {}

  /// Objects that wait.
  var waiting: Int {
    lock.lock()
    defer { lock.unlock() }
    return stock.nodes.count + stock.chunks.count
  }

  /// Gives all there is of what a pool has none of.
  func refill(_ pool: inout Stock) {
    lock.lock()
    defer { lock.unlock() }
    if pool.nodes.isEmpty { swap(&pool.nodes, &stock.nodes) }
    if pool.chunks.isEmpty { swap(&pool.chunks, &stock.chunks) }
    if pool.boxes.isEmpty { swap(&pool.boxes, &stock.boxes) }
    count()
  }

  /// After a frame of a pool's: takes what it has beyond what it used in it.
  func take(from pool: inout Stock, leaving used: Counts) {
    lock.lock()
    defer { lock.unlock() }
    NodeDepot.move(&pool.nodes, leaving: used.nodes, to: &stock.nodes)
    NodeDepot.move(&pool.chunks, leaving: used.chunks, to: &stock.chunks)
    NodeDepot.move(&pool.boxes, leaving: used.boxes, to: &stock.boxes)
    frames += 1
    guard frames >= 120 else { return }
    stock.nodes.removeLast(least.nodes)
    stock.chunks.removeLast(least.chunks)
    stock.boxes.removeLast(least.boxes)
    frames = 0
    least = Counts(nodes: .max, chunks: .max, boxes: .max)
    count()
  }

  private func count() {
    least.nodes = min(least.nodes, stock.nodes.count)
    least.chunks = min(least.chunks, stock.chunks.count)
    least.boxes = min(least.boxes, stock.boxes.count)
  }

  private static func move<T>(_ from: inout [T], leaving count: Int, to target: inout [T]) {
    let surplus = min(from.count - count, limit - target.count)
    guard surplus > 0 else { return }
    target.append(contentsOf: from.suffix(surplus))
    from.removeLast(surplus)
  }
}
