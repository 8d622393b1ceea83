/// Switches that turn off each optimization, and debug overlays. The optimizations do not change any pixel; the overlays do.
package struct DebugOptions: Sendable, Equatable {
  /// Whether each frame is drawn completely.
  package var drawsEverything = false
  /// Whether layers hidden by opaque layers are drawn.
  package var ignoresOcclusion = false
  /// Whether only the calling thread draws.
  package var usesOneThread = false
  /// Whether scrolled content is drawn again instead of being moved.
  package var repaintsMoves = false
  /// Whether the repainted pixels of each frame are tinted.
  package var flashesDamage = false
  /// Whether each layer is outlined.
  package var showsLayerBorders = false
  /// Whether each frame contains the painting time of its layers.
  package var measuresLayers = false

  package init() {}
}
