import CPixelKernels

/// Draws into a pixel buffer through a clip, in the coordinates of the buffer's bounds. A cheap value.
///
/// How to draw is decided once a draw, then rows go to kernels. What a pixel becomes depends on its absolute coordinates
/// and the draw alone, never on the clip: many tiles may be drawn in parallel, or a damaged part again. Nothing is drawn
/// beyond ±262,144 pixels from the origin.
package struct Canvas: Sendable {
  package let target: PixelBuffer
  package var clip: Clip {
    didSet { clip.bounds = clip.bounds.intersection(target.bounds) }
  }
  package var blend: Blend = .sourceOver

  /// - Parameter clip: everything by default; cut to the target's bounds.
  package init(_ target: PixelBuffer, clip: Clip? = nil) {
    self.target = target
    self.clip = clip?.intersected(with: target.bounds) ?? Clip(target.bounds)
  }
}
