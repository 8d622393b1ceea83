import Raster

/// A frame's items, flattened. Kept from frame to frame for its memory.
struct Scene {
  var items: [PaintItem] = []
  var clips: [ClipRecord] = []
  /// In paint order.
  var backdrops: [Backdrop] = []
  /// How many layers were looked at.
  var layerCount = 0

  /// Memory for more items than this is given back after the frame.
  static let keptItems = 1 << 13

  mutating func trim() {
    if items.capacity > Scene.keptItems { self = Scene() }
  }

  /// Paths of items that are gone, for the memory of their points.
  private var paths: [VectorPath] = []

  /// An empty one.
  mutating func takePath() -> VectorPath {
    guard var path = paths.popLast() else { return VectorPath() }
    path.removeAll()
    return path
  }

  mutating func removeAll() {
    if paths.count < Scene.keptItems {
      for i in items.indices {
        if case .path(let path, _, _) = items[i].action { paths.append(path) }
      }
    }
    items.removeAll(keepingCapacity: true)
    clips.removeAll(keepingCapacity: true)
    backdrops.removeAll(keepingCapacity: true)
    layerCount = 0
  }
}
