/// What the compositor keeps from frame to frame.
package enum CacheKind: String, CaseIterable, Sendable {
  case corners
  case shadows
  /// Layers in perspective, and filtered ones.
  case planes
  /// Layers that are drawn into a picture first (`shouldRasterize`).
  case rasterized
  /// Pictures at the size they are shown.
  case scaled
  /// Clips of other shapes than rectangles.
  case clips
  /// Layers drawn apart, for their opacity or a mask, which did not change for some frames.
  case groups
}
