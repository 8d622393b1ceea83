public import CoreGraphics

/// Of the whole file: its size in bytes, and of an animation how often it plays (0 for ever), its size and its delays.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
  guard let (outline, size) = isrc.facts else { return nil }
  var properties: CFDictionary = [kCGImagePropertyFileSize: NSNumber(value: size)]
  guard outline.isAnimated else { return properties }
  var animation = outline.format == .gif ? outline.details : [:]
  animation[kCGImagePropertyGIFLoopCount] = NSNumber(value: outline.loops)
  animation[kCGImagePropertyGIFCanvasPixelWidth] = NSNumber(value: outline.width)
  animation[kCGImagePropertyGIFCanvasPixelHeight] = NSNumber(value: outline.height)
  animation[kCGImagePropertyGIFFrameInfoArray] = outline.frames.map { $0.delays }
  properties[outline.format.dictionaryKey] = animation
  return properties
}

/// Width, height and what else the file says of a picture: its orientation and EXIF's data where there are any, and in an animation how long it
/// shows, in seconds. `DelayTime` is 0.1 where the file says less than 0.02, as browsers have it; `UnclampedDelayTime` is what the file says.
///
/// Numbers are `NSNumber`s, which are cast to any of Swift's numbers that hold them.
public func CGImageSourceCopyPropertiesAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CFDictionary? {
  guard let outline = isrc.facts?.outline, outline.frames.indices.contains(index) else { return nil }
  var properties: CFDictionary = [
    kCGImagePropertyPixelWidth: NSNumber(value: outline.width), kCGImagePropertyPixelHeight: NSNumber(value: outline.height),
    kCGImagePropertyDepth: NSNumber(value: outline.depth), kCGImagePropertyColorModel: outline.colorModel,
  ]
  if let hasAlpha = outline.hasAlpha { properties[kCGImagePropertyHasAlpha] = NSNumber(value: hasAlpha) }
  if let resolution = outline.resolution ?? outline.exif?.resolution {
    properties[kCGImagePropertyDPIWidth] = NSNumber(value: resolution.x)
    properties[kCGImagePropertyDPIHeight] = NSNumber(value: resolution.y)
  }
  if let orientation = outline.orientation { properties[kCGImagePropertyOrientation] = NSNumber(value: orientation) }
  if let exif = outline.exif {
    if !exif.tiff.isEmpty { properties[kCGImagePropertyTIFFDictionary] = exif.tiff }
    if !exif.exif.isEmpty { properties[kCGImagePropertyExifDictionary] = exif.exif }
    if !exif.gps.isEmpty { properties[kCGImagePropertyGPSDictionary] = exif.gps }
  }
  var details = outline.details
  if outline.isAnimated { details.merge(outline.frames[index].delays) { $1 } }
  if !details.isEmpty { properties[outline.format.dictionaryKey] = details }
  return properties
}

extension ImageOutline.Frame {
  var delays: CFDictionary {
    [
      kCGImagePropertyGIFDelayTime: NSNumber(value: duration < 0.02 ? 0.1 : duration),
      kCGImagePropertyGIFUnclampedDelayTime: NSNumber(value: duration),
    ]
  }
}

extension ImageFormat {
  /// Under which the properties of the format stand.
  var dictionaryKey: CFString {
    switch self {
    case .gif: kCGImagePropertyGIFDictionary
    case .png: kCGImagePropertyPNGDictionary
    case .jpeg: kCGImagePropertyJFIFDictionary
    case .webP: kCGImagePropertyWebPDictionary
    }
  }
}
