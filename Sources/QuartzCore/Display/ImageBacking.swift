import RenderTree

/// The contents that were set on a layer from outside.
final class ImageBacking {
  let value: Any
  /// The image as layer contents; nil if the value is not an image.
  let contents: LayerContents?

  init(_ value: Any, _ contents: LayerContents?) {
    self.value = value
    self.contents = contents
  }
}
