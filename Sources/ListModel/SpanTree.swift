import CoreGraphics

/// A sequence of lengths, in points, laid end to end: a binary indexed tree. Finding the start of a span, finding the span at an offset and
/// changing a length take O(log n) each.
package struct SpanTree: Sendable {
  private var lengths: [CGFloat]
  /// The sums of the lengths. Element i is the sum of the lengths after i - (i & -i) up to and including i, counted from 1.
  private var sums: [CGFloat]
  private let highestBit: Int

  package init(_ lengths: [CGFloat] = []) {
    self.lengths = lengths
    sums = [0] + lengths
    for index in stride(from: 1, through: lengths.count, by: 1) {
      let parent = index + (index & -index)
      if parent <= lengths.count { sums[parent] += sums[index] }
    }
    highestBit = lengths.isEmpty ? 0 : 1 << (Int.bitWidth - 1 - lengths.count.leadingZeroBitCount)
  }

  package var count: Int { lengths.count }
  package var total: CGFloat { start(of: count) }

  package subscript(index: Int) -> CGFloat {
    get { lengths[index] }
    set {
      let difference = newValue - lengths[index]
      guard difference != 0 else { return }
      lengths[index] = newValue
      var node = index + 1
      while node <= lengths.count {
        sums[node] += difference
        node += node & -node
      }
    }
  }

  /// Returns the sum of all lengths before `index`, which may be the number of lengths.
  package func start(of index: Int) -> CGFloat {
    var sum: CGFloat = 0
    var node = index
    while node > 0 {
      sum += sums[node]
      node -= node & -node
    }
    return sum
  }

  /// Returns the index of the span at an offset: the last one that starts at or before it. An empty span is returned only at the end.
  /// Offsets outside the sequence give the first or the last span.
  /// - Returns: nil if there are no spans.
  package func index(at offset: CGFloat) -> Int? {
    guard !lengths.isEmpty else { return nil }
    var position = 0, left = offset, step = highestBit
    while step > 0 {
      let next = position + step
      if next <= lengths.count, sums[next] <= left {
        position = next
        left -= sums[next]
      }
      step >>= 1
    }
    return min(position, lengths.count - 1)
  }
}
