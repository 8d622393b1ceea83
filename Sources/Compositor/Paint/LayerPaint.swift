import RenderTree

/// What painting one layer took in a frame.
package struct LayerPaint: Sendable {
  package var layer: LayerID
  /// The time that all threads together spent on the layer itself, without its sublayers, in seconds.
  package var seconds = 0.0
  /// Whether a part of the layer needs a buffer of its own: for a group opacity, a mask, a filter or a blur of the backdrop.
  package var isOffscreen = false
  /// Whether the layer blends with pixels behind it.
  package var isBlended = false

  package init(layer: LayerID) { self.layer = layer }
}
