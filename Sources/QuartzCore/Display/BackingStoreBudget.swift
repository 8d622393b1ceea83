import Foundation
import RenderTree

/// The memory limit of a host's backing stores and of those in no shown tree. Above it, layers that are not visible lose their bitmaps,
/// starting with those drawn longest ago: first the layers that are hidden or in no shown tree, then those that are off screen or clipped
/// away. They are drawn again when they become visible.
@MainActor
package final class BackingStoreBudget {
  /// The limit in bytes. The default is 256 MiB.
  package var limit = 256 << 20 { didSet { floor = 0 } }
  /// The number of times a layer's bitmap or tiles were released.
  package private(set) var purges = 0
  private var owners: [WeakLayer] = []
  /// The number of owners above which deallocated layers are removed from the list.
  private var ownerLimit = fewestOwners
  private static let fewestOwners = 256
  /// The total size at the last count plus everything drawn since. Never less than the actual total.
  private var estimate = 0
  /// The total size above which counting again is worthwhile, if the visible layers alone exceed the limit; otherwise 0.
  private var floor = 0

  private struct WeakLayer {
    weak var layer: CALayer?
    /// The revision of the last drawing. Revisions increase with time.
    @MainActor var lastDrawn: UInt64 { layer?.backing.layerContents?.revision ?? 0 }
  }

  init() {}

  /// The current size in bytes of all bitmaps, and their number. Each tile counts as one.
  package var usage: (bytes: Int, stores: Int) {
    let drawn = owners.compactMap { $0.layer }.filter(\.backing.isDrawn)
    return (drawn.reduce(0) { $0 + $1.backing.byteCount }, drawn.reduce(0) { $0 + ($1.backing.tiles?.tileCount ?? 1) })
  }

  /// Records that a layer has drawn.
  func add(_ layer: CALayer) {
    estimate += layer.backing.byteCount
    guard !layer.flags.isBudgeted else { return }
    layer.flags.isBudgeted = true
    owners.append(WeakLayer(layer: layer))
    guard owners.count > ownerLimit else { return }
    owners.removeAll { $0.layer == nil }
    ownerLimit = max(Self.fewestOwners, owners.count * 2)
  }

  /// Releases the bitmaps of all layers that are not visible, because memory is scarce.
  func purge(at time: TimeInterval) {
    let usual = limit
    limit = 0
    estimate = max(estimate, 1)
    enforce(at: time)
    limit = usual
  }

  /// Releases bitmaps if they exceed the limit. They are counted only if enough was drawn since the last count to make that possible.
  /// Bitmaps of layers that came from another screen are included from the next count on.
  func enforce(at time: TimeInterval) {
    let unshown = FrameState.unshown.budget
    guard estimate + (unshown === self ? 0 : unshown.estimate) > max(limit, floor) else { return }
    LayerTreeHost.forEachState { $0.budget.transferDeparted(from: $0) }
    absorb(unshown)
    owners.removeAll { owner in
      guard let layer = owner.layer else { return true }
      layer.flags.isBudgeted = layer.backing.isDrawn
      return !layer.flags.isBudgeted
    }
    var total = owners.reduce(0) { $0 + ($1.layer?.backing.byteCount ?? 0) }
    defer {
      estimate = total
      floor = total > limit ? total + limit / 8 : 0
    }
    guard total > limit else { return }
    owners.sort { $0.lastDrawn < $1.lastDrawn }
    for isLost in [true, false] {
      for owner in owners where total > limit {
        guard let layer = owner.layer, layer.backing.isDrawn, isLost != layer.isShown else { continue }
        if layer.backing.tiles != nil {
          let freed = layer.dropTiles(total - limit, at: time)
          total -= freed
          if freed > 0 { purges += 1 }
        } else if isLost || !layer.mayShow(at: time) {
          total -= layer.backing.byteCount
          purges += 1
          layer.purgeBackingStore()
        }
      }
    }
  }
}

extension BackingStoreBudget {
  /// Moves the layers that are now in another tree, or in none, to the budget of that tree.
  func transferDeparted(from state: FrameState) {
    let departed = owners.filter { $0.layer.map { $0.frameState !== state } ?? false }
    if departed.isEmpty { return }
    owners.removeAll { $0.layer.map { $0.frameState !== state } ?? true }
    for owner in departed {
      guard let layer = owner.layer else { continue }
      let budget = layer.frameState.budget
      budget.owners.append(owner)
      budget.estimate += layer.backing.byteCount
    }
  }

  private func absorb(_ other: BackingStoreBudget) {
    guard other !== self else { return }
    owners += other.owners
    (other.owners, other.estimate) = ([], 0)
  }
}

extension CALayer {
  /// Whether the layer is in a shown tree and neither it nor an ancestor is hidden.
  fileprivate var isShown: Bool {
    var layer = self
    while true {
      if layer.isHidden { return false }
      guard let next = layer.tree.parent else { return layer.tree.host != nil }
      layer = next
    }
  }

  /// Whether a part of the contents may be on screen at `time`.
  fileprivate func mayShow(at time: TimeInterval) -> Bool {
    guard let contents = backing.layerContents, let visibility = LayerVisibility(of: self, at: time) else { return false }
    return visibility.shows(contents.bounds, of: contents.bounds) || visibility.showsBounds
  }
}
