public import CoreGraphics

/// Returns the properties of the file: its size in bytes, and for an animation the number of repeats (0
/// means forever), its size and its delays.
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

/// Returns the properties of an image: width, height, and other information in the file, such as the orientation, EXIF data, and in
/// an animation the duration in seconds. `DelayTime` is 0.1 if the file contains less than 0.02, as in browsers;
/// `UnclampedDelayTime` is the value in the file.
///
/// Numbers are `NSNumber`s, which can be cast to any Swift number type that can hold them.
public func CGImageSourceCopyPropertiesAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CFDictionary? {
  guard let outline = isrc.facts?.outline, outline.frames.indices.contains(index) else { return nil }
  var properties: CFDictionary = [
    kCGImagePropertyPixelWidth: NSNumber(value: outline.size(of: index).width),
    kCGImagePropertyPixelHeight: NSNumber(value: outline.size(of: index).height),
    kCGImagePropertyDepth: NSNumber(value: outline.depth), kCGImagePropertyColorModel: outline.colorModel,
  ]
  if let name = isrc.profileName { properties[kCGImagePropertyProfileName] = name }
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
  // The frames of a GIF have only their delays, so that programs can cast the dictionary to one of numbers.
  var details = outline.format == .gif && outline.isAnimated ? [:] : outline.details
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
  /// The key of the format's own dictionary of properties.
  var dictionaryKey: CFString {
    switch self {
    case .gif: kCGImagePropertyGIFDictionary
    case .png: kCGImagePropertyPNGDictionary
    case .jpeg: kCGImagePropertyJFIFDictionary
    case .webP: kCGImagePropertyWebPDictionary
    case .heic, .avif: kCGImagePropertyHEICSDictionary
    case .tiff, .bmp, .ico: kCGImagePropertyTIFFDictionary
    }
  }
}
