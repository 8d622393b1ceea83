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

  /// The clock's time at which the animation ends; infinite for one that stands still or repeats forever.
  var endTime: TimeInterval {
    guard let layer, begin != nil else { return .infinity }
    let line = layer.timeLine
    let timing = self.timing
    let rate = timing.speed * line.scale
    guard rate != 0 else { return .infinity }
    let local = rate > 0 ? timing.activeDuration : 0
    let end = (local - timing.timeOffset) / timing.speed + timing.beginTime
    return (end - line.offset) / line.scale
  }
}
