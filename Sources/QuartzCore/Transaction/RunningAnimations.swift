import Foundation
import RenderTree

/// The running animations of a host. Sets their begin times at the commit, and removes them when their time is over.
@MainActor
package final class RunningAnimations {
  private var entries: [AnimationEntry] = []
  /// The layers that move without an animation.
  private var watched = WeakLayers()
  /// The host; nil for the animations in no shown tree.
  weak var host: LayerTreeHost?
  private var isRetiring = false
  /// The earliest end of an entry; nil if it must be computed again.
  private var nextEnd: TimeInterval?

  init() {}

  /// Whether animations are running or begin at the next commit.
  package var isActive: Bool { entries.contains { $0.begin == nil || $0.isRunning } }

  /// Whether a tree needs frames now to show a motion. Animations that have not begun, or are on hidden layers, need none.
  package func needsFrames(for host: LayerTreeHost, at now: TimeInterval) -> Bool {
    watchesMotion(in: host, at: now)
      || entries.contains {
        $0.begin == nil ? $0.isSeen(in: host) : $0.isRunning && $0.startTime <= now + RunningAnimations.tolerance && $0.isSeen(in: host)
      }
  }

  /// Returns the time of the clock at which the next animation of a tree starts to move or ends; nil if there is
  /// none. Used by a clock that is idle until then.
  package func nextEvent(for host: LayerTreeHost, after now: TimeInterval) -> TimeInterval? {
    var next = TimeInterval.infinity
    for entry in entries where entry.isRunning {
      next = min(next, entry.endTime)
      let start = entry.startTime
      if start > now, entry.isSeen(in: host) { next = min(next, start) }
    }
    return next.isFinite ? next : nil
  }

  /// Watches an emitter, or a layer that is visible for a limited time. Frames are drawn while it moves.
  func watch(_ layer: CALayer) {
    guard layer.modelLayer == nil else { return }
    if !watched.contains(layer) { watched.append(layer) }
    wake()
  }

  private func watchesMotion(in host: LayerTreeHost, at now: TimeInterval) -> Bool {
    if watched.isEmpty { return false }
    watched.removeAll()
    return watched.contains { layer in
      guard AnimationEntry.isSeen(layer, in: host) else { return false }
      if let emitter = layer as? CAEmitterLayer, emitter.isEmitting(at: now) { return true }
      guard let life = layer.layerClock?.life, life.speed != 0 else { return false }
      return !life.isFinished(at: layer.superlayer?.localTime(ofClock: now) ?? now)
    }
  }

  func add(_ entry: AnimationEntry) {
    entries.append(entry)
    entry.list = self
    reschedule()
  }

  func remove(_ entry: AnimationEntry) { entries.removeAll { $0 === entry } }

  /// Recomputes the ends of animations after a pause or a change of speed.
  package func reschedule() {
    nextEnd = nil
    wake()
  }

  /// Starts the new animations at a commit. Animations of layers that are in no shown tree end at once.
  func begin(at now: TimeInterval) {
    guard entries.contains(where: { !$0.isStarted || $0.layer?.rootHost == nil }) else { return }
    for entry in entries where entry.list === self {
      guard let layer = entry.layer else { continue }
      if layer.rootHost == nil {
        let wasShown = entry.isStarted
        entries.removeAll { $0 === entry }
        layer.drop(entry)
        entry.end(finished: !wasShown)
      } else if !entry.isStarted {
        entry.isStarted = true
        if entry.begin == nil {
          entry.begin = layer.localTime(ofClock: now) + entry.animation.delay
          layer.invalidateNode()
        }
        entry.animation.delegate?.animationDidStart(entry.animation)
      }
    }
    nextEnd = nil
  }

  /// Ends the animations whose time is over, in the order of their ends.
  package func retire(at now: TimeInterval, in host: LayerTreeHost) {
    guard !isRetiring else { return }
    isRetiring = true
    defer { isRetiring = false }
    if nextEnd == nil { nextEnd = entries.map { end(of: $0) }.min() ?? .infinity }
    if let nextEnd, nextEnd <= now + RunningAnimations.tolerance {
      host.frame.settle()
      let limit = now + RunningAnimations.tolerance
      // Identifiers increase in the order in which animations are added.
      let over = entries.filter { end(of: $0) <= limit }.sorted { a, b in
        let (endA, endB) = (end(of: a), end(of: b))
        return endA == endB ? a.id < b.id : endA < endB
      }
      let ids = Set(over.map(\.id))
      entries.removeAll { ids.contains($0.id) }
      for entry in over {
        // An animation that is not removed shows its last value from now on, which no frame has shown yet.
        if entry.animation.isRemovedOnCompletion { entry.layer?.drop(entry) } else { host.recomposite() }
        entry.end(finished: entry.layer != nil)
      }
      self.nextEnd = nil
    }
    CATransaction.runWaiting()
  }

  /// Returns the end of an animation. It is over if its layer was deallocated.
  private func end(of entry: AnimationEntry) -> TimeInterval { entry.layer == nil ? -.infinity : entry.endTime }

  /// The tolerance for rounding in the sum of a clock's steps, in seconds.
  private static let tolerance = 1e-7

  /// Requests a turn of the run loop from the host; for animations in no shown tree, from all hosts.
  private func wake() {
    if let host { host.invalidated() } else { LayerTreeHost.wakeAll() }
  }

  // MARK: Other trees

  /// Moves the animations of layers that are now in another tree, or in none, to the list of that tree.
  func transferDeparted(from state: FrameState) {
    for layer in watched.removeDeparted(in: state) { layer.frameState.animations.watched.append(layer) }
    guard entries.contains(where: { $0.layer.map { $0.frameState !== state } ?? false }) else { return }
    let all = entries
    entries = []
    for entry in all { (entry.layer?.frameState.animations ?? self).insert(entry) }
  }

  /// Moves all animations of another list into this one.
  func absorb(_ other: RunningAnimations) {
    guard other !== self, !other.entries.isEmpty else { return }
    for entry in other.entries { insert(entry) }
    other.entries = []
  }

  /// Inserts an animation of another list. The entries are ordered by identifier, which is the order in which animations were added.
  private func insert(_ entry: AnimationEntry) {
    entries.insert(entry, at: (entries.lastIndex { $0.id < entry.id } ?? -1) + 1)
    entry.list = self
    nextEnd = nil
  }
}
