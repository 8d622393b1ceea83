import Raster

/// A run of sibling nodes with values summed up over all of them. It holds either nodes or smaller chunks.
///
/// Unchecked `Sendable`: immutable after creation, except by a `NodePool` that holds the only reference.
package final class NodeChunk: @unchecked Sendable {
  /// The nodes; empty if the chunk holds chunks.
  @exclusivity(unchecked) package private(set) var nodes: [RenderNode] = []
  /// The smaller chunks; empty if the chunk holds nodes.
  @exclusivity(unchecked) package private(set) var parts: [NodeChunk] = []
  @exclusivity(unchecked) package private(set) var count = 0
  /// The bounds of everything that the nodes draw, in the superlayer's space.
  @exclusivity(unchecked) package private(set) var extent = RasterRect.null
  @exclusivity(unchecked) package private(set) var isAnimated = false
  /// The number of layers, including all descendants.
  @exclusivity(unchecked) package private(set) var layerCount = 0
  /// The number of levels of the tallest node.
  @exclusivity(unchecked) private(set) var height = 0
  /// The combined backdrop use of the nodes.
  @exclusivity(unchecked) package private(set) var backdropUse: BackdropUse = []
  @exclusivity(unchecked) private(set) var isPaintOrdered = true
  @exclusivity(unchecked) private(set) var firstZ = 0.0
  @exclusivity(unchecked) private(set) var lastZ = -Double.infinity

  package var isLeaf: Bool { parts.isEmpty }

  init(_ nodes: [RenderNode]) {
    self.nodes = nodes
    sum()
  }

  init(parts: [NodeChunk]) {
    self.parts = parts
    sum()
  }

  private func sum() {
    (count, layerCount, height) = (nodes.count, 0, 0)
    (extent, isAnimated, isPaintOrdered, backdropUse) = (.null, false, true, [])
    (firstZ, lastZ) = (0, -.infinity)
    if let first = nodes.first { firstZ = Double(first.properties.zPosition) }
    for node in nodes {
      extent = extent.union(node.extent)
      isAnimated = isAnimated || node.isAnimated
      layerCount += node.layerCount
      height = max(height, node.height)
      backdropUse.formUnion(node.backdropUse)
      let z = Double(node.properties.zPosition)
      if z < lastZ { isPaintOrdered = false }
      lastZ = z
    }
    guard let first = parts.first else { return }
    firstZ = first.firstZ
    for part in parts {
      count += part.count
      extent = extent.union(part.extent)
      isAnimated = isAnimated || part.isAnimated
      layerCount += part.layerCount
      height = max(height, part.height)
      backdropUse.formUnion(part.backdropUse)
      if !part.isPaintOrdered || part.firstZ < lastZ { isPaintOrdered = false }
      lastZ = part.lastZ
    }
  }

  // MARK: Reuse by a pool

  /// Fills the emptied chunk with new nodes or parts and sums them up again.
  func remake(_ fill: (_ nodes: inout [RenderNode], _ parts: inout [NodeChunk]) -> Void) {
    fill(&nodes, &parts)
    sum()
  }

  func takeNode() -> RenderNode? { nodes.popLast() }
  func takePart() -> NodeChunk? { parts.popLast() }

  // MARK: Lookup

  /// Returns the index of the part that holds the node at `index`, and the node's index within that part.
  private func locate(_ index: Int) -> (part: Int, index: Int) {
    var rest = index
    for (i, part) in parts.enumerated() {
      if rest < part.count { return (i, rest) }
      rest -= part.count
    }
    return (parts.count - 1, parts[parts.count - 1].count)
  }

  func node(at index: Int) -> RenderNode {
    var chunk = self
    var index = index
    while !chunk.isLeaf {
      let position = chunk.locate(index)
      (chunk, index) = (chunk.parts[position.part], position.index)
    }
    return chunk.nodes[index]
  }

  package func forEach(_ body: (RenderNode) -> Void) {
    for node in nodes { body(node) }
    for part in parts { part.forEach(body) }
  }

  /// Appends the chunks that hold nodes, in order.
  func appendLeaves(to list: inout [NodeChunk]) {
    if isLeaf { list.append(self) }
    for part in parts { part.appendLeaves(to: &list) }
  }

  // MARK: Copies with one change

  /// Replaces a node: in place if `chunk` is the only reference, otherwise in a copy of the chunk.
  static func replace(_ chunk: inout NodeChunk, _ index: Int, with node: RenderNode, from pool: NodePool?) {
    if isKnownUniquelyReferenced(&chunk) {
      chunk.set(index, to: node, from: pool)
    } else {
      chunk = chunk.replacing(index, with: node, from: pool)
    }
  }

  private func set(_ index: Int, to node: RenderNode, from pool: NodePool?) {
    if isLeaf {
      nodes[index] = node
    } else {
      let position = locate(index)
      NodeChunk.replace(&parts[position.part], position.index, with: node, from: pool)
    }
    sum()
  }

  private func replacing(_ index: Int, with node: RenderNode, from pool: NodePool?) -> NodeChunk {
    let pool = pool ?? NodePool()
    if isLeaf {
      return pool.chunk { list, _ in
        list.append(contentsOf: nodes)
        list[index] = node
      }
    }
    let position = locate(index)
    let part = parts[position.part].replacing(position.index, with: node, from: pool)
    return pool.chunk { _, list in
      list.append(contentsOf: parts)
      list[position.part] = part
    }
  }

  func replaced(from pool: NodePool?, _ index: inout Int, _ node: (Int) -> RenderNode) -> NodeChunk {
    var isSame = true
    var next = index
    let made = (pool ?? NodePool()).chunk { list, chunks in
      list.reserveCapacity(nodes.count)
      chunks.reserveCapacity(parts.count)
      for old in nodes {
        let new = node(next)
        next += 1
        if new !== old { isSame = false }
        list.append(new)
      }
      for old in parts {
        let new = old.replaced(from: pool, &next, node)
        if new !== old { isSame = false }
        chunks.append(new)
      }
    }
    index = next
    guard isSame else { return made }
    pool?.recycle(unused: made)
    return self
  }

  /// Returns the chunk with the node inserted, split in two if it would be too large.
  func inserting(_ node: RenderNode, at index: Int) -> [NodeChunk] {
    if isLeaf {
      var list = nodes
      list.insert(node, at: index)
      guard list.count > NodeList.chunkSize else { return [NodeChunk(list)] }
      let half = index == nodes.count ? list.count - 1 : list.count / 2
      return [NodeChunk(Array(list[..<half])), NodeChunk(Array(list[half...]))]
    }
    let position = index == count ? (part: parts.count - 1, index: parts[parts.count - 1].count) : locate(index)
    var list = parts
    list.replaceSubrange(position.part...position.part, with: list[position.part].inserting(node, at: position.index))
    guard list.count > NodeList.chunkSize else { return [NodeChunk(parts: list)] }
    let half = position.part == parts.count - 1 ? list.count - 1 : list.count / 2
    return [NodeChunk(parts: Array(list[..<half])), NodeChunk(parts: Array(list[half...]))]
  }

  /// Returns the chunk without the node; nil if nothing is left. A part that has become small is merged with its neighbour.
  func removing(_ index: Int) -> NodeChunk? {
    if isLeaf {
      var list = nodes
      list.remove(at: index)
      return list.isEmpty ? nil : NodeChunk(list)
    }
    let position = locate(index)
    var list = parts
    if let rest = list[position.part].removing(position.index) {
      list[position.part] = rest
      let other = position.part > 0 ? position.part - 1 : position.part + 1
      if list.indices.contains(other), let joined = list[min(position.part, other)].joined(with: list[max(position.part, other)]) {
        list.replaceSubrange(min(position.part, other)...max(position.part, other), with: CollectionOfOne(joined))
      }
    } else {
      list.remove(at: position.part)
    }
    return list.isEmpty ? nil : list.count == 1 ? list[0] : NodeChunk(parts: list)
  }

  private func joined(with next: NodeChunk) -> NodeChunk? {
    let limit = NodeList.chunkSize / 2
    if isLeaf, next.isLeaf { return nodes.count + next.nodes.count <= limit ? NodeChunk(nodes + next.nodes) : nil }
    guard !isLeaf, !next.isLeaf, parts.count + next.parts.count <= limit else { return nil }
    return NodeChunk(parts: parts + next.parts)
  }
}
