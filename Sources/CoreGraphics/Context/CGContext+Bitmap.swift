internal import Raster

extension CGContext {
  /// The width in pixels; 0 in a PDF.
  public var width: Int { bitmap?.width ?? 0 }
  /// The height in pixels; 0 in a PDF.
  public var height: Int { bitmap?.height ?? 0 }
  public var bitsPerComponent: Int { bitmap == nil ? 0 : 8 }
  public var bitsPerPixel: Int { bitmap == nil ? 0 : (layout?.bytesPerPixel ?? 4) * 8 }
  public var bytesPerRow: Int {
    guard let bitmap else { return 0 }
    if let mirror { return mirror.bytesPerRow }
    if requestedBytesPerRow != 0 { return requestedBytesPerRow }
    return layout?.isNative ?? true ? bitmap.stride * 4 : width * (layout?.bytesPerPixel ?? 4)
  }
  public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alphaInfo }

  /// The bitmap below all transparency layers; nil in a PDF.
  var bitmap: PixelBuffer? { layers.first?.below ?? target }

  /// The pixels in the layout of `bitmapInfo`, with `bytesPerRow` bytes per row. Valid for the lifetime of the context.
  public var data: UnsafeMutableRawPointer? {
    if let mirror { return mirror.base }
    guard let bitmap else { return nil }
    let layout = self.layout
    let isNative = layout?.isNative ?? true
    if isNative, bytesPerRow == bitmap.stride * 4 { return UnsafeMutableRawPointer(bitmap.base) }
    guard let layout else { return nil }
    let memory = UnsafeMutableRawPointer.allocate(byteCount: bytesPerRow * height, alignment: 16)
    memset(memory, 0, bytesPerRow * height)
    let mirror = BitmapMirror(base: memory, bytesPerRow: bytesPerRow, layout: layout, owned: memory)
    mirror.store(bitmap.bounds, from: bitmap)
    self.mirror = mirror
    return memory
  }

  /// Returns an image of everything drawn so far; nil in a PDF and if there is not enough memory. Later drawing does not change the image.
  public func makeImage() -> CGImage? {
    guard let bitmap else { return nil }
    mirror?.load(bitmap.bounds, into: bitmap)
    guard let copy = bitmap.copy() else { return nil }
    return image(of: copy)
  }

  /// Returns the bitmap itself as an image, without copying it. Nothing may be drawn afterwards.
  package func takeImage() -> CGImage? { bitmap.map(image) }

  private func image(of buffer: PixelBuffer) -> CGImage {
    if isOpaque {
      for y in buffer.bounds.minY..<buffer.bounds.maxY {
        let row = buffer.row(y)
        for x in 0..<buffer.width { row[x] |= 0xff00_0000 }
      }
      buffer.isOpaque = true
    }
    return CGImage(pixels: buffer)
  }

  /// Has no effect: drawing changes the pixels at once.
  public func flush() {}
  /// Has no effect: drawing changes the pixels at once.
  public func synchronize() {}
}
