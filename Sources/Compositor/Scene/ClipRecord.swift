import Raster

/// A clip that is no rectangle of whole pixels.
struct ClipRecord {
  /// The clip around it; -1 for none.
  var parent: Int32
  var path: VectorPath
  /// Where all of a pixel shows: no mask is needed inside.
  var inner: PixelRect
}
