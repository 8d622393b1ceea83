internal import Raster

extension CGImage {
  /// Creates an image from bytes in a common layout with 8 bits per component: grey, grey with alpha, RGB, or RGBA in any order,
  /// premultiplied or not. Returns nil for other layouts and if there are too few bytes. `decode` is ignored.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace, bitmapInfo: CGBitmapInfo,
    provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard
      let layout = BitmapLayout(
        bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, model: space.model, bitmapInfo: bitmapInfo),
      let buffer = CGImage.buffer(width: width, height: height, bytesPerRow: bytesPerRow, layout: layout, data: provider.data)
    else { return nil }
    self.init(pixels: buffer, shouldInterpolate: shouldInterpolate)
  }

  /// Creates an image mask with 8 bits per pixel: 0 is painted, 255 is not.
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) {
    guard
      let layout = BitmapLayout(bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, model: .monochrome, bitmapInfo: []),
      let buffer = CGImage.buffer(width: width, height: height, bytesPerRow: bytesPerRow, layout: layout, data: provider.data)
    else { return nil }
    self.init(pixels: buffer, isMask: true, shouldInterpolate: shouldInterpolate)
  }

  private static func buffer(width: Int, height: Int, bytesPerRow: Int, layout: BitmapLayout, data: Data?) -> PixelBuffer? {
    guard let data, width > 0, height > 0, width <= PixelBuffer.maximumSide, height <= PixelBuffer.maximumSide,
      bytesPerRow >= width * layout.bytesPerPixel, bytesPerRow <= 1 << 30,
      data.count >= bytesPerRow * (height - 1) + width * layout.bytesPerPixel,
      let buffer = PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: width, height: height))
    else {
      Problem.log("CGImage: \(width) x \(height) with \(bytesPerRow) bytes a row does not fit \(data?.count ?? 0) bytes")
      return nil
    }
    data.withUnsafeBytes { bytes in
      guard let base = bytes.bindMemory(to: UInt8.self).baseAddress else { return }
      for y in 0..<height { layout.read(base + y * bytesPerRow, into: buffer.row(y), count: width) }
    }
    buffer.isOpaque = layout.alpha == .none
    return buffer
  }
}
