import Raster

/// The pixels of a window, as its driver takes them.
protocol WindowPixels: AnyObject {
  var bounds: PixelRect { get }
  /// Begins a change. Returns whether there is memory for it.
  func begin() -> Bool
  /// Copies a rectangle that lies in the bounds of both.
  func copy(_ rect: PixelRect, of buffer: PixelBuffer)
  /// Shows what changed.
  func end(_ rects: [PixelRect])
}
