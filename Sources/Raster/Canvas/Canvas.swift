import CPixelKernels

/// Draws into a pixel buffer through a clip, in the coordinates of the buffer's bounds. A value that is cheap to copy.
///
/// The method is chosen once for each draw call, then rows are passed to kernels. The value of a pixel depends on its absolute coordinates
/// and the draw call only, never on the clip. So tiles can be drawn in parallel, and damaged parts can be drawn again. Nothing is drawn
/// more than 262,144 pixels away from the origin.
package struct Canvas: Sendable {
  package let target: PixelBuffer
  package var clip: Clip {
    didSet { clip.bounds = clip.bounds.intersection(target.bounds) }
  }
  package var blend: Blend = .sourceOver

  /// - Parameter clip: the clip, which is limited to the target's bounds; nil for all of them.
  package init(_ target: PixelBuffer, clip: Clip? = nil) {
    self.target = target
    self.clip = clip?.intersected(with: target.bounds) ?? Clip(target.bounds)
  }
}
