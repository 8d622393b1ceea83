internal import Raster

/// The state to restore when a transparency layer ends.
struct TransparencyLayer {
  /// The pixels that the layer is drawn over; nil in a PDF.
  var below: PixelBuffer?
  /// In a PDF: the area in which the layer's content may cast a shadow.
  var area = PixelRect.empty
  /// The state at the beginning of the layer, with the alpha, blend mode, shadow and clip that the layer is drawn with.
  var state: GraphicsState
  /// The number of saved states that belong to the outside of the layer.
  var depth: Int
}
