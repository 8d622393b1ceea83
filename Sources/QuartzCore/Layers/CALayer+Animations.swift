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
    figureWillChange()
    let entry = AnimationEntry(animation: copy, key: key, layer: self)
    if copy is CATransition { entry.previousNode = lastNode }
    motion = motion ?? LayerMotion()
    motion?.entries.append(entry)
    invalidateNode()
    wakeHost()
    let frame = frameState
    frame.animations.add(entry)
    if AnimationCompiler.animatesCustomKey(copy, on: self) { frame.drawing.add(self) }
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
    entry.list?.remove(entry)
    entry.end(finished: finished)
  }

  /// Removes an animation without calling its delegate.
  func drop(_ entry: AnimationEntry) {
    guard let count = motion?.entries.count else { return }
    figureWillChange()
    motion?.entries.removeAll { $0 === entry }
    if motion?.entries.count != count { invalidateNode() }
    if motion?.entries.isEmpty == true { motion = nil }
  }

  package func entry(forKey key: String) -> AnimationEntry? { motion?.entries.last { $0.key == key } }

  var keysOfAnimations: [String]? {
    let keys = motion?.entries.compactMap(\.key) ?? []
    return keys.isEmpty ? nil : keys
  }

  /// The animations as values. Those that no commit has started yet show their first value.
  var layerAnimations: [LayerAnimation] {
    guard let motion else { return [] }
    return motion.entries.flatMap { AnimationCompiler.compile($0, on: self) }.filter(\.keyPath.isShown)
  }

  // MARK: Presentation

  /// Returns the properties at a time of the clock, with animations applied.
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
    return presentationCopy(at: MediaClock.now())
  }

  /// Returns a copy of the layer with the values at a time of the clock.
  func presentationCopy(at time: TimeInterval) -> CALayer {
    let copy = LayerInstance.copy(of: self)
    copy.modelLayer = self
    copy.properties = presentedProperties(at: time)
    for (key, value) in presentedValues(at: time) { copy.grownState.values[key] = value }
    return copy
  }

  /// Returns the animated values of custom keys.
  func presentedValues(at time: TimeInterval) -> [String: Any] {
    var result: [String: Any] = [:]
    guard let motion else { return result }
    let local = localTime(ofClock: time)
    for entry in motion.entries {
      for animation in AnimationCompiler.compile(entry, on: self, beginningAt: local) where !animation.keyPath.isShown {
        let key = animation.keyPath.rawValue
        let model = value(forKey: key)
        let under = result[key] ?? model
        let ends = animation.firstValue
        guard let kind = AnimatableValue.kind(of: under) ?? ends?.kind, let base = AnimatableValue(under, kind: kind) ?? ends,
          let shown = animation.value(over: base, at: local)
        else { continue }
        result[key] = shown.object(like: model)
      }
    }
    return result
  }

  /// The superlayer; for a mask, the masked layer. For a presentation copy: the presentation copy of that layer.
  var presentedSuperlayer: CALayer? {
    guard let model = modelLayer else { return tree.parent }
    return model.tree.parent?.presentation()
  }

  /// Copies everything except the position in the tree.
  func adopt(_ other: CALayer) {
    properties = other.properties
    backing = other.backing
    rareState = other.rareState?.copy()
    allowsGroupOpacity = other.allowsGroupOpacity
    allowsEdgeAntialiasing = other.allowsEdgeAntialiasing
    edgeAntialiasingMask = other.edgeAntialiasingMask
    needsDisplayOnBoundsChange = other.needsDisplayOnBoundsChange
    delegate = other.delegate
  }
}
