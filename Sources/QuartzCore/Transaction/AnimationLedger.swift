import Foundation
import RenderTree

/// Knows every animation in flight: gives it its begin at the commit, ends it by the clock, and calls who waits.
@MainActor
package final class AnimationLedger {
  private var entries: [AnimationEntry] = []
  private var waiting: [() -> Void] = []
  /// Layers that move without an animation.
  private var watched: [WeakLayer] = []

  private struct WeakLayer {
    weak var layer: CALayer?
  }
  private var isRetiring = false
  /// The earliest end of an entry; nil when it must be found anew.
  private var nextEnd: TimeInterval?

  init() {}

  /// Whether anything of a host is in flight, or waits to be called.
  package func isActive(in host: LayerTreeHost) -> Bool {
    !waiting.isEmpty || entries.contains { concerns($0, host) && ($0.begin == nil || $0.isRunning) }
  }

  /// Hosts have clocks of their own; what is in no tree is any host's business.
  private func concerns(_ entry: AnimationEntry, _ host: LayerTreeHost) -> Bool {
    guard let owner = entry.layer?.rootHost else { return true }
    return owner === host
  }

  /// Whether a tree needs frames now to show something move. What waits for its begin, or is on a hidden layer, needs none.
  package func needsFrames(for host: LayerTreeHost, at now: TimeInterval) -> Bool {
    !waiting.isEmpty || watchesMotion(in: host, at: now)
      || entries.contains {
        $0.begin == nil ? $0.isSeen(in: host) : $0.isRunning && $0.startTime <= now + AnimationLedger.tolerance && $0.isSeen(in: host)
      }
  }

  /// When the next animation of a tree starts to move or ends, in the clock's time; nil where none ever does. For a clock that
  /// rests.
  package func nextEvent(for host: LayerTreeHost, after now: TimeInterval) -> TimeInterval? {
    var next = TimeInterval.infinity
    for entry in entries where entry.isRunning && entry.layer?.rootHost === host {
      next = min(next, entry.endTime)
      let start = entry.startTime
      if start > now, entry.isSeen(in: host) { next = min(next, start) }
    }
    return next.isFinite ? next : nil
  }

  /// An emitter, or a layer that shows for some time only: frames come while it moves.
  func watch(_ layer: CALayer) {
    guard layer.modelLayer == nil else { return }
    if !watched.contains(where: { $0.layer === layer }) { watched.append(WeakLayer(layer: layer)) }
    wake()
  }

  private func watchesMotion(in host: LayerTreeHost, at now: TimeInterval) -> Bool {
    if watched.isEmpty { return false }
    watched.removeAll { $0.layer == nil }
    return watched.contains { entry in
      guard let layer = entry.layer, layer.rootHost === host, AnimationEntry.isSeen(layer, in: host) else { return false }
      if let emitter = layer as? CAEmitterLayer, emitter.isEmitting(at: now) { return true }
      guard let life = layer.layerClock?.life, life.speed != 0 else { return false }
      return !life.isFinished(at: layer.superlayer?.localTime(ofClock: now) ?? now)
    }
  }

  func add(_ entry: AnimationEntry) {
    entries.append(entry)
    reschedule()
  }

  func remove(_ entry: AnimationEntry) { entries.removeAll { $0 === entry } }

  /// Ends changed: a pause, a new speed.
  package func reschedule() {
    nextEnd = nil
    wake()
  }

  /// The commit: what has no begin yet begins now. Animations of layers that are in no shown tree end at once.
  func begin(at now: TimeInterval, in host: LayerTreeHost) {
    guard entries.contains(where: { !$0.isStarted || $0.layer?.rootHost == nil }) else { return }
    for entry in entries where concerns(entry, host) {
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

  /// Ends what the clock has passed, earliest first, then calls what waits for it.
  package func retire(at now: TimeInterval, in host: LayerTreeHost) {
    guard !isRetiring else { return }
    isRetiring = true
    defer { isRetiring = false }
    if nextEnd == nil { nextEnd = entries.map { end(of: $0) }.min() ?? .infinity }
    if let nextEnd, nextEnd <= now + AnimationLedger.tolerance {
      let limit = now + AnimationLedger.tolerance
      // IDs grow in the order of being added.
      let over = entries.filter { concerns($0, host) && end(of: $0) <= limit }.sorted { a, b in
        let (endA, endB) = (end(of: a), end(of: b))
        return endA == endB ? a.id < b.id : endA < endB
      }
      let ids = Set(over.map(\.id))
      entries.removeAll { ids.contains($0.id) }
      for entry in over {
        if entry.animation.isRemovedOnCompletion { entry.layer?.drop(entry) }
        entry.end(finished: entry.layer != nil)
      }
      self.nextEnd = nil
    }
    runWaiting()
  }

  /// What lost its layer is over.
  private func end(of entry: AnimationEntry) -> TimeInterval { entry.layer == nil ? -.infinity : entry.endTime }

  /// Floating-point steps of a clock come short of a sum by less than this, in seconds.
  private static let tolerance = 1e-7

  /// Calls `block` when the commit in progress, or the next one, is over.
  package func afterCommit(_ block: @escaping () -> Void) {
    waiting.append(block)
    wake()
  }

  func runWaiting() {
    let blocks = waiting
    waiting = []
    for block in blocks { block() }
  }

  /// Somebody must give us a turn.
  package func wake() { LayerTreeHost.wakeAll() }
}
