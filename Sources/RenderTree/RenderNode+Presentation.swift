import Foundation
import Raster

extension RenderNode {
  /// The tree with every animation's value at `t` put in; the node itself where nothing has an effect.
  package func presented(at t: TimeInterval, depth: Int = 0) -> RenderNode {
    guard isAnimated, depth < RenderNode.maximumDepth else { return self }
    let time = clock?.time(at: t) ?? t
    var properties = properties
    var contents = contents
    var fade: ContentsFade?
    var transition: Transition?
    var hasEffect = false
    for animation in animations {
      if case .transition(let from) = animation.effect {
        guard let progress = animation.progress(at: time)?.value, progress < 1 else { continue }
        transition = Transition(from: from, progress: min(max(progress, 0), 1))
        hasEffect = true
      } else if animation.keyPath == .contents {
        guard let faded = animation.contents(over: contents, at: time) else { continue }
        contents = faded.contents
        fade = faded.fade
        hasEffect = true
      } else if animation.apply(to: &properties, at: time) {
        hasEffect = true
      }
    }
    let children = children.isAnimated ? children.presented(at: time, depth: depth + 1) : children
    let mask = mask?.presented(at: time, depth: depth + 1)
    if !hasEffect, children.isIdentical(to: self.children), mask === self.mask { return self }
    return RenderNode(
      id: id, properties: properties, contents: contents, children: children, mask: mask, fade: fade, transition: transition)
  }

  /// Whether an animation in the tree still runs, or has not begun yet, at `t`.
  package func isAnimating(at t: TimeInterval, depth: Int = 0) -> Bool {
    guard isAnimated, depth < RenderNode.maximumDepth else { return false }
    let time = clock?.time(at: t) ?? t
    if clock?.speed != 0, animations.contains(where: { !$0.isFinished(at: time) && $0.timing.speed != 0 }) { return true }
    if mask?.isAnimating(at: time, depth: depth + 1) == true { return true }
    return children.chunks.contains { $0.isAnimated && $0.nodes.contains { $0.isAnimating(at: time, depth: depth + 1) } }
  }
}

extension NodeList {
  func presented(at t: TimeInterval, depth: Int) -> NodeList {
    NodeList(
      chunks: chunks.map { chunk in
        guard chunk.isAnimated else { return chunk }
        let nodes = chunk.nodes.map { $0.presented(at: t, depth: depth) }
        return zip(nodes, chunk.nodes).allSatisfy { $0 === $1 } ? chunk : NodeChunk(nodes)
      })
  }
}

extension LayerAnimation {
  /// What an animation of `contents` shows at `t` over the layer's own; nil when it has no effect.
  fileprivate func contents(
    over own: LayerContents?, at t: TimeInterval
  ) -> (contents: LayerContents?, fade: RenderNode.ContentsFade?)? {
    guard case .basic(let from, let to, _) = effect else {
      guard case .contents(let shown)? = value(over: .contents(own), at: t) else { return nil }
      return (shown, nil)
    }
    guard let progress = progress(at: t)?.value else { return nil }
    func picture(_ value: AnimatableValue?) -> LayerContents?? {
      guard case .contents(let picture)? = value else { return nil }
      return .some(picture)
    }
    let start = picture(from) ?? own
    let end = picture(to) ?? own
    if progress <= 0 { return (start, nil) }
    if progress >= 1 || start == end { return (end, nil) }
    return (end, RenderNode.ContentsFade(from: start, progress: progress))
  }
}
