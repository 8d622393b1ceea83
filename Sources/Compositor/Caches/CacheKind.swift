/// The kinds of data that the compositor caches between frames.
package enum CacheKind: String, CaseIterable, Sendable {
  case corners
  case shadows
  /// Bitmaps of layers in perspective and of filtered layers.
  case planes
  /// Bitmaps of layers that are rasterized first (`shouldRasterize`).
  case rasterized
  /// Contents scaled to their size on screen.
  case scaled
  /// Masks of clips that are not rectangles.
  case clips
  /// Bitmaps of layers that are drawn as a group, for their opacity or a mask, and did not change for some frames.
  case groups
}
