import CoreGraphics
import Raster
import UIKit

extension UIImage {
  /// The stored pixels, row by row from the top: 0xAARRGGBB, premultiplied.
  package var words: [UInt32] {
    guard let pixels = cgImage?.pixels else { return [] }
    let bounds = pixels.bounds
    return (0..<bounds.height).flatMap { y in (0..<bounds.width).map { pixels[bounds.minX + $0, bounds.minY + y].bits } }
  }

  /// Creates an image of the given pixels.
  package convenience init(width: Int, words: [UInt32], scale: CGFloat = 1, orientation: Orientation = .up) {
    let buffer = PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: width, height: words.count / width))!
    for (index, word) in words.enumerated() { buffer[index % width, index / width] = Pixel(bits: word) }
    self.init(cgImage: CGImage(pixels: buffer), scale: scale, orientation: orientation)
  }
}

/// Draws an image with that size in points.
package func drawn(
  _ width: Int, _ height: Int, scale: CGFloat = 1, opaque: Bool = false, _ body: (UIGraphicsImageRendererContext) -> Void
) -> UIImage {
  let format = UIGraphicsImageRendererFormat()
  format.scale = scale
  format.opaque = opaque
  return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image(actions: body)
}
