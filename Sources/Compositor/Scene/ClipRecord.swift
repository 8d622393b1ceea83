import Raster

/// A clip that is not a rectangle of whole pixels.
struct ClipRecord {
  enum Shape {
    case path(VectorPath)
    /// A path given by its cached mask.
    case mask(CoverageMask, dx: Int, dy: Int)
    /// One side of a line. Each pixel is completely on one side or the other.
    case side(DividingLine)
  }

  /// The index of the enclosing clip; -1 for none.
  var parent: Int32
  var shape: Shape
  /// A rectangle whose pixels are completely inside, so that no mask is needed there.
  var inner: PixelRect
}
