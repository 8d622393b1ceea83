package import Raster

/// An immutable image (Apple: CGImage).
///
/// The pixels are always stored as 32-bit premultiplied BGRA in sRGB, whatever the source was; `bitmapInfo` describes this layout.
public final class CGImage: Hashable, Sendable {
  /// The pixels, which are never written again.
  package let pixels: PixelBuffer
  /// Whether the image is a mask made by `CGImage(maskWidth:...)`: black is painted, white is not.
  public let isMask: Bool
  public let shouldInterpolate: Bool

  /// Creates an image of a buffer without copying it. The buffer must not be written to afterwards.
  package init(pixels: PixelBuffer, isMask: Bool = false, shouldInterpolate: Bool = true) {
    pixels.freeze()
    self.pixels = pixels
    self.isMask = isMask
    self.shouldInterpolate = shouldInterpolate
  }

  /// The width in pixels.
  public var width: Int { pixels.width }
  /// The height in pixels.
  public var height: Int { pixels.height }
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { width * 4 }
  public var colorSpace: CGColorSpace? { isMask ? nil : .standardRGB }
  public var alphaInfo: CGImageAlphaInfo { pixels.isOpaque ? .noneSkipFirst : .premultipliedFirst }
  public var byteOrderInfo: CGImageByteOrderInfo { .order32Little }
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(alpha: alphaInfo, byteOrder: .order32Little) }
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
  /// Always nil: components are not remapped.
  public var decode: UnsafePointer<CGFloat>? { nil }

  /// A copy of the pixels, in the layout that `bitmapInfo` describes.
  public var dataProvider: CGDataProvider? {
    CGDataProvider(data: Data(pixels.bytes(of: pixels.bounds)))
  }

  public func copy() -> CGImage? { self }

  /// Returns the part of the image inside `rect` (pixels, y down from the top left), enlarged to whole pixels; nil if it is empty.
  public func cropping(to rect: CGRect) -> CGImage? {
    guard let part = rect.pixelBounds(within: CGRect(x: 0, y: 0, width: width, height: height)) else { return nil }
    let area = PixelRect(x: Int(part.minX), y: Int(part.minY), width: Int(part.width), height: Int(part.height))
    if area.width == width, area.height == height { return self }
    let bounds = pixels.bounds
    guard let copy = PixelBuffer(bounds: area.offsetBy(dx: bounds.minX, dy: bounds.minY)) else { return nil }
    copy.copyPixels(from: pixels, in: copy.bounds)
    copy.isOpaque = pixels.isOpaque
    return CGImage(pixels: copy, isMask: isMask, shouldInterpolate: shouldInterpolate)
  }

  public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
