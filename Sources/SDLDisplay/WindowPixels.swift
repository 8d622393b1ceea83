import Raster

/// The pixels of a window, in the form that its driver accepts.
protocol WindowPixels: AnyObject {
  var bounds: PixelRect { get }
  /// Begins a change. Returns whether there is enough memory for it.
  func begin() -> Bool
  /// Copies a rectangle that is within the bounds of both.
  func copy(_ rect: PixelRect, of buffer: PixelBuffer)
  /// Shows the changed rectangles.
  func end(_ rects: [PixelRect])
}
