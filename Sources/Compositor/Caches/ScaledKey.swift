import Raster
import RenderTree

/// The cache key of scaled contents: everything that the scaled bitmap depends on.
struct ScaledKey: Hashable {
  let contents: LayerContents
  let source: PixelRect
  let width, height: Int

  func hash(into hasher: inout Hasher) {
    hasher.combine(contents.revision)
    hasher.combine(ObjectIdentifier(contents.pixels))
    hasher.combine(source)
    hasher.combine(width)
    hasher.combine(height)
  }
}
