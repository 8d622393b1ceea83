import RenderTree

/// The cost of painting one layer in a frame.
package struct LayerPaint: Sendable {
  package var layer: LayerID
  /// The time in seconds that all threads together spent on the layer, without its sublayers.
  package var seconds = 0.0
  /// Whether a part of the layer needs a separate buffer: for group opacity, a mask, a filter or a blur of the backdrop.
  package var isOffscreen = false
  /// Whether the layer blends with pixels behind it.
  package var isBlended = false

  package init(layer: LayerID) { self.layer = layer }
}
