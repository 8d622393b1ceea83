import CoreGraphics
import Raster

/// Returns a bitmap context of the public Core Graphics API: y-up, transparent.
func makeContext(_ width: Int, _ height: Int) -> CGContext {
  CGContext(
    data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
}

/// Returns a bitmap context as UIKit creates it: y-down.
func makeFlippedContext(_ width: Int, _ height: Int, scale: CGFloat = 1) -> CGContext {
  CGContext(
    target: PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: width, height: height))!,
    baseTransform: CGAffineTransform(scaleX: scale, y: scale))
}

extension CGContext {
  /// The pixel in column `x` and row `y` from the top: 0xAARRGGBB, premultiplied.
  subscript(x: Int, y: Int) -> UInt32 { bitmapPixel(x, y) }

  private func bitmapPixel(_ x: Int, _ y: Int) -> UInt32 { target?[x, y].bits ?? 0 }

  /// The sum of the alpha of all pixels; an opaque pixel counts as 1.
  var coverage: Double {
    guard let target else { return 0 }
    var sum = 0
    for y in 0..<target.height { for x in 0..<target.width { sum += Int(target[x, y].alpha) } }
    return Double(sum) / 255
  }
}

extension CGColor {
  static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}

/// Returns an image of premultiplied pixels, row by row from the top.
func makeImage(_ width: Int, _ pixels: [UInt32]) -> CGImage {
  let buffer = PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: width, height: pixels.count / width))!
  for (index, pixel) in pixels.enumerated() { buffer[index % width, index / width] = Pixel(bits: pixel) }
  return CGImage(pixels: buffer)
}

func isClose(_ a: CGFloat, _ b: CGFloat, within tolerance: CGFloat = 1e-9) -> Bool { abs(a - b) <= tolerance }
func isClose(_ a: CGRect, _ b: CGRect, within tolerance: CGFloat = 1e-6) -> Bool {
  isClose(a.minX, b.minX, within: tolerance) && isClose(a.minY, b.minY, within: tolerance)
    && isClose(a.maxX, b.maxX, within: tolerance) && isClose(a.maxY, b.maxY, within: tolerance)
}
