public import CoreGraphics

/// Reads an image file (Apple: CGImageSource). Pixels are decoded when they are asked for, once.
public final class CGImageSource {
  let data: Data
  let name: String
  private(set) lazy var contents: ImageFileContents? = {
    do {
      return try ImageFile.contents(of: data, name: name)
    } catch {
      FileHandle.standardError.write(Data("ImageIO: \(error)\n".utf8))
      return nil
    }
  }()

  init(data: Data, name: String) {
    self.data = data
    self.name = name
  }
}

/// Never nil for data that is no image: asking for its picture gives nil.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSource(data: data, name: "image data")
}

/// Nil where the file cannot be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  guard let data = try? Data(contentsOf: url) else { return nil }
  return CGImageSource(data: data, name: url.path)
}

public func CGImageSourceCreateWithDataProvider(_ provider: CGDataProvider, _ options: CFDictionary?) -> CGImageSource? {
  provider.data.map { CGImageSource(data: $0, name: "image data") }
}

/// How many pictures there are: several in an animated GIF, PNG or WebP, 0 in what is no image.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.contents.map { max($0.frames.count, 1) } ?? 0 }

/// The uniform type identifier, such as `public.png`.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
  ImageFormat(signatureOf: [UInt8](isrc.data.prefix(16)))?.rawValue
}

/// The picture; nil, with the reason on standard error, where it cannot be read.
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
  guard let contents = isrc.contents, index >= 0 else { return nil }
  if index < contents.frames.count { return contents.frames[index].image }
  return index == 0 ? contents.image : nil
}

/// Of the whole file: how often an animation plays, 0 for ever.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
  guard let contents = isrc.contents else { return nil }
  guard !contents.frames.isEmpty else { return [:] }
  let loops: CFDictionary = ["LoopCount": contents.loops]
  return [contents.format.animationKey: loops]
}

/// Width, height and orientation; of a picture of an animation also how long it shows, in seconds. `DelayTime` is 0.1 where the file says
/// less than 0.02, as browsers have it; `UnclampedDelayTime` is what the file says.
public func CGImageSourceCopyPropertiesAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CFDictionary? {
  guard let contents = isrc.contents, index == 0 || contents.frames.indices.contains(index) else { return nil }
  var properties: CFDictionary = [
    kCGImagePropertyPixelWidth: contents.image.width, kCGImagePropertyPixelHeight: contents.image.height,
    kCGImagePropertyOrientation: contents.orientation,
  ]
  if contents.frames.indices.contains(index) {
    let seconds = contents.frames[index].duration
    let times: CFDictionary = ["DelayTime": seconds < 0.02 ? 0.1 : seconds, "UnclampedDelayTime": seconds]
    properties[contents.format.animationKey] = times
  }
  return properties
}

extension ImageFormat {
  /// Under which the properties of animations stand.
  fileprivate var animationKey: CFString {
    switch self {
    case .gif: kCGImagePropertyGIFDictionary
    case .png: kCGImagePropertyPNGDictionary
    default: kCGImagePropertyWebPDictionary
    }
  }
}

public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
public let kCGImagePropertyAPNGDelayTime: CFString = "DelayTime"
public let kCGImagePropertyAPNGUnclampedDelayTime: CFString = "UnclampedDelayTime"
public let kCGImagePropertyAPNGLoopCount: CFString = "LoopCount"
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
public let kCGImagePropertyOrientation: CFString = "Orientation"
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
