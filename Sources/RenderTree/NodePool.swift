/// Nodes and chunks of trees that nobody shows any more, to be used again: a frame in which everything moves then takes no
/// memory. Used from one thread at a time.
package final class NodePool {
  private var nodes: [RenderNode] = []
  private var chunks: [NodeChunk] = []
  private static let limit = 1 << 14
  /// Trees taller than this are left to `NodeReaper`.
  private static let maximumHeight = 64

  package init() {}

  /// Objects that wait.
  package var count: Int { nodes.count + chunks.count }

  /// The fewest objects that waited during the frames at hand.
  private var leastNodes = 0
  private var leastChunks = 0
  private var frames = 0

  /// What was not needed for a while is freed.
  package func endFrame() {
    leastNodes = min(leastNodes, nodes.count)
    leastChunks = min(leastChunks, chunks.count)
    frames += 1
    guard frames >= 60 else { return }
    nodes.removeLast(leastNodes)
    chunks.removeLast(leastChunks)
    (frames, leastNodes, leastChunks) = (0, nodes.count, chunks.count)
  }

  // MARK: Giving

  /// Takes apart what nobody else holds of a tree.
  package func recycle(_ node: consuming RenderNode) {
    guard nodes.count < NodePool.limit, node.height <= NodePool.maximumHeight, isKnownUniquelyReferenced(&node) else { return }
    if let children = node.empty() { recycle(chunk: consume children) }
    nodes.append(node)
  }

  private func recycle(chunk: consuming NodeChunk) {
    guard chunks.count < NodePool.limit, isKnownUniquelyReferenced(&chunk) else { return }
    while let node = chunk.takeNode() { recycle(consume node) }
    while let part = chunk.takePart() { recycle(chunk: consume part) }
    chunks.append(chunk)
  }

  /// A chunk that was made in vain.
  func recycle(unused chunk: NodeChunk) {
    while chunk.takeNode() != nil {}
    while chunk.takePart() != nil {}
    if chunks.count < NodePool.limit { chunks.append(chunk) }
  }

  // MARK: Taking

  package func node(
    id: LayerID, properties: LayerProperties, contents: LayerContents? = nil, children: NodeList = [],
    mask: RenderNode? = nil, animations: [LayerAnimation] = [], clock: LayerClock? = nil,
    fade: RenderNode.ContentsFade? = nil, transition: RenderNode.Transition? = nil
  ) -> RenderNode {
    guard let node = nodes.popLast() else {
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
    let chunk = chunks.popLast() ?? NodeChunk([])
    chunk.remake(fill)
    return chunk
  }
}
