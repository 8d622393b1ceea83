import Raster

/// The result of one call of `Compositor.composite`.
package struct Frame: Sendable {
  /// The pixels drawn or moved in this frame, which the display must update.
  package var damage: Region
  /// The part of the damage that was filled by moving pixels within the target; empty if none were moved.
  package var moved = PixelRect.empty
  package var counters: FrameCounters
  /// Whether an animation is running, so that the next frame differs even without a commit.
  package var isAnimating: Bool
  /// The painting costs of the layers; empty unless `DebugOptions.measuresLayers` is set.
  package var paints: [LayerPaint] = []

  package init(damage: Region, counters: FrameCounters, isAnimating: Bool) {
    self.damage = damage
    self.counters = counters
    self.isAnimating = isAnimating
  }
}
