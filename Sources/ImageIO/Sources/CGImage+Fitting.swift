internal import CoreGraphics
internal import Raster

extension CGImage {
  /// Returns the image drawn at another size, over a colour if one is given; nil if there is not enough memory.
  func scaled(to width: Int, _ height: Int, over color: CGColor? = nil) -> CGImage? {
    let context = CGContext(
      data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGBitmapInfo(alpha: .premultipliedFirst, byteOrder: .order32Little).rawValue)
    let area = CGRect(x: 0, y: 0, width: width, height: height)
    if let color {
      context?.setFillColor(color)
      context?.fill(area)
    }
    context?.interpolationQuality = .high
    context?.draw(self, in: area)
    guard let result = context?.makeImage() else { return nil }
    result.pixels.isOpaque = PixelConversion.isOpaque(result.pixels)
    return result
  }

  /// Returns the image rotated or mirrored to be upright, given its EXIF orientation.
  func upright(from orientation: Int) -> CGImage? {
    guard (2...8).contains(orientation) else { return self }
    let isTurned = orientation > 4
    let size = PixelRect(x: 0, y: 0, width: isTurned ? height : width, height: isTurned ? width : height)
    guard let result = PixelBuffer(bounds: size) else { return nil }
    let source = pixels.bounds
    let (right, bottom) = (width - 1, height - 1)
    for y in 0..<result.height {
      let row = result.row(y)
      for x in 0..<result.width {
        let (fromX, fromY) =
          switch orientation {
          case 2: (right - x, y)
          case 3: (right - x, bottom - y)
          case 4: (x, bottom - y)
          case 5: (y, x)
          case 6: (y, bottom - x)
          case 7: (right - y, bottom - x)
          default: (right - y, x)
          }
        row[x] = pixels.row(source.minY + fromY)[source.minX + fromX]
      }
    }
    result.isOpaque = pixels.isOpaque
    return CGImage(pixels: result, shouldInterpolate: shouldInterpolate)
  }
}
