/// The limits of the work for one operation on paths. Without them, a path of some thousand lines that all cross each other would take
/// minutes and gigabytes.
struct PathCombiningLimits {
  /// The number of times that edges are cut, since rounding a crossing may make further ones.
  private var rounds = 40
  /// The number of edges after cutting. Each takes about 300 bytes.
  private let edges: Int
  /// The number of pairs of edges that are compared, which takes 10 to 15 nanoseconds for each.
  private var comparisons: Int

  init(edges: Int = 1 << 21, comparisons: Int = 1 << 31) {
    self.edges = edges
    self.comparisons = comparisons
  }

  /// Whether there may be `count` edges.
  func allowsEdges(_ count: Int) -> Bool { count <= edges }

  /// Returns whether the edges may be cut once more, and counts it.
  mutating func takeRound() -> Bool {
    rounds -= 1
    return rounds >= 0
  }

  /// Returns whether `count` further comparisons are allowed, and counts them.
  mutating func takeComparisons(_ count: Int) -> Bool {
    comparisons -= count
    return comparisons >= 0
  }
}
