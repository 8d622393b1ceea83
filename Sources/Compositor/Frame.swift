import Raster

/// What one call of `Compositor.composite` did.
package struct Frame: Sendable {
  /// The pixels that were drawn again.
  package var damage: Region
  package var counters: FrameCounters
  /// Whether an animation goes on: the next frame differs without a commit.
  package var isAnimating: Bool

  package init(damage: Region, counters: FrameCounters, isAnimating: Bool) {
    self.damage = damage
    self.counters = counters
    self.isAnimating = isAnimating
  }
}
