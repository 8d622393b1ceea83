import Raster

/// Filters of a layer, which few layers have: held by reference, compared by value.
package final class LayerEffects: Sendable, Hashable {
  /// How the layer with its sublayers meets what is behind it.
  package let blend: Blend
  /// On the layer with its sublayers.
  package let filter: PictureFilter
  /// On what is behind the layer, within its bounds.
  package let backgroundFilter: PictureFilter

  /// `nil` where nothing would be different.
  package init?(blend: Blend = .sourceOver, filter: PictureFilter = PictureFilter(), backgroundFilter: PictureFilter = PictureFilter()) {
    if blend == .sourceOver, filter.isIdentity, backgroundFilter.isIdentity { return nil }
    self.blend = blend
    self.filter = filter
    self.backgroundFilter = backgroundFilter
  }

  /// Whether the look depends on what is behind.
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
