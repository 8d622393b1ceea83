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

/// 1 for an image, 0 for what is none.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int {
  isrc.contents == nil ? 0 : 1
}

/// The uniform type identifier, such as `public.png`.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
  ImageFormat(signatureOf: [UInt8](isrc.data.prefix(16)))?.rawValue
}

/// The picture; nil, with the reason on standard error, where it cannot be read.
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
  index == 0 ? isrc.contents?.image : nil
}

/// Width, height and orientation.
public func CGImageSourceCopyPropertiesAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CFDictionary? {
  guard index == 0, let contents = isrc.contents else { return nil }
  return [
    kCGImagePropertyPixelWidth: contents.image.width, kCGImagePropertyPixelHeight: contents.image.height,
    kCGImagePropertyOrientation: contents.orientation,
  ]
}

public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
public let kCGImagePropertyOrientation: CFString = "Orientation"
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
