import Foundation
import RenderTree

/// An animation on a layer.
@MainActor
package final class AnimationEntry {
  let id: UInt64
  let key: String?
  package let animation: CAAnimation
  weak var layer: CALayer?
  /// In the layer's time; nil until the commit that starts it.
  var begin: TimeInterval?
  /// A commit has seen it.
  var isStarted = false
  /// How the layer looked before a transition.
  var previousNode: RenderNode?
  /// Names of the sides of a transition: the new one, and the old one under names of its own.
  var transitionIDs: (new: LayerID, old: RenderNode)?
  private(set) var isOver = false
  private let groups: [CompletionGroup]
  private static var lastID: UInt64 = 0

  init(animation: CAAnimation, key: String?, layer: CALayer) {
    AnimationEntry.lastID += 1
    id = AnimationEntry.lastID
    self.animation = animation
    self.key = key
    self.layer = layer
    if animation.beginTime != 0 { begin = animation.beginTime }
    groups = CATransaction.openGroups
    for group in groups { group.enter() }
  }

  /// Begin, length and repeats as RenderTree says them.
  package var timing: MediaTiming { AnimationCompiler.timing(of: animation, begin: begin) }

  /// Tells who waits. Only once.
  func end(finished: Bool) {
    guard !isOver else { return }
    isOver = true
    animation.delegate?.animationDidStop(animation, finished: finished)
    for group in groups { group.leave() }
  }

  /// Its time goes on.
  var isRunning: Bool {
    guard let layer else { return true }
    return animation.speed != 0 && layer.timeLine.scale != 0
  }

  /// Whether it can be seen in a tree: a hidden layer shows no motion, unless something animates the hiding itself.
  func isSeen(in host: LayerTreeHost) -> Bool {
    layer.map { AnimationEntry.isSeen($0, in: host) } ?? true
  }

  static func isSeen(_ layer: CALayer, in host: LayerTreeHost) -> Bool {
    var layer = layer
    while true {
      if layer.isHidden, !hidesInMotion(layer) { return false }
      guard let next = layer.tree.superlayer ?? layer.tree.maskOwner else { return layer.tree.host === host || layer.tree.host == nil }
      layer = next
    }
  }

  private static func hidesInMotion(_ layer: CALayer) -> Bool {
    layer.motion?.entries.contains { ($0.animation as? CAPropertyAnimation)?.keyPath == "hidden" || $0.animation is CAAnimationGroup }
      ?? false
  }

  /// The clock's time at which the animation begins to move: `beginTime`, unless its time runs backwards or was set forth.
  var startTime: TimeInterval { clockTime { $0 > 0 ? 0 : $1 } ?? -.infinity }

  /// The clock's time at which the animation ends; infinite for one that stands still or repeats forever.
  var endTime: TimeInterval { clockTime { $0 > 0 ? $1 : 0 } ?? .infinity }

  /// When the active time is what `active` makes of the rate and the active duration; nil where that is never.
  private func clockTime(of active: (_ rate: Double, _ duration: TimeInterval) -> TimeInterval) -> TimeInterval? {
    guard let layer, begin != nil else { return nil }
    let line = layer.timeLine
    let timing = self.timing
    let rate = timing.speed * line.scale
    guard rate != 0 else { return nil }
    let local = (active(rate, timing.activeDuration) - timing.timeOffset) / timing.speed + timing.beginTime
    let clock = (local - line.offset) / line.scale
    return clock.isFinite ? clock : nil
  }
}
