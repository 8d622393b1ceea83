public import CoreGraphics

/// Returns a thumbnail. Photos may contain one. It is made from the image if the file contains none and
/// `kCGImageSourceCreateThumbnailFromImageIfAbsent` is true, or always if `kCGImageSourceCreateThumbnailFromImageAlways` is true. Otherwise
/// the result is nil if the file contains none.
///
/// Its longer side has at most `kCGImageSourceThumbnailMaxPixelSize` pixels, and it is never larger than the image.
/// `kCGImageSourceCreateThumbnailWithTransform` makes it upright.
public func CGImageSourceCreateThumbnailAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
  guard let outline = isrc.facts?.outline else { return nil }
  let maximum = CGImageProperties.number(options?[kCGImageSourceThumbnailMaxPixelSize]).map { max(1, Int(min($0, 1e6))) }
  var picture: CGImage?
  if !CGImageProperties.flag(options?[kCGImageSourceCreateThumbnailFromImageAlways]) {
    if index == 0, let stored = outline.exif?.thumbnail { picture = try? JPEGReader(stored, isrc.name).read() }
    if picture == nil, !CGImageProperties.flag(options?[kCGImageSourceCreateThumbnailFromImageIfAbsent]) { return nil }
  }
  if picture == nil {
    // The picture is decoded at the smallest size that is not smaller than the thumbnail.
    let size = outline.size(of: index)
    picture = isrc.picture(index, divisor: max(1, maximum.map { max(size.width, size.height) / $0 } ?? 1))
  }
  guard var result = picture else { return nil }
  if let maximum, maximum < max(result.width, result.height) {
    let scale = CGFloat(maximum) / CGFloat(max(result.width, result.height))
    let (width, height) = ((CGFloat(result.width) * scale).rounded(), (CGFloat(result.height) * scale).rounded())
    guard let scaled = result.scaled(to: max(1, Int(width)), max(1, Int(height))) else { return nil }
    result = scaled
  }
  guard CGImageProperties.flag(options?[kCGImageSourceCreateThumbnailWithTransform]), let orientation = outline.orientation else {
    return result
  }
  return result.upright(from: orientation)
}
