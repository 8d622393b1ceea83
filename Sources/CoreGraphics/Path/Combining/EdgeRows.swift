/// Finds the edges that cross a horizontal line, with a tree of intervals of y. An edge stands in at most two nodes of each level.
struct EdgeRows {
  private let origin: Int
  /// The height of a leaf in grid units, as a power of two.
  private let shift: Int
  private let leafCount: Int
  private var nodes: [[Int32]]

  /// - Parameter ranges: the smallest and the largest y of each edge.
  init(_ ranges: [(low: Int, high: Int)]) {
    origin = ranges.reduce(Int.max) { min($0, $1.low) }
    let height = ranges.reduce(Int.min) { max($0, $1.high) } &- origin
    var leaves = 1, shift = 0
    while leaves < ranges.count, leaves < 1 << 16 { leaves *= 2 }
    while height >> shift >= leaves { shift += 1 }
    (leafCount, self.shift) = (leaves, shift)
    nodes = [[Int32]](repeating: [], count: 2 * leaves)
    for (edge, range) in ranges.enumerated() { insert(Int32(edge), range) }
  }

  private mutating func insert(_ edge: Int32, _ range: (low: Int, high: Int)) {
    var low = (range.low - origin) >> shift + leafCount, end = (range.high - origin) >> shift + leafCount + 1
    while low < end {
      if low & 1 == 1 {
        nodes[low].append(edge)
        low += 1
      }
      if end & 1 == 1 {
        end -= 1
        nodes[end].append(edge)
      }
      (low, end) = (low >> 1, end >> 1)
    }
  }

  /// Calls `body` once for each edge whose range may contain `y`, which must be within the range of some edge.
  func forEach(near y: Int, _ body: (Int) -> Void) {
    var node = (y - origin) >> shift + leafCount
    while node > 0 {
      for edge in nodes[node] { body(Int(edge)) }
      node >>= 1
    }
  }
}
