import Foundation
import RenderTree

extension CALayer {
  func start(_ animation: CAAnimation, forKey key: String?) {
    guard modelLayer == nil else { return }
    let copy = animation.duplicate()
    if copy.duration <= 0 || !copy.duration.isFinite { copy.duration = defaultDuration(of: copy) }
    if copy.timingFunction == nil, !(copy is CASpringAnimation) { copy.timingFunction = CATransaction.animationTimingFunction() }
    let key = copy is CATransition ? "transition" : key
    if let key { stopAnimation(forKey: key) }
    let entry = AnimationEntry(animation: copy, key: key, layer: self)
    if copy is CATransition { entry.previousNode = lastNode }
    motion = motion ?? LayerMotion()
    motion?.entries.append(entry)
    invalidateNode()
    wakeHost()
    CATransaction.ledger.add(entry)
  }

  private func defaultDuration(of animation: CAAnimation) -> CFTimeInterval {
    return max(CATransaction.animationDuration(), 0)
  }

  func stopAnimation(forKey key: String) {
    guard let entry = entry(forKey: key) else { return }
    stop(entry, finished: false)
  }

  func stopAllAnimations() {
    for entry in motion?.entries ?? [] { stop(entry, finished: false) }
  }

  package func stop(_ entry: AnimationEntry, finished: Bool) {
    drop(entry)
    CATransaction.ledger.remove(entry)
    entry.end(finished: finished)
  }

  /// Forgets an animation without telling anybody.
  func drop(_ entry: AnimationEntry) {
    guard let count = motion?.entries.count else { return }
    motion?.entries.removeAll { $0 === entry }
    if motion?.entries.count != count { invalidateNode() }
    if motion?.entries.isEmpty == true { motion = nil }
  }

  package func entry(forKey key: String) -> AnimationEntry? { motion?.entries.last { $0.key == key } }

  var keysOfAnimations: [String]? {
    let keys = motion?.entries.compactMap(\.key) ?? []
    return keys.isEmpty ? nil : keys
  }

  /// The animations as values. Those that no commit has started show their first value.
  var layerAnimations: [LayerAnimation] {
    guard let motion else { return [] }
    return motion.entries.flatMap { AnimationCompiler.compile($0, on: self) }
  }

  // MARK: Presentation

  /// Property values at a time of the clock, with animations applied.
  package func presentedProperties(at time: TimeInterval) -> LayerProperties {
    var result = properties
    guard let motion else { return result }
    let local = localTime(ofClock: time)
    for entry in motion.entries {
      for animation in AnimationCompiler.compile(entry, on: self, beginningAt: local) { animation.apply(to: &result, at: local) }
    }
    return result
  }

  func makePresentation() -> CALayer? {
    if modelLayer != nil { return self }
    guard flags.isCommitted else { return nil }
    let copy = presentationCopy()
    copy.properties = presentedProperties(at: MediaClock.now())
    copy.modelLayer = self
    return copy
  }

  /// The superlayer, or of a presentation copy the superlayer's copy.
  var presentedSuperlayer: CALayer? {
    guard let model = modelLayer else { return tree.superlayer }
    return model.tree.superlayer?.presentation()
  }

  /// Takes over everything but the place in the tree.
  func adopt(_ other: CALayer) {
    properties = other.properties
    backing = other.backing
    rareState = other.rareState?.copy()
    allowsGroupOpacity = other.allowsGroupOpacity
    allowsEdgeAntialiasing = other.allowsEdgeAntialiasing
    edgeAntialiasingMask = other.edgeAntialiasingMask
    shouldRasterize = other.shouldRasterize
    needsDisplayOnBoundsChange = other.needsDisplayOnBoundsChange
    delegate = other.delegate
  }
}
