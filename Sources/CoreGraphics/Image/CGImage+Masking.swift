internal import Raster

extension CGImage {
  /// The picture seen through `mask`, stretched over it: an image mask shows where it is black, any other image where it is
  /// white. Nil when memory is short.
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

  /// Pixels whose red, green and blue all lie inside the given ranges (low and high each, 0...255) become clear.
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
  /// Of the premultiplied channels, by Rec. 709's weights.
  var luminance: UInt8 {
    let sum = UInt32(red) * 54 + UInt32(green) * 183 + UInt32(blue) * 19
    return UInt8(truncatingIfNeeded: (sum + 128) >> 8)
  }
}
