import CoreGraphics

/// Lengths one after the other, in points. Where one begins, and which one lies at an offset, is found in O(log n); a changed length costs
/// O(log n) too. (A binary indexed tree.)
package struct SpanTree: Sendable {
  private var lengths: [CGFloat]
  /// At i: the sum of the lengths from i - (i & -i) up to i, counted from 1.
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

  /// The sum of all lengths before `index`, which may be `count`.
  package func start(of index: Int) -> CGFloat {
    var sum: CGFloat = 0
    var node = index
    while node > 0 {
      sum += sums[node]
      node -= node & -node
    }
    return sum
  }

  /// The span that an offset lies in: the last that begins at it or before, which has no length only at the end. Offsets outside get the
  /// first or the last one; nil where there is none.
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
