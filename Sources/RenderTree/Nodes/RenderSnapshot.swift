import CoreGraphics
import Raster

/// The result of one commit, for the compositor. The superlayer space of the root is in points of the target, origin at the top left.
package struct RenderSnapshot: Sendable {
  package var root: RenderNode
  /// The pixels of the target that the tree covers.
  package var size: PixelRect
  /// Pixels per point.
  package var scale: CGFloat
  /// The colour behind the root.
  package var background: Pixel

  package init(root: RenderNode, size: PixelRect, scale: CGFloat, background: Pixel) {
    self.root = root
    self.size = size
    self.scale = scale
    self.background = background
  }
}
