internal import Raster

/// What goes on when a transparency layer ends.
struct TransparencyLayer {
  /// The pixels that the layer is drawn over; nil in a PDF.
  var below: PixelBuffer?
  /// In a PDF: what of the layer may cast a shadow.
  var area = PixelRect.empty
  /// The state that the layer began in, with the alpha, blend mode, shadow and clip it is drawn with.
  var state: GraphicsState
  /// How many saved states belong to what is outside.
  var depth: Int
}
