import Raster
import RenderTree

extension TreeDiff {
  /// Two versions of the children of one layer: chunks that are the same object are passed over.
  mutating func compare(_ old: NodeList, _ new: NodeList, _ context: Context) {
    let (a, b) = (old.chunks, new.chunks)
    var start = 0
    while start < a.count, start < b.count, a[start] === b[start] { start += 1 }
    var (endA, endB) = (a.count, b.count)
    while endA > start, endB > start, a[endA - 1] === b[endB - 1] {
      endA -= 1
      endB -= 1
    }
    if endA - start == endB - start, pairsUp(a, b, start, endA) {
      for i in start..<endA where a[i] !== b[i] {
        for (x, y) in zip(a[i].nodes, b[i].nodes) where x !== y { compare(x, y, context) }
      }
      return
    }
    let before = a[start..<endA].flatMap(\.nodes)
    let after = b[start..<endB].flatMap(\.nodes)
    match(before, after, context)
  }

  /// Whether the chunks hold the same layers in the same order.
  private func pairsUp(_ a: [NodeChunk], _ b: [NodeChunk], _ start: Int, _ end: Int) -> Bool {
    for i in start..<end where a[i] !== b[i] {
      guard a[i].nodes.count == b[i].nodes.count else { return false }
      for (x, y) in zip(a[i].nodes, b[i].nodes) where x.id != y.id { return false }
    }
    return true
  }

  /// Added, removed and moved layers are damage as a whole, the others by what changed of them.
  private mutating func match(_ old: [RenderNode], _ new: [RenderNode], _ context: Context) {
    var places: [LayerID: Int] = [:]
    places.reserveCapacity(old.count)
    for (index, node) in old.enumerated() { places[node.id] = index }
    var kept: [(old: Int, new: Int)] = []
    kept.reserveCapacity(new.count)
    var isKept = [Bool](repeating: false, count: old.count)
    for (index, node) in new.enumerated() {
      if let place = places[node.id], !isKept[place] {
        isKept[place] = true
        kept.append((place, index))
      } else {
        layersVisited += 1
        add(node, context)
      }
    }
    for (index, node) in old.enumerated() where !isKept[index] {
      layersVisited += 1
      add(node, context)
    }
    let inOrder = TreeDiff.longestRise(kept.map(\.old))
    for (i, pair) in kept.enumerated() {
      if inOrder[i] {
        compare(old[pair.old], new[pair.new], context)
      } else {
        layersVisited += 1
        add(old[pair.old], context)
        add(new[pair.new], context)
      }
    }
  }

  /// Which members make up a longest rising run: those that keep their order, so that the others are the ones that moved.
  static func longestRise(_ values: [Int]) -> [Bool] {
    var tails: [Int] = []
    var parents = [Int](repeating: -1, count: values.count)
    for (i, value) in values.enumerated() {
      var (low, high) = (0, tails.count)
      while low < high {
        let middle = (low + high) / 2
        if values[tails[middle]] < value { low = middle + 1 } else { high = middle }
      }
      if low > 0 { parents[i] = tails[low - 1] }
      if low == tails.count { tails.append(i) } else { tails[low] = i }
    }
    var out = [Bool](repeating: false, count: values.count)
    var i = tails.last ?? -1
    while i >= 0 {
      out[i] = true
      i = parents[i]
    }
    return out
  }
}
