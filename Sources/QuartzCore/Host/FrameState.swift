import Foundation

/// What a host keeps from frame to frame about the layers of its tree: which are drawn when they become visible, which animate their
/// drawing, which have bitmaps, and which animations run. Two screens do not share any of it.
///
/// Layers enter and leave trees without notice. A host therefore settles the lists before it uses them: each list gives away the layers
/// that are in another tree by now. Bitmaps are settled only when they are counted, because there are many.
@MainActor
package final class FrameState {
  /// The state of layers and animations that are in no shown tree.
  package static let unshown = FrameState()

  let drawnOnSight = DrawnOnSight()
  let drawing = FrameDrawing()
  package let budget = BackingStoreBudget()
  package let ledger = AnimationLedger()

  init() {}

  /// Gives away what has left the tree, and takes over what has come into it.
  func settle() {
    giveAway()
    collect()
  }

  /// Takes over what has come into the tree. Animations in no shown tree belong to the first host that comes.
  func collect() {
    LayerTreeHost.forEachState { if $0 !== self { $0.giveAway() } }
    ledger.takeOver(FrameState.unshown.ledger)
  }

  func giveAway() {
    for layer in drawnOnSight.layers.removeStrangers(in: self) { layer.frameState.drawnOnSight.layers.append(layer) }
    for layer in drawing.layers.removeStrangers(in: self) { layer.frameState.drawing.layers.append(layer) }
    ledger.giveAway(from: self)
  }

  /// The size in bytes of the bitmaps of all layers, their number, and the number of times that one was released.
  package static var bitmaps: (bytes: Int, stores: Int, purges: Int) {
    var sum = (bytes: 0, stores: 0, purges: 0)
    LayerTreeHost.forEachState { state in
      let usage = state.budget.usage
      sum = (sum.bytes + usage.bytes, sum.stores + usage.stores, sum.purges + state.budget.purges)
    }
    return sum
  }

  /// Releases the bitmaps of all layers that are not visible, because memory is scarce.
  package static func purge(at time: TimeInterval) {
    LayerTreeHost.forEachState { $0.budget.purge(at: time) }
  }
}

extension CALayer {
  /// The state of the host that shows the layer.
  var frameState: FrameState { rootHost?.frame ?? .unshown }
}
