import Foundation

/// The state that a host keeps between frames for the layers of its tree: the layers that are drawn when they become visible, those that
/// animate their drawing, those with bitmaps, and the running animations. Screens do not share it.
///
/// A host is not notified when layers enter or leave its tree. Before it uses the lists, each list therefore passes the layers that are now
/// in another tree to that tree's list. Bitmaps are passed on only when they are counted, because there are many.
@MainActor
package final class FrameState {
  /// The state of layers and animations that are in no shown tree.
  package static let unshown = FrameState()

  let drawnWhenVisible = DrawnWhenVisible()
  let drawing = FrameDrawing()
  package let budget = BackingStoreBudget()
  package let animations = RunningAnimations()

  init() {}

  /// Passes on the layers that have left the tree, and receives those that have entered it.
  func settle() {
    transferDeparted()
    collect()
  }

  /// Receives the layers that have entered the tree. Animations in no shown tree go to the first host that calls this.
  func collect() {
    LayerTreeHost.forEachState { if $0 !== self { $0.transferDeparted() } }
    animations.absorb(FrameState.unshown.animations)
  }

  /// Moves the layers that are now in another tree, or in none, to the lists of that tree.
  func transferDeparted() {
    for layer in drawnWhenVisible.layers.removeDeparted(in: self) { layer.frameState.drawnWhenVisible.layers.append(layer) }
    for layer in drawing.layers.removeDeparted(in: self) { layer.frameState.drawing.layers.append(layer) }
    animations.transferDeparted(from: self)
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

  /// Releases the bitmaps of all layers that are not visible, because memory is low.
  package static func purge(at time: TimeInterval) {
    LayerTreeHost.forEachState { $0.budget.purge(at: time) }
  }
}

extension CALayer {
  /// The state of the host that shows the layer.
  var frameState: FrameState { rootHost?.frame ?? .unshown }
}
