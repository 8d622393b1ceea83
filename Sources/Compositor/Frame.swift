import Raster

/// What one call of `Compositor.composite` did.
package struct Frame: Sendable {
  /// The pixels that differ from the frame before, drawn again or moved: what a display has to show.
  package var damage: Region
  /// The part of the damage whose old pixels were moved within the target; empty for none.
  package var moved = PixelRect.empty
  package var counters: FrameCounters
  /// Whether an animation goes on: the next frame differs without a commit.
  package var isAnimating: Bool

  package init(damage: Region, counters: FrameCounters, isAnimating: Bool) {
    self.damage = damage
    self.counters = counters
    self.isAnimating = isAnimating
  }
}
