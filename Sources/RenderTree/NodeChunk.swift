import Raster

/// A run of siblings, immutable, with what is asked of all of them together.
package final class NodeChunk: Sendable {
  package let nodes: [RenderNode]
  /// The bounds of all that they draw, in the superlayer's space.
  package let reach: RasterRect
  package let isAnimated: Bool
  /// With all descendants.
  package let layerCount: Int
  /// Levels of the tallest node.
  let height: Int
  /// Of any node in it.
  package let backdropUse: BackdropUse
  let isPaintOrdered: Bool
  let firstZ, lastZ: Double

  package init(_ nodes: [RenderNode]) {
    self.nodes = nodes
    var reach = RasterRect.null
    var isAnimated = false
    var layerCount = 0
    var height = 0
    var use: BackdropUse = []
    var isPaintOrdered = true
    var z = -Double.infinity
    for node in nodes {
      reach = reach.union(node.reach)
      isAnimated = isAnimated || node.isAnimated
      layerCount += node.layerCount
      height = max(height, node.height)
      use.formUnion(node.backdropUse)
      let own = Double(node.properties.zPosition)
      if own < z { isPaintOrdered = false }
      z = own
    }
    self.reach = reach
    self.isAnimated = isAnimated
    self.layerCount = layerCount
    self.height = height
    backdropUse = use
    self.isPaintOrdered = isPaintOrdered
    firstZ = Double(nodes.first?.properties.zPosition ?? 0)
    lastZ = z
  }

  /// Whether the nodes from `index` on begin with those of the chunk.
  func isRun(of list: [RenderNode], at index: Int) -> Bool {
    guard index + nodes.count <= list.count else { return false }
    for offset in nodes.indices where nodes[offset] !== list[index + offset] { return false }
    return true
  }
}
