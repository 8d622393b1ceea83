/// What the compositor keeps from frame to frame.
package enum CacheKind: String, CaseIterable, Sendable {
  case corners
  case shadows
  /// Layers in perspective, and filtered ones.
  case planes
  /// Layers that are drawn into a picture first (`shouldRasterize`).
  case rasterized
}
