import Raster

/// The children of a node in paint order: a tree of chunks that versions of the list share. Changing one child copies only the chunks above
/// it, and a comparison of two versions skips identical chunks.
package struct NodeList: Sendable {
  package private(set) var root: NodeChunk?

  package static let chunkSize = 16

  package init() {}

  package init(root: NodeChunk?) { self.root = root }

  package init(_ nodes: some Sequence<RenderNode>) { self.init(Array(nodes), reusing: NodeList()) }

  /// Creates a list of `nodes` that reuses the chunks of `old` whose nodes occur in a row. An insertion or removal
  /// changes only the chunk that it happens in.
  package init(_ nodes: [RenderNode], reusing old: NodeList) {
    guard !nodes.isEmpty else { return }
    var level = old.leaves
    var chunks = NodeList.runs(of: nodes, level, \.nodes) { NodeChunk($0) }
    while chunks.count > 1 {
      level = NodeList.level(above: level, in: old)
      chunks = NodeList.runs(of: chunks, level, \.parts) { NodeChunk(parts: $0) }
    }
    root = chunks[0]
  }

  /// Returns the chunks of `old` that are made of those of `level`.
  private static func level(above level: [NodeChunk], in old: NodeList) -> [NodeChunk] {
    guard let root = old.root, let first = level.first, root !== first else { return [] }
    var chunks = [root]
    while let top = chunks.first, let below = top.parts.first, below !== first { chunks = chunks.flatMap(\.parts) }
    return chunks.filter { !$0.isLeaf }
  }

  /// Groups the items into chunks of similar size, and reuses the chunks of `old` whose items occur in a row.
  private static func runs<Item: AnyObject>(
    of items: [Item], _ old: [NodeChunk], _ held: KeyPath<NodeChunk, [Item]>, _ make: ([Item]) -> NodeChunk
  ) -> [NodeChunk] {
    var starts: [ObjectIdentifier: Int] = [:]
    for (index, chunk) in old.enumerated() {
      if let first = chunk[keyPath: held].first { starts[ObjectIdentifier(first)] = index }
    }
    var chunks: [NodeChunk] = []
    var pending: [Item] = []
    func flush() {
      let pieces = (pending.count + chunkSize - 1) / chunkSize
      for i in 0..<pieces { chunks.append(make(Array(pending[(pending.count * i / pieces)..<(pending.count * (i + 1) / pieces)]))) }
      pending.removeAll(keepingCapacity: true)
    }
    var index = 0
    while index < items.count {
      if let found = starts[ObjectIdentifier(items[index])] {
        let run = old[found][keyPath: held]
        if index + run.count <= items.count, run.indices.allSatisfy({ run[$0] === items[index + $0] }) {
          flush()
          chunks.append(old[found])
          index += run.count
          continue
        }
      }
      pending.append(items[index])
      index += 1
    }
    flush()
    return chunks
  }

  // MARK: Copies with one change

  /// - Parameter pool: the pool to take chunks from; nil to allocate them.
  package mutating func replace(at index: Int, with node: RenderNode, from pool: NodePool? = nil) {
    check(index, below: count)
    guard var chunk = root else { return }
    root = nil
    NodeChunk.replace(&chunk, index, with: node, from: pool)
    root = chunk
  }

  package mutating func insert(_ node: RenderNode, at index: Int) {
    check(index, below: count + 1)
    guard let root else {
      self.root = NodeChunk([node])
      return
    }
    let made = root.inserting(node, at: index)
    self.root = made.count == 1 ? made[0] : NodeChunk(parts: made)
  }

  package mutating func remove(at index: Int) {
    check(index, below: count)
    root = root?.removing(index)
    while let only = root, only.parts.count == 1 { root = only.parts[0] }
  }

  /// Returns the list with each node replaced by the result of `node`. Chunks in which no node changes are kept.
  package func replaced(from pool: NodePool?, _ node: (Int) -> RenderNode) -> NodeList {
    var index = 0
    return NodeList(root: root?.replaced(from: pool, &index, node))
  }

  private func check(_ index: Int, below limit: Int) {
    precondition(index >= 0 && index < limit, "no child \(index) of \(count)")
  }

  // MARK: Values for the compositor

  package var count: Int { root?.count ?? 0 }
  /// The union of the reaches of all nodes, in the superlayer's space.
  package var extent: RasterRect { root?.extent ?? .null }
  package var isAnimated: Bool { root?.isAnimated ?? false }
  /// The number of layers, including all descendants.
  package var layerCount: Int { root?.layerCount ?? 0 }

  /// The chunks that hold nodes, in order.
  package var leaves: [NodeChunk] {
    var list: [NodeChunk] = []
    root?.appendLeaves(to: &list)
    return list
  }

  /// The combined backdrop use of all nodes.
  package var backdropUse: BackdropUse { root?.backdropUse ?? [] }

  /// The number of levels of the tallest node.
  var height: Int { root?.height ?? 0 }

  /// Whether the nodes are sorted by `zPosition`.
  var isPaintOrdered: Bool { root?.isPaintOrdered ?? true }

  /// The nodes sorted by `zPosition`; nodes with the same value keep their order.
  var paintOrdered: NodeList {
    if isPaintOrdered { return self }
    let sorted = self.enumerated().sorted {
      let (a, b) = ($0.element.properties.zPosition, $1.element.properties.zPosition)
      return a == b ? $0.offset < $1.offset : a < b
    }
    return NodeList(sorted.map(\.element))
  }

  /// Whether both lists share the same chunks.
  package func isIdentical(to other: NodeList) -> Bool { root === other.root }

  /// Returns the index of the node with an identity, searched from `hint` in both directions up to `distance`; nil if it is not found.
  package func index(of id: LayerID, near hint: Int, within distance: Int) -> Int? {
    for step in 0...Swift.max(distance, 0) {
      if hint - step >= 0, hint - step < count, self[hint - step].id == id { return hint - step }
      if step > 0, hint + step >= 0, hint + step < count, self[hint + step].id == id { return hint + step }
    }
    return nil
  }
}

extension NodeList: RandomAccessCollection, ExpressibleByArrayLiteral {
  package init(arrayLiteral nodes: RenderNode...) { self.init(nodes) }

  package func makeIterator() -> IndexingIterator<[RenderNode]> {
    guard let root, !root.isLeaf else { return (root?.nodes ?? []).makeIterator() }
    return leaves.flatMap(\.nodes).makeIterator()
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { count }

  package subscript(index: Int) -> RenderNode {
    check(index, below: count)
    guard let root else { preconditionFailure("no child \(index)") }
    return root.node(at: index)
  }
}
