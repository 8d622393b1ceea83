import Foundation
import RenderTree

/// An animation that was added to a layer.
@MainActor
package final class AnimationEntry {
  let id: UInt64
  let key: String?
  package let animation: CAAnimation
  weak var layer: CALayer?
  /// The list that contains the animation.
  weak var list: RunningAnimations?
  /// The start in the layer's time; nil until the commit that starts the animation.
  var begin: TimeInterval?
  /// Whether a commit has started the animation.
  var isStarted = false
  /// The layer's appearance before a transition.
  var previousNode: RenderNode?
  /// The sides of a transition: the identity of the new one, and the old one with identities of its own.
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

  /// The start, duration and repeats as RenderTree's value.
  package var timing: MediaTiming { AnimationCompiler.timing(of: animation, begin: begin) }

  /// Calls the delegate and the completion groups. Has an effect only once.
  func end(finished: Bool) {
    guard !isOver else { return }
    isOver = true
    animation.delegate?.animationDidStop(animation, finished: finished)
    for group in groups { group.leave() }
  }

  /// Whether the animation's time advances.
  var isRunning: Bool {
    guard let layer else { return true }
    return animation.speed != 0 && layer.timeLine.scale != 0
  }

  /// Whether the animation is visible in a tree. A hidden layer shows no motion, unless the hiding itself is animated.
  func isSeen(in host: LayerTreeHost) -> Bool {
    layer.map { AnimationEntry.isSeen($0, in: host) } ?? true
  }

  static func isSeen(_ layer: CALayer, in host: LayerTreeHost) -> Bool {
    var layer = layer
    while true {
      if layer.isHidden, !hidesInMotion(layer) { return false }
      guard let next = layer.tree.parent else { return layer.tree.host === host || layer.tree.host == nil }
      layer = next
    }
  }

  private static func hidesInMotion(_ layer: CALayer) -> Bool {
    layer.motion?.entries.contains { ($0.animation as? CAPropertyAnimation)?.keyPath == "hidden" || $0.animation is CAAnimationGroup }
      ?? false
  }

  /// The time of the clock at which the animation starts to move: its `beginTime`, adjusted for reversed time and time offsets.
  var startTime: TimeInterval { clockTime { $0 > 0 ? 0 : $1 } ?? -.infinity }

  /// The time of the clock at which the animation ends; infinite if it is paused or repeats forever.
  var endTime: TimeInterval { clockTime { $0 > 0 ? $1 : 0 } ?? .infinity }

  /// Returns the time of the clock for the active time that `active` computes from the rate and the active duration; nil if it never comes.
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
