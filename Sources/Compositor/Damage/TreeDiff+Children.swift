import Raster
import RenderTree

extension TreeDiff {
  /// Compares two versions of a layer's children. Chunks that are the same object are skipped.
  mutating func compare(_ old: NodeList, _ new: NodeList, _ context: Context) {
    switch (old.root, new.root) {
    case (let a?, let b?): compare(a, b, context)
    case (let only?, nil), (nil, let only?): match(only.isLeaf ? only.nodes : TreeDiff.nodes([only]), [], context)
    case (nil, nil): break
    }
  }

  private mutating func compare(_ a: NodeChunk, _ b: NodeChunk, _ context: Context) {
    if a === b { return }
    if a.isLeaf, b.isLeaf {
      if holdSameLayers(a, b) {
        for i in a.nodes.indices where a.nodes[i] !== b.nodes[i] { compare(a.nodes[i], b.nodes[i], context) }
      } else {
        match(a.nodes, b.nodes, context)
      }
      return
    }
    guard !a.isLeaf, !b.isLeaf else { return match(TreeDiff.nodes([a]), TreeDiff.nodes([b]), context) }
    let (p, q) = (a.parts, b.parts)
    var start = 0
    while start < p.count, start < q.count, p[start] === q[start] { start += 1 }
    var (endP, endQ) = (p.count, q.count)
    while endP > start, endQ > start, p[endP - 1] === q[endQ - 1] {
      endP -= 1
      endQ -= 1
    }
    if endP - start == endQ - start, endP - start == 1 || (start..<endP).allSatisfy({ holdSameLayers(p[$0], q[$0]) }) {
      for i in start..<endP { compare(p[i], q[i], context) }
    } else {
      match(TreeDiff.nodes(p[start..<endP]), TreeDiff.nodes(q[start..<endQ]), context)
    }
  }

  private static func nodes(_ chunks: some Sequence<NodeChunk>) -> [RenderNode] {
    var list: [RenderNode] = []
    for chunk in chunks { chunk.forEach { list.append($0) } }
    return list
  }

  /// Whether the chunks hold the same layers in the same order.
  private func holdSameLayers(_ a: NodeChunk, _ b: NodeChunk) -> Bool {
    if a === b { return true }
    guard a.count == b.count, a.nodes.count == b.nodes.count, a.parts.count == b.parts.count else { return false }
    for i in a.nodes.indices where a.nodes[i].id != b.nodes[i].id { return false }
    for i in a.parts.indices where !holdSameLayers(a.parts[i], b.parts[i]) { return false }
    return true
  }

  /// Matches the nodes by identity. Added, removed and reordered layers are damaged completely, the others only where they changed.
  private mutating func match(_ old: [RenderNode], _ new: [RenderNode], _ context: Context) {
    var oldIndices: [LayerID: Int] = [:]
    oldIndices.reserveCapacity(old.count)
    for (index, node) in old.enumerated() { oldIndices[node.id] = index }
    var matched: [(old: Int, new: Int)] = []
    matched.reserveCapacity(new.count)
    var isMatched = [Bool](repeating: false, count: old.count)
    for (index, node) in new.enumerated() {
      if let oldIndex = oldIndices[node.id], !isMatched[oldIndex] {
        isMatched[oldIndex] = true
        matched.append((oldIndex, index))
      } else {
        layersVisited += 1
        add(node, context)
      }
    }
    for (index, node) in old.enumerated() where !isMatched[index] {
      layersVisited += 1
      add(node, context)
    }
    let inOrder = TreeDiff.longestRise(matched.map(\.old))
    for (i, pair) in matched.enumerated() {
      if inOrder[i] {
        compare(old[pair.old], new[pair.new], context)
      } else {
        layersVisited += 1
        add(old[pair.old], new[pair.new], context)
      }
    }
  }

  /// Returns which members form a longest increasing subsequence. They keep their order; the others are the reordered ones.
  static func longestRise(_ values: [Int]) -> [Bool] {
    var tails: [Int] = []
    var parents = [Int](repeating: -1, count: values.count)
    for (i, value) in values.enumerated() {
      let length = tails.partitioningIndex { values[$0] >= value }
      if length > 0 { parents[i] = tails[length - 1] }
      if length == tails.count { tails.append(i) } else { tails[length] = i }
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
