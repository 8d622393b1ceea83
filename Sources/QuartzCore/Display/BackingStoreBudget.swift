import Foundation

/// The memory that backing stores may take. Over it, layers that nobody sees (hidden, or in no shown tree) lose their bitmaps,
/// the ones drawn longest ago first; they are drawn again when they show.
@MainActor
package final class BackingStoreBudget {
  package static let shared = BackingStoreBudget()

  /// Bytes. Default 256 MiB.
  package var limit = 256 << 20
  private var owners: [WeakLayer] = []
  /// What was drawn since all stores were counted, and what they were then: never less than there is.
  private var estimate = 0

  private struct WeakLayer {
    weak var layer: CALayer?
    /// Revisions grow with time.
    @MainActor var lastDrawn: UInt64 { layer?.backing.store?.contents.revision ?? 0 }
  }

  private init() {}

  /// What the bitmaps of layers take now, and how many there are.
  package var usage: (bytes: Int, stores: Int) {
    let stores = owners.compactMap { $0.layer?.backing.store }
    return (stores.reduce(0) { $0 + $1.byteCount }, stores.count)
  }

  /// A layer has drawn.
  func add(_ layer: CALayer) {
    estimate += layer.backing.store?.byteCount ?? 0
    guard !layer.flags.isBudgeted else { return }
    layer.flags.isBudgeted = true
    owners.append(WeakLayer(layer: layer))
  }

  /// Looks at the stores only when so much was drawn since the last time that they may be too many.
  func enforce() {
    guard estimate > limit else { return }
    owners.removeAll { owner in
      guard let layer = owner.layer else { return true }
      layer.flags.isBudgeted = layer.backing.store != nil
      return !layer.flags.isBudgeted
    }
    var total = owners.reduce(0) { $0 + ($1.layer?.backing.store?.byteCount ?? 0) }
    defer { estimate = total }
    guard total > limit else { return }
    owners.sort { $0.lastDrawn < $1.lastDrawn }
    for owner in owners where total > limit {
      guard let layer = owner.layer, let store = layer.backing.store, !layer.isSeen else { continue }
      total -= store.byteCount
      layer.purgeBackingStore()
    }
  }
}

extension CALayer {
  /// In a shown tree, with no hidden layer on the way to the root.
  fileprivate var isSeen: Bool {
    var layer = self
    while true {
      if layer.isHidden { return false }
      guard let next = layer.tree.superlayer ?? layer.tree.maskOwner else { return layer.tree.host != nil }
      layer = next
    }
  }
}
