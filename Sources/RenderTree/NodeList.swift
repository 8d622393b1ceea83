import Raster

/// The children of a node in paint order. Chunks are shared between versions of a list: one changed child of many costs its
/// chunk, and whoever compares two versions skips what is the same object.
package struct NodeList: Sendable {
  package private(set) var chunks: [NodeChunk] = []
  /// The index of each chunk's first node.
  private var starts: [Int] = []
  package private(set) var count = 0

  package static let chunkSize = 64

  package init() {}

  package init(_ nodes: some Sequence<RenderNode>) {
    var pending: [RenderNode] = []
    for node in nodes {
      pending.append(node)
      if pending.count == NodeList.chunkSize {
        chunks.append(NodeChunk(pending))
        pending.removeAll(keepingCapacity: true)
      }
    }
    if !pending.isEmpty { chunks.append(NodeChunk(pending)) }
    number()
  }

  /// The same nodes as `nodes`, with the chunks of `old` wherever they hold the same objects in a row: inserting and removing
  /// shifts nothing but the chunk it happens in.
  package init(_ nodes: [RenderNode], reusing old: NodeList) {
    var starts: [ObjectIdentifier: Int] = [:]
    for (index, chunk) in old.chunks.enumerated() { starts[ObjectIdentifier(chunk.nodes[0])] = index }
    var pending: [RenderNode] = []
    var expected = 0
    var index = 0
    while index < nodes.count {
      let node = nodes[index]
      var found: Int?
      if expected < old.chunks.count, old.chunks[expected].nodes[0] === node {
        found = expected
      } else {
        found = starts[ObjectIdentifier(node)]
      }
      if let found, old.chunks[found].isRun(of: nodes, at: index) {
        appendChunks(of: pending)
        pending.removeAll(keepingCapacity: true)
        chunks.append(old.chunks[found])
        index += old.chunks[found].nodes.count
        expected = found + 1
      } else {
        pending.append(node)
        index += 1
      }
    }
    appendChunks(of: pending)
    number()
  }

  /// As few chunks as hold the nodes, of like size.
  private mutating func appendChunks(of nodes: [RenderNode]) {
    guard !nodes.isEmpty else { return }
    let pieces = (nodes.count + NodeList.chunkSize - 1) / NodeList.chunkSize
    for i in 0..<pieces {
      chunks.append(NodeChunk(Array(nodes[(nodes.count * i / pieces)..<(nodes.count * (i + 1) / pieces)])))
    }
  }

  package init(chunks: [NodeChunk]) {
    self.chunks = chunks.filter { !$0.nodes.isEmpty }
    number()
  }

  private mutating func number() {
    starts.removeAll(keepingCapacity: true)
    count = 0
    for chunk in chunks {
      starts.append(count)
      count += chunk.nodes.count
    }
  }

  // MARK: Versions with one change

  package mutating func replace(at index: Int, with node: RenderNode) {
    edit(index) { $0[$1] = node }
  }

  package mutating func insert(_ node: RenderNode, at index: Int) {
    guard !chunks.isEmpty else {
      self = NodeList(CollectionOfOne(node))
      return
    }
    if index == count {
      let last = chunks.count - 1
      split(last, chunks[last].nodes + [node])
    } else {
      edit(index) { $0.insert(node, at: $1) }
    }
    number()
  }

  package mutating func remove(at index: Int) {
    edit(index) { nodes, offset in nodes.remove(at: offset) }
    number()
  }

  private mutating func edit(_ index: Int, _ change: (inout [RenderNode], Int) -> Void) {
    let (chunk, offset) = locate(index)
    var nodes = chunks[chunk].nodes
    change(&nodes, offset)
    split(chunk, nodes)
  }

  private mutating func split(_ chunk: Int, _ nodes: [RenderNode]) {
    if nodes.isEmpty {
      chunks.remove(at: chunk)
    } else if nodes.count <= NodeList.chunkSize {
      chunks[chunk] = NodeChunk(nodes)
    } else {
      let half = nodes.count / 2
      chunks.replaceSubrange(chunk...chunk, with: [NodeChunk(Array(nodes[..<half])), NodeChunk(Array(nodes[half...]))])
    }
  }

  private func locate(_ index: Int) -> (chunk: Int, offset: Int) {
    precondition(index >= 0 && index < count, "no child \(index) of \(count)")
    var (low, high) = (0, chunks.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= index { low = middle } else { high = middle - 1 }
    }
    return (low, index - starts[low])
  }

  // MARK: What the compositor asks

  /// Of all the nodes' reaches, in the superlayer's space.
  package var reach: RasterRect { chunks.reduce(.null) { $0.union($1.reach) } }
  package var isAnimated: Bool { chunks.contains { $0.isAnimated } }
  /// With all descendants.
  package var layerCount: Int { chunks.reduce(0) { $0 + $1.layerCount } }

  /// Of any node below.
  package var backdropUse: BackdropUse { chunks.reduce(into: []) { $0.formUnion($1.backdropUse) } }

  /// Levels of the tallest node.
  var height: Int { chunks.reduce(0) { Swift.max($0, $1.height) } }

  /// Whether no node has a smaller `zPosition` than one before it.
  var isPaintOrdered: Bool {
    var last = -Double.infinity
    for chunk in chunks {
      guard chunk.isPaintOrdered, chunk.firstZ >= last else { return false }
      last = chunk.lastZ
    }
    return true
  }

  /// By `zPosition`, those alike in the order given.
  var paintOrdered: NodeList {
    if isPaintOrdered { return self }
    let sorted = self.enumerated().sorted {
      let (a, b) = ($0.element.properties.zPosition, $1.element.properties.zPosition)
      return a == b ? $0.offset < $1.offset : a < b
    }
    return NodeList(sorted.map(\.element))
  }

  /// Whether both are made of the same chunks.
  package func isIdentical(to other: NodeList) -> Bool {
    chunks.count == other.chunks.count && zip(chunks, other.chunks).allSatisfy { $0 === $1 }
  }
}

extension NodeList: RandomAccessCollection, ExpressibleByArrayLiteral {
  package init(arrayLiteral nodes: RenderNode...) { self.init(nodes) }

  package var startIndex: Int { 0 }
  package var endIndex: Int { count }

  package subscript(index: Int) -> RenderNode {
    let (chunk, offset) = locate(index)
    return chunks[chunk].nodes[offset]
  }
}
