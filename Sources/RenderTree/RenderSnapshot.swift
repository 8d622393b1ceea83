import CoreGraphics
import Raster

/// What one commit hands to the compositor. The root's superlayer space is points of the target, origin at its top left.
package struct RenderSnapshot: Sendable {
  package var root: RenderNode
  /// The target's pixels that the tree covers.
  package var size: PixelRect
  /// Pixels per point.
  package var scale: CGFloat
  /// What is behind the root.
  package var background: Pixel

  package init(root: RenderNode, size: PixelRect, scale: CGFloat, background: Pixel) {
    self.root = root
    self.size = size
    self.scale = scale
    self.background = background
  }
}
