import Foundation
import Raster

extension RenderNode {
  /// Returns the tree with the values of all animations at `t` applied, or the node itself if no animation has an effect.
  /// - Parameter pool: the pool to take nodes from; nil to allocate them.
  package func presented(at t: TimeInterval, depth: Int = 0, from pool: NodePool? = nil) -> RenderNode {
    guard isAnimated, depth < RenderNode.maximumDepth else { return self }
    let time = clock?.time(at: t) ?? t
    var properties = properties
    var contents = contents
    var fade: ContentsFade?
    var transition: Transition?
    var hasEffect = false
    if let clock, !clock.shows(at: t) {
      properties.isHidden = true
      hasEffect = true
    }
    let animations = animations
    if let pool, animations.contains(where: { $0.keyPath.isRare }) { properties.moveRare(into: pool.box()) }
    for animation in animations {
      if case .transition(let from, let style) = animation.effect {
        guard let progress = animation.progress(at: time)?.value, progress < 1 else { continue }
        transition = Transition(from: from, style: style, progress: min(max(progress, 0), 1))
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
    var children = children
    switch properties.figure {
    case .replicator(let replication)?:
      children = RenderNode.copies(replication, children, id, properties, at: time, depth: depth, from: pool)
      properties.figure = nil
      hasEffect = true
    case .emitter(let emitter)?:
      if children.isAnimated { children = children.presented(at: time, depth: depth + 1, from: pool) }
      properties.figure = .particles((self.properties.emitter ?? emitter).field(at: time, animations: animations))
      hasEffect = true
    default:
      if children.isAnimated { children = children.presented(at: time, depth: depth + 1, from: pool) }
    }
    let mask = mask?.presented(at: time, depth: depth + 1, from: pool)
    if !hasEffect, children.isIdentical(to: self.children), mask === self.mask {
      if let pool, let box = properties.takeRare() { pool.recycle(box) }
      return self
    }
    guard let pool else {
      return RenderNode(
        id: id, properties: properties, contents: contents, children: children, mask: mask, fade: fade, transition: transition)
    }
    return pool.node(
      id: id, properties: properties, contents: contents, children: children, mask: mask, fade: fade, transition: transition)
  }

  /// Whether an animation in the tree is running at `t`, or begins later.
  package func isAnimating(at t: TimeInterval, depth: Int = 0) -> Bool {
    guard isAnimated, depth < RenderNode.maximumDepth else { return false }
    let time = clock?.time(at: t) ?? t
    if clock?.speed != 0, animations.contains(where: { !$0.isFinished(at: time) && $0.timing.speed != 0 }) { return true }
    if let life = clock?.life, life.speed != 0, !life.isFinished(at: t) { return true }
    if mask?.isAnimating(at: time, depth: depth + 1) == true { return true }
    if clock?.speed != 0, case .emitter(let emitter)? = properties.figure, emitter.isActive(at: time) { return true }
    if case .replicator(let replication)? = properties.figure {
      // The last copy finishes last.
      let late = time - replication.delay * Double(max(replication.copies(of: children.layerCount) - 1, 0))
      if late != time, children.root?.isAnimating(at: late, depth: depth + 1) == true { return true }
    }
    return children.root?.isAnimating(at: time, depth: depth + 1) ?? false
  }
}

extension NodeList {
  func presented(at t: TimeInterval, depth: Int, from pool: NodePool?) -> NodeList {
    NodeList(root: root?.presented(at: t, depth: depth, from: pool))
  }
}

extension NodeChunk {
  fileprivate func isAnimating(at t: TimeInterval, depth: Int) -> Bool {
    guard isAnimated else { return false }
    return nodes.contains { $0.isAnimating(at: t, depth: depth) } || parts.contains { $0.isAnimating(at: t, depth: depth) }
  }

  /// Returns the chunk with all animations applied, or the chunk itself if nothing in it changes.
  fileprivate func presented(at t: TimeInterval, depth: Int, from pool: NodePool?) -> NodeChunk {
    guard isAnimated else { return self }
    var isSame = true
    let fill = { (nodes: inout [RenderNode], parts: inout [NodeChunk]) in
      nodes.reserveCapacity(self.nodes.count)
      parts.reserveCapacity(self.parts.count)
      for node in self.nodes {
        let shown = node.presented(at: t, depth: depth, from: pool)
        if shown !== node { isSame = false }
        nodes.append(shown)
      }
      for part in self.parts {
        let shown = part.presented(at: t, depth: depth, from: pool)
        if shown !== part { isSame = false }
        parts.append(shown)
      }
    }
    let made = (pool ?? NodePool()).chunk(fill)
    guard isSame else { return made }
    pool?.recycle(unused: made)
    return self
  }
}

extension LayerAnimation {
  /// Returns the contents that an animation of `contents` produces at `t`; nil if it has no effect.
  ///
  /// - Parameter own: the layer's contents without the animation.
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
