import CoreGraphics
import Foundation
import RenderTree

/// What is out of date in a layer, and in the tree below it. When a layer's flag says that something below is out of date,
/// so do its ancestors' flags: marking stops at the first one that is marked already.
package struct LayerFlags {
  var needsLayout = true
  var subtreeNeedsLayout = true
  var invalid = InvalidArea.none
  /// What the display in progress was asked for.
  var displaying = InvalidArea.none
  var subtreeNeedsDisplay = false
  var nodeIsValid = false
  /// What is drawn again is not cleared before.
  var keepsPixels = false
  /// The budget of backing stores knows it.
  var isBudgeted = false
  /// What it drew was given back: it is drawn again when it shows.
  var isPurged = false
  /// Looked at before each frame: `DrawnOnSight` has it.
  var isWatched = false
  /// A snapshot with this layer in it was handed to a compositor.
  var isCommitted = false
}

/// A layer's place in the tree.
@MainActor
package final class LayerTreeLinks {
  @exclusivity(unchecked) weak var superlayer: CALayer?
  /// nil for a layer that never had sublayers.
  @exclusivity(unchecked) private(set) var family: LayerFamily?
  @exclusivity(unchecked) var nodeIndex = 0
  @exclusivity(unchecked) var mask: CALayer?
  @exclusivity(unchecked) weak var maskOwner: CALayer?
  /// Of a root.
  @exclusivity(unchecked) weak var host: LayerTreeHost?
  /// The last ones made; current while `nodeIsValid`. They differ while a transition wraps the layer.
  @exclusivity(unchecked) var contentNode: RenderNode?
  @exclusivity(unchecked) var node: RenderNode?

  nonisolated init() {}

  var sublayers: [CALayer] { family?.sublayers ?? [] }

  /// Made with the first sublayer.
  var grownFamily: LayerFamily {
    if let family { return family }
    let made = LayerFamily()
    family = made
    return made
  }
}

/// `CAMediaTiming` of a layer: how its local time follows its superlayer's.
package struct LayerTiming {
  var beginTime: CFTimeInterval = 0
  var duration: CFTimeInterval = .infinity
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0

  var isIdentity: Bool { beginTime == 0 && speed == 1 && timeOffset == 0 }
}
