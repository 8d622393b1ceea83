package import Raster

/// An immutable picture (Apple: CGImage).
///
/// Inside it is 32-bit premultiplied BGRA in sRGB, whatever it was made of, and says so in `bitmapInfo`.
public final class CGImage: Hashable, Sendable {
  /// Never written to again.
  package let pixels: PixelBuffer
  /// Made by `CGImage(maskWidth:...)`: black paints, white does not.
  public let isMask: Bool
  public let shouldInterpolate: Bool

  /// Takes the buffer over: nobody may write to it afterwards.
  package init(pixels: PixelBuffer, isMask: Bool = false, shouldInterpolate: Bool = true) {
    pixels.freeze()
    self.pixels = pixels
    self.isMask = isMask
    self.shouldInterpolate = shouldInterpolate
  }

  /// Pixels.
  public var width: Int { pixels.width }
  /// Pixels.
  public var height: Int { pixels.height }
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { width * 4 }
  public var colorSpace: CGColorSpace? { isMask ? nil : .standardRGB }
  public var alphaInfo: CGImageAlphaInfo { pixels.isOpaque ? .noneSkipFirst : .premultipliedFirst }
  public var byteOrderInfo: CGImageByteOrderInfo { .order32Little }
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(alpha: alphaInfo, byteOrder: .order32Little) }
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
  /// nil: components stand for themselves.
  public var decode: UnsafePointer<CGFloat>? { nil }

  /// A copy of the pixels, in the layout that `bitmapInfo` tells.
  public var dataProvider: CGDataProvider? {
    CGDataProvider(data: Data(pixels.bytes(of: pixels.bounds)))
  }

  public func copy() -> CGImage? { self }

  /// The part of the picture inside `rect` (pixels, y down from the top left), on whole pixels; nil where they do not meet.
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
