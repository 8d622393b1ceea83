import CoreGraphics
import Foundation
import RenderTree

/// Marks of outdated state in a layer and the tree below it. If a flag of a layer says that something below is outdated, the flags of its
/// ancestors do too; marking therefore stops at the first layer that is already marked.
package struct LayerFlags {
  var needsLayout = true
  var subtreeNeedsLayout = true
  /// Whether `layoutSublayers()` is running.
  var isLayingOut = false
  var invalid = InvalidArea.none
  /// The area that the display in progress draws.
  var displaying = InvalidArea.none
  var subtreeNeedsDisplay = false
  var nodeIsValid = false
  /// Whether pixels are not cleared before they are redrawn.
  var keepsPixels = false
  /// Whether the layer is in the list of a `BackingStoreBudget`.
  var isBudgeted = false
  /// Whether the layer's bitmap was released. It is drawn again when the layer becomes visible.
  var isPurged = false
  /// Whether the layer is in the list of a `DrawnWhenVisible`, which examines it before each frame.
  var isWatched = false
  /// Whether a snapshot with this layer was given to a compositor.
  var isCommitted = false

  /// Marks the layer, or the tree below it, as outdated.
  /// - Returns: false if it was already marked.
  mutating func add(_ mark: LayerMark) -> Bool {
    switch mark {
    case .layout:
      if subtreeNeedsLayout { return false }
      subtreeNeedsLayout = true
    case .display:
      if subtreeNeedsDisplay { return false }
      subtreeNeedsDisplay = true
    case .node:
      if !nodeIsValid { return false }
      nodeIsValid = false
    }
    return true
  }
}

/// The work that a commit must repeat, for a layer or for a part of the tree below it.
enum LayerMark {
  case layout, display, node
}

/// The position of a layer in the tree.
@MainActor
package final class LayerTreeLinks {
  @exclusivity(unchecked) weak var superlayer: CALayer?
  /// The sublayers; nil for a layer that never had any.
  @exclusivity(unchecked) private(set) var family: LayerFamily?
  @exclusivity(unchecked) var nodeIndex = 0
  @exclusivity(unchecked) var mask: CALayer?
  @exclusivity(unchecked) weak var maskOwner: CALayer?
  /// The host of a root layer; nil for others.
  @exclusivity(unchecked) weak var host: LayerTreeHost?
  /// The last nodes, current while `nodeIsValid`. They differ while a transition wraps the layer.
  @exclusivity(unchecked) var contentNode: RenderNode?
  @exclusivity(unchecked) var node: RenderNode?

  nonisolated init() {}

  var sublayers: [CALayer] { family?.sublayers ?? [] }

  /// The superlayer; of a mask, the masked layer.
  var parent: CALayer? { superlayer ?? maskOwner }

  /// The sublayers, created with the first one.
  var grownFamily: LayerFamily {
    if let family { return family }
    let made = LayerFamily()
    family = made
    return made
  }
}

/// The `CAMediaTiming` values of a layer.
package struct LayerTiming {
  var beginTime: CFTimeInterval = 0
  var duration: CFTimeInterval = .infinity
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0

  var isIdentity: Bool { beginTime == 0 && speed == 1 && timeOffset == 0 }
}
