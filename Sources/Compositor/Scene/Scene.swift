import Raster
import RenderTree

/// The flattened items of a frame. Kept from frame to frame for its memory.
struct Scene {
  var items: [PaintItem] = []
  var clips: [ClipRecord] = []
  /// The backdrops in paint order.
  var backdrops: [Backdrop] = []
  /// The number of layers visited.
  var layerCount = 0
  /// The identities of the layers visited; empty if they are not measured.
  var layerIDs: [LayerID] = []

  /// The memory for more items than this is freed after the frame.
  static let maximumReusedItems = 1 << 13

  mutating func trim() {
    if items.capacity > Scene.maximumReusedItems { self = Scene() }
  }

  /// Paths of removed items, kept for the memory of their points.
  private var paths: [VectorPath] = []

  /// Returns an empty path.
  mutating func takePath() -> VectorPath {
    guard var path = paths.popLast() else { return VectorPath() }
    path.removeAll()
    return path
  }

  mutating func removeAll() {
    if paths.count < Scene.maximumReusedItems {
      for i in items.indices {
        if case .path(let path, _, _) = items[i].action { paths.append(path) }
      }
    }
    items.removeAll(keepingCapacity: true)
    clips.removeAll(keepingCapacity: true)
    backdrops.removeAll(keepingCapacity: true)
    layerIDs.removeAll(keepingCapacity: true)
    layerCount = 0
  }
}
