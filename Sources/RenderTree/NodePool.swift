/// Nodes and chunks of trees that nobody shows any more, to be used again: a frame in which everything moves then takes no
/// memory. Used from one thread at a time.
package final class NodePool {
  @exclusivity(unchecked) private var nodes: [RenderNode] = []
  @exclusivity(unchecked) private var chunks: [NodeChunk] = []
  @exclusivity(unchecked) private var boxes: [RareProperties] = []
  private static let limit = 1 << 14
  /// Trees taller than this are left to `NodeReaper`.
  private static let maximumHeight = 64

  package init() {}

  /// Objects that wait.
  package var count: Int { nodes.count + chunks.count }

  /// The fewest objects that waited during the frames at hand: those that nobody needed.
  @exclusivity(unchecked) private var leastNodes = 0
  @exclusivity(unchecked) private var leastChunks = 0
  @exclusivity(unchecked) private var leastBoxes = 0
  private var frames = 0

  /// What was not needed for a while is freed.
  package func endFrame() {
    frames += 1
    guard frames >= 60 else { return }
    nodes.removeLast(leastNodes)
    chunks.removeLast(leastChunks)
    boxes.removeLast(leastBoxes)
    (frames, leastNodes, leastChunks, leastBoxes) = (0, nodes.count, chunks.count, boxes.count)
  }

  // MARK: Giving

  /// Takes apart what nobody else holds of a tree.
  /// - Parameter node: The reference to give away; nil after.
  package func recycle(_ node: inout RenderNode?) {
    defer { node = nil }
    guard nodes.count < NodePool.limit, isKnownUniquelyReferenced(&node), let held = node, held.height <= NodePool.maximumHeight
    else { return }
    var (children, rare) = held.empty()
    if let rare { recycle(rare) }
    nodes.append(held)
    recycle(&children)
  }

  func recycle(_ box: RareProperties) {
    if boxes.count < NodePool.limit { boxes.append(box) }
  }

  private func recycle(_ chunk: inout NodeChunk?) {
    defer { chunk = nil }
    guard chunks.count < NodePool.limit, isKnownUniquelyReferenced(&chunk), let held = chunk else { return }
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
    chunks.append(held)
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
    leastNodes = min(leastNodes, nodes.count)
    node.remake(
      id: id, properties: properties, contents: contents, children: children, mask: mask, animations: animations,
      clock: clock, fade: fade, transition: transition)
    return node
  }

  package func chunk(_ fill: (_ nodes: inout [RenderNode], _ parts: inout [NodeChunk]) -> Void) -> NodeChunk {
    let chunk = chunks.popLast() ?? NodeChunk([])
    leastChunks = min(leastChunks, chunks.count)
    chunk.remake(fill)
    return chunk
  }

  func box() -> RareProperties {
    let box = boxes.popLast() ?? RareProperties(.plain)
    leastBoxes = min(leastBoxes, boxes.count)
    return box
  }

  /// Properties as a node keeps them: where the layer changes its rare ones again and again, in a box of the node's own.
  package func properties(copying properties: LayerProperties) -> LayerProperties {
    var copy = properties
    copy.moveRare(into: box())
    return copy
  }
}
