/// Switches that turn each saving off, and overlays. Savings change no pixel; overlays do.
package struct DebugOptions: Sendable, Equatable {
  /// Draws every frame from nothing.
  package var drawsEverything = false
  /// Draws what opaque layers hide, too.
  package var ignoresOcclusion = false
  /// Draws on the calling thread alone.
  package var usesOneThread = false
  /// Draws scrolled content again instead of moving its pixels.
  package var repaintsMoves = false
  /// Tints what each frame draws again.
  package var flashesDamage = false
  /// Outlines every layer.
  package var showsLayerBorders = false

  package init() {}
}
