import Raster

/// What few nodes have: kept apart, so that plain ones are small.
///
/// Sendable by agreement: it belongs to one node, which writes it as it is made.
final class NodeExtras: @unchecked Sendable {
  @exclusivity(unchecked) var contents: LayerContents?
  @exclusivity(unchecked) var mask: RenderNode?
  @exclusivity(unchecked) var animations: [LayerAnimation] = []
  @exclusivity(unchecked) var clock: LayerClock?
  @exclusivity(unchecked) var fade: RenderNode.ContentsFade?
  @exclusivity(unchecked) var transition: RenderNode.Transition?
  /// Kept where it is worked out of all sublayers.
  @exclusivity(unchecked) var localReach: RasterRect?

  func removeAll() {
    contents = nil
    mask = nil
    if !animations.isEmpty { animations = [] }
    clock = nil
    fade = nil
    transition = nil
    localReach = nil
  }
}
