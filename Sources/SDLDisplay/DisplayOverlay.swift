import Raster

/// A picture that a window shows above its contents. It is not part of the display's buffer.
package struct DisplayOverlay: Sendable {
  package var pixels: PixelBuffer
  /// The position of the picture's origin, in pixels of the display.
  package var x: Int
  package var y: Int

  package init(pixels: PixelBuffer, x: Int, y: Int) {
    self.pixels = pixels
    self.x = x
    self.y = y
  }

  package var frame: PixelRect { pixels.bounds.offsetBy(dx: x, dy: y) }
}
