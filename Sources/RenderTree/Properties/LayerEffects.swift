import Raster

/// The filters and the blend mode of a layer. Few layers have any, so they are held by reference; they are compared by value.
package final class LayerEffects: Sendable, Hashable {
  /// The blend mode with which the layer and its sublayers are drawn over their backdrop.
  package let blend: Blend
  /// The filter of the layer and its sublayers.
  package let filter: PictureFilter
  /// The filter of the backdrop within the layer's bounds.
  package let backgroundFilter: PictureFilter

  /// Returns nil if the values have no effect.
  package init?(blend: Blend = .sourceOver, filter: PictureFilter = PictureFilter(), backgroundFilter: PictureFilter = PictureFilter()) {
    if blend == .sourceOver, filter.isIdentity, backgroundFilter.isIdentity { return nil }
    self.blend = blend
    self.filter = filter
    self.backgroundFilter = backgroundFilter
  }

  /// The ways in which the layer depends on its backdrop.
  package var use: BackdropUse {
    var use: BackdropUse = []
    if blend != .sourceOver { use.insert(.blends) }
    if !backgroundFilter.isIdentity { use.insert(.filters) }
    return use
  }

  package static func == (a: LayerEffects, b: LayerEffects) -> Bool {
    a === b || (a.blend == b.blend && a.filter == b.filter && a.backgroundFilter == b.backgroundFilter)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(blend)
    hasher.combine(filter)
    hasher.combine(backgroundFilter)
  }
}
