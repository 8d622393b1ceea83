import CoreGraphics
import Raster
import UIKit

/// A white bitmap with a context, which is the current one during `draw`; y down, in points.
struct TextPage {
  let pixels: PixelBuffer

  init(width: Int, height: Int, scale: CGFloat = 1, draw: () -> Void) {
    pixels = PixelBuffer(
      bounds: PixelRect(x: 0, y: 0, width: Int(CGFloat(width) * scale), height: Int(CGFloat(height) * scale)))!
    Canvas(pixels).fill(pixels.bounds, Pixel(red: 1, green: 1, blue: 1, alpha: 1))
    UIGraphicsPushContext(CGContext(target: pixels, baseTransform: CGAffineTransform(scaleX: scale, y: scale)))
    draw()
    UIGraphicsPopContext()
  }

  /// The bounds of the pixels that are not white.
  var inkBounds: PixelRect { bounds { $0.bits != 0xffff_ffff } }

  func bounds(_ belongs: (Pixel) -> Bool) -> PixelRect {
    var bounds = PixelRect.empty
    for y in 0..<pixels.height {
      for x in 0..<pixels.width where belongs(pixels[x, y]) { bounds = bounds.union(PixelRect(x: x, y: y, width: 1, height: 1)) }
    }
    return bounds
  }
}
