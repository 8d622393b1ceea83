import CoreGraphics
import Testing

@testable import ListModel

@Suite struct SpanTreeTests {
  /// Computes the expected index by iterating over the lengths.
  private func index(at offset: CGFloat, in lengths: [CGFloat]) -> Int {
    var start: CGFloat = 0, found = 0
    for (index, length) in lengths.enumerated() {
      if start <= offset { found = index }
      start += length
    }
    return found
  }

  @Test(arguments: [1, 2, 3, 7, 8, 33, 257]) func agreesWithTheLengthsAfterRandomChanges(_ count: Int) {
    var random = SystemRandomNumberGenerator()
    let seed = UInt64.random(in: 0...UInt64.max, using: &random)
    var state = seed
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    var lengths = (0..<count).map { _ in CGFloat(next(5)) * 11 }
    var tree = SpanTree(lengths)
    for _ in 0..<60 {
      let changed = next(count), length = CGFloat(next(6)) * 7
      lengths[changed] = length
      tree[changed] = length
      let probe = next(count + 1)
      #expect(tree.start(of: probe) == lengths.prefix(probe).reduce(0, +), "seed \(seed)")
      #expect(tree.total == lengths.reduce(0, +), "seed \(seed)")
      let offset = CGFloat(next(max(Int(tree.total), 1)))
      // At an offset with empty spans, the span after them is expected.
      let expected = index(at: offset, in: lengths)
      #expect(tree.index(at: offset) == expected, "seed \(seed), offset \(offset) of \(lengths)")
    }
  }

  @Test func outsideIsTheFirstOrTheLast() {
    let tree = SpanTree([10, 20, 30])
    #expect(tree.index(at: -5) == 0)
    #expect(tree.index(at: 60) == 2)
    #expect(tree.index(at: 1e9) == 2)
    #expect(SpanTree([]).index(at: 0) == nil)
    #expect(SpanTree([]).total == 0)
  }
}
