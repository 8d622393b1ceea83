import Raster

/// A clip that is no rectangle of whole pixels.
struct ClipRecord {
  enum Shape {
    case path(VectorPath)
    /// The same as a mask that is kept.
    case mask(CoverageMask, dx: Int, dy: Int)
    /// One side of a line, of which every pixel is on one side or on the other.
    case side(DividingLine)
  }

  /// The clip around it; -1 for none.
  var parent: Int32
  var shape: Shape
  /// Where all of a pixel shows: no mask is needed inside.
  var inner: PixelRect
}
