import Raster

/// A frame's items, flattened. Kept from frame to frame for its memory.
struct Scene {
  var items: [PaintItem] = []
  var clips: [ClipRecord] = []
  /// In paint order.
  var backdrops: [Backdrop] = []
  /// How many layers were looked at.
  var layerCount = 0

  mutating func removeAll() {
    items.removeAll(keepingCapacity: true)
    clips.removeAll(keepingCapacity: true)
    backdrops.removeAll(keepingCapacity: true)
    layerCount = 0
  }
}
