/// Keeps the nodes and chunks of released trees for reuse, so that a frame in which everything moves
/// allocates no memory. Used by one thread at a time.
package final class NodePool {
  @exclusivity(unchecked) private var stock = SharedNodePool.Stock()
  /// The number of objects taken during the current frame.
  @exclusivity(unchecked) private var used = SharedNodePool.Counts()
  private let sharedPool: SharedNodePool?
  private static let limit = 1 << 14
  /// Trees taller than this are not reused; `NodeReleaseQueue` frees them.
  private static let maximumHeight = 64

  /// - Parameter sharedPool: exchanges objects with the node pool of another thread for the same trees; nil for none.
  package init(sharedPool: SharedNodePool? = nil) { self.sharedPool = sharedPool }

  /// The number of nodes and chunks that wait for reuse, including those in the shared pool.
  package var count: Int { stock.nodes.count + stock.chunks.count + (sharedPool?.waiting ?? 0) }

  /// Ends a frame. Objects that were not needed in it go to the shared pool.
  package func endFrame() {
    sharedPool?.take(from: &stock, leaving: used)
    used = SharedNodePool.Counts()
  }

  // MARK: Returning objects

  /// Takes apart the nodes of a tree that have no other owner.
  /// - Parameter node: the reference to release; nil afterwards.
  package func recycle(_ node: inout RenderNode?) {
    defer { node = nil }
    guard stock.nodes.count < NodePool.limit, isKnownUniquelyReferenced(&node), let held = node,
      held.height <= NodePool.maximumHeight
    else { return }
    var (children, rare) = held.empty()
    if let rare { recycle(rare) }
    stock.nodes.append(held)
    recycle(&children)
  }

  func recycle(_ box: RareProperties) {
    if stock.boxes.count < NodePool.limit { stock.boxes.append(box) }
  }

  private func recycle(_ chunk: inout NodeChunk?) {
    defer { chunk = nil }
    guard stock.chunks.count < NodePool.limit, isKnownUniquelyReferenced(&chunk), let held = chunk else { return }
    var node = held.takeNode()
    while node != nil {
      recycle(&node)
      node = held.takeNode()
    }
    var part = held.takePart()
    while part != nil {
      recycle(&part)
      part = held.takePart()
    }
    stock.chunks.append(held)
  }

  /// Takes back a chunk that turned out not to be needed.
  func recycle(unused chunk: NodeChunk) {
    while chunk.takeNode() != nil {}
    while chunk.takePart() != nil {}
    if stock.chunks.count < NodePool.limit { stock.chunks.append(chunk) }
  }

  // MARK: Taking objects

  package func node(
    id: LayerID, properties: LayerProperties, contents: LayerContents? = nil, children: NodeList = [],
    mask: RenderNode? = nil, animations: [LayerAnimation] = [], clock: LayerClock? = nil,
    fade: RenderNode.ContentsFade? = nil, transition: RenderNode.Transition? = nil
  ) -> RenderNode {
    if stock.nodes.isEmpty { sharedPool?.refill(&stock) }
    used.nodes += 1
    guard let node = stock.nodes.popLast() else {
      return RenderNode(
        id: id, properties: properties, contents: contents, children: children, mask: mask, animations: animations,
        clock: clock, fade: fade, transition: transition)
    }
    node.remake(
      id: id, properties: properties, contents: contents, children: children, mask: mask, animations: animations,
      clock: clock, fade: fade, transition: transition)
    return node
  }

  package func chunk(_ fill: (_ nodes: inout [RenderNode], _ parts: inout [NodeChunk]) -> Void) -> NodeChunk {
    if stock.chunks.isEmpty { sharedPool?.refill(&stock) }
    used.chunks += 1
    let chunk = stock.chunks.popLast() ?? NodeChunk([])
    chunk.remake(fill)
    return chunk
  }

  func box() -> RareProperties {
    if stock.boxes.isEmpty { sharedPool?.refill(&stock) }
    used.boxes += 1
    return stock.boxes.popLast() ?? RareProperties(.plain)
  }

  /// Returns a copy of `properties` for a node, with the rare properties in a box of its own. For layers that change them repeatedly.
  package func properties(copying properties: LayerProperties) -> LayerProperties {
    var copy = properties
    copy.moveRare(into: box())
    return copy
  }
}
