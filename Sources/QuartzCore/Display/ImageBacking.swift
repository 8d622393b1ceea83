import RenderTree

/// What a layer's contents were set to from outside.
final class ImageBacking {
  let value: Any
  /// nil for a value that is no image.
  let contents: LayerContents?

  init(_ value: Any, _ contents: LayerContents?) {
    self.value = value
    self.contents = contents
  }
}
