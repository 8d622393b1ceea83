public import CoreGraphics

// Image I/O's functions with options or contents that are objects of Foundation. Apple's compilers convert such arguments to the types of
// Core Foundation, which are values of Swift on Linux.

@_disfavoredOverload
public func CGImageSourceCreateWithData(_ data: NSData, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSourceCreateWithData(Data(referencing: data), options)
}

@_disfavoredOverload
public func CGImageSourceCreateWithData(_ data: CFData, _ options: NSDictionary) -> CGImageSource? {
  CGImageSourceCreateWithData(data, options as? CFDictionary)
}

@_disfavoredOverload
public func CGImageSourceCreateWithData(_ data: NSData, _ options: NSDictionary) -> CGImageSource? {
  CGImageSourceCreateWithData(Data(referencing: data), options as? CFDictionary)
}

@_disfavoredOverload
public func CGImageSourceCreateWithURL(_ url: NSURL, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSourceCreateWithURL(url as URL, options)
}

@_disfavoredOverload
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: NSDictionary) -> CGImageSource? {
  CGImageSourceCreateWithURL(url, options as? CFDictionary)
}

@_disfavoredOverload
public func CGImageSourceCreateWithURL(_ url: NSURL, _ options: NSDictionary) -> CGImageSource? {
  CGImageSourceCreateWithURL(url as URL, options as? CFDictionary)
}

@_disfavoredOverload
public func CGImageSourceCreateWithDataProvider(_ provider: CGDataProvider, _ options: NSDictionary) -> CGImageSource? {
  CGImageSourceCreateWithDataProvider(provider, options as? CFDictionary)
}

@_disfavoredOverload
public func CGImageSourceCreateIncremental(_ options: NSDictionary) -> CGImageSource {
  CGImageSourceCreateIncremental(options as? CFDictionary)
}

@_disfavoredOverload
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: NSDictionary) -> CGImage? {
  CGImageSourceCreateImageAtIndex(isrc, index, options as? CFDictionary)
}

@_disfavoredOverload
public func CGImageSourceCreateThumbnailAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: NSDictionary) -> CGImage? {
  CGImageSourceCreateThumbnailAtIndex(isrc, index, options as? CFDictionary)
}

@_disfavoredOverload
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: NSDictionary) -> CFDictionary? {
  CGImageSourceCopyProperties(isrc, options as? CFDictionary)
}

@_disfavoredOverload
public func CGImageSourceCopyPropertiesAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: NSDictionary) -> CFDictionary? {
  CGImageSourceCopyPropertiesAtIndex(isrc, index, options as? CFDictionary)
}

@_disfavoredOverload
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: NSDictionary) {
  CGImageDestinationSetProperties(idst, properties as? CFDictionary)
}

@_disfavoredOverload
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: NSDictionary) {
  CGImageDestinationAddImage(idst, image, properties as? CFDictionary)
}

@_disfavoredOverload
public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: NSDictionary
) { CGImageDestinationAddImageFromSource(idst, isrc, index, properties as? CFDictionary) }
