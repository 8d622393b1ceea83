internal import Raster

extension CGImage {
  /// Returns the image masked with `mask`, which is stretched over it. An image mask shows the image where it is black, any other mask
  /// where it is white. nil if there is not enough memory.
  public func masking(_ mask: CGImage) -> CGImage? {
    guard let result = PixelBuffer(bounds: pixels.bounds) else { return nil }
    let source = mask.pixels
    for y in 0..<height {
      let maskRow = source.row(source.bounds.minY + y * mask.height / height)
      let from = pixels.row(pixels.bounds.minY + y)
      let to = result.row(result.bounds.minY + y)
      for x in 0..<width {
        let light = Pixel(bits: maskRow[x * mask.width / width]).luminance
        to[x] = Pixel(bits: from[x]).scaled(by: mask.isMask ? 255 - light : light).bits
      }
    }
    return CGImage(pixels: result, shouldInterpolate: shouldInterpolate)
  }

  /// Returns the image with those pixels made clear whose red, green and blue are all within the given ranges (the
  /// lowest and highest value of each, 0...255).
  public func copy(maskingColorComponents components: UnsafePointer<CGFloat>) -> CGImage? {
    let ranges = Array(UnsafeBufferPointer(start: components, count: 6))
    guard ranges.allSatisfy(\.isFinite), let result = pixels.copy() else { return nil }
    for y in result.bounds.minY..<result.bounds.maxY {
      let row = result.row(y)
      for x in 0..<width {
        let pixel = Pixel(bits: row[x])
        let isInside = zip([pixel.red, pixel.green, pixel.blue], 0...).allSatisfy { value, index in
          CGFloat(value) >= ranges[2 * index] && CGFloat(value) <= ranges[2 * index + 1]
        }
        if isInside { row[x] = 0 }
      }
    }
    result.isOpaque = false
    return CGImage(pixels: result, shouldInterpolate: shouldInterpolate)
  }
}

extension Pixel {
  /// The luminance of the premultiplied channels, with the weights of Rec. 709.
  var luminance: UInt8 {
    let sum = UInt32(red) * 54 + UInt32(green) * 183 + UInt32(blue) * 19
    return UInt8(truncatingIfNeeded: (sum + 128) >> 8)
  }
}
