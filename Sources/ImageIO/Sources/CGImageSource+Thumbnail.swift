public import CoreGraphics

/// The picture, made small enough for `kCGImageSourceThumbnailMaxPixelSize` on its longer side.
public func CGImageSourceCreateThumbnailAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
  guard let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) else { return nil }
  let most =
    (options?[kCGImageSourceThumbnailMaxPixelSize] as? Int)
    ?? (options?[kCGImageSourceThumbnailMaxPixelSize] as? CGFloat).flatMap { $0 > 0 && $0 < 1e6 ? Int($0) : nil }
  guard let most, most > 0, most < max(image.width, image.height) else { return image }
  let scale = CGFloat(most) / CGFloat(max(image.width, image.height))
  let width = max(1, Int((CGFloat(image.width) * scale).rounded()))
  let height = max(1, Int((CGFloat(image.height) * scale).rounded()))
  let context = CGContext(
    data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
    bitmapInfo: CGBitmapInfo(alpha: .premultipliedFirst, byteOrder: .order32Little).rawValue)
  context?.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
  return context?.makeImage()
}

public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
