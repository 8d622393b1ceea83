import Foundation
import RenderTree

/// The memory that backing stores may take. Over it, layers that nobody sees lose their bitmaps, the ones drawn longest ago
/// first: before others those that are hidden or in no shown tree, then those that lie off the screen, or are clipped away. They
/// are drawn again when they show.
@MainActor
package final class BackingStoreBudget {
  package static let shared = BackingStoreBudget()

  /// Bytes. Default 256 MiB.
  package var limit = 256 << 20 { didSet { floor = 0 } }
  /// Bitmaps that were given back.
  package private(set) var purges = 0
  private var owners: [WeakLayer] = []
  /// As many owners as there may be before those that are gone are left out.
  private var ownerLimit = fewestOwners
  private static let fewestOwners = 256
  /// What was drawn since all stores were counted, and what they were then: never less than there is.
  private var estimate = 0
  /// What all that shows takes, where that is over the limit: looking again helps only when there is more.
  private var floor = 0

  private struct WeakLayer {
    weak var layer: CALayer?
    /// Revisions grow with time.
    @MainActor var lastDrawn: UInt64 { layer?.backing.layerContents?.revision ?? 0 }
  }

  private init() {}

  /// What the bitmaps of layers take now, and how many there are; each tile counts.
  package var usage: (bytes: Int, stores: Int) {
    let drawn = owners.compactMap { $0.layer }.filter(\.backing.isDrawn)
    return (drawn.reduce(0) { $0 + $1.backing.byteCount }, drawn.reduce(0) { $0 + ($1.backing.tiles?.tileCount ?? 1) })
  }

  /// A layer has drawn.
  func add(_ layer: CALayer) {
    estimate += layer.backing.byteCount
    guard !layer.flags.isBudgeted else { return }
    layer.flags.isBudgeted = true
    owners.append(WeakLayer(layer: layer))
    guard owners.count > ownerLimit else { return }
    owners.removeAll { $0.layer == nil }
    ownerLimit = max(Self.fewestOwners, owners.count * 2)
  }

  /// Memory is scarce: all go that nobody sees.
  package func purge(at time: TimeInterval) {
    let usual = limit
    limit = 0
    estimate = max(estimate, 1)
    enforce(at: time)
    limit = usual
  }

  /// Looks at the stores only when so much was drawn since the last time that they may be too many.
  func enforce(at time: TimeInterval) {
    guard estimate > max(limit, floor) else { return }
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
        guard let layer = owner.layer, layer.backing.isDrawn, isLost != layer.isInSight else { continue }
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

extension CALayer {
  /// In a shown tree, with no hidden layer on the way to the root.
  fileprivate var isInSight: Bool {
    var layer = self
    while true {
      if layer.isHidden { return false }
      guard let next = layer.tree.superlayer ?? layer.tree.maskOwner else { return layer.tree.host != nil }
      layer = next
    }
  }

  /// Whether some of the contents may be on the screen at a time.
  fileprivate func mayShow(at time: TimeInterval) -> Bool {
    guard let contents = backing.layerContents, let sight = LayerSight(of: self, at: time) else { return false }
    return sight.shows(contents.bounds, of: contents.bounds) || sight.showsBounds
  }
}
