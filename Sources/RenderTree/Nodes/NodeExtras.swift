import Raster

/// The parts of a node that few nodes have, kept apart to make plain nodes small.
///
/// Unchecked `Sendable`: belongs to one node, which writes it during its creation.
final class NodeExtras: @unchecked Sendable {
  @exclusivity(unchecked) var contents: LayerContents?
  @exclusivity(unchecked) var mask: RenderNode?
  @exclusivity(unchecked) var animations: [LayerAnimation] = []
  @exclusivity(unchecked) var clock: LayerClock?
  @exclusivity(unchecked) var fade: RenderNode.ContentsFade?
  @exclusivity(unchecked) var transition: RenderNode.Transition?
  /// A cached value, for nodes whose extent must be computed from all sublayers.
  @exclusivity(unchecked) var localExtent: RasterRect?

  func removeAll() {
    contents = nil
    mask = nil
    if !animations.isEmpty { animations = [] }
    clock = nil
    fade = nil
    transition = nil
    localExtent = nil
  }
}
