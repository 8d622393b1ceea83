import CoreGraphics
import TestSupport
import Testing

@testable import ListModel

@Suite(.namesSeeds) struct SpanTreeTests {
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
    var random = SeededGenerator()
    var lengths = (0..<count).map { _ in CGFloat(random.below(5)) * 11 }
    var tree = SpanTree(lengths)
    for _ in 0..<60 {
      let changed = random.below(count), length = CGFloat(random.below(6)) * 7
      lengths[changed] = length
      tree[changed] = length
      let probe = random.below(count + 1)
      #expect(tree.start(of: probe) == lengths.prefix(probe).reduce(0, +))
      #expect(tree.total == lengths.reduce(0, +))
      let offset = CGFloat(random.below(max(Int(tree.total), 1)))
      // At an offset with empty spans, the span after them is expected.
      let expected = index(at: offset, in: lengths)
      #expect(tree.index(at: offset) == expected, "offset \(offset) of \(lengths)")
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
