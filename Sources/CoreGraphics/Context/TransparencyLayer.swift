internal import Raster

/// What goes on when a transparency layer ends.
struct TransparencyLayer {
  /// The pixels that the layer is drawn over.
  var below: PixelBuffer
  /// The state that the layer began in, with the alpha, blend mode, shadow and clip it is drawn with.
  var state: GraphicsState
  /// How many saved states belong to what is outside.
  var depth: Int
}
