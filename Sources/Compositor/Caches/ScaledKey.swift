import Raster
import RenderTree

/// All that a picture at the size it is shown depends on.
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
