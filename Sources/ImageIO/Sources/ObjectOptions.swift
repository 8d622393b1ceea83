public import CoreGraphics

// Image I/O's functions with options or contents that are objects of Foundation. Apple's compilers convert such arguments to the types of
// Core Foundation, which are values of Swift on Linux.

@_disfavoredOverload
public func CGImageSourceCreateWithData(_ data: NSData, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSourceCreateWithData(Data(referencing: data), options)
}

@_disfavoredOverload
public func CGImageSourceCreateWithData(_ data: CFData, _ options: NSDictionary?) -> CGImageSource? {
  CGImageSourceCreateWithData(data, options.map { _vitrineCFDictionary($0) })
}

@_disfavoredOverload
public func CGImageSourceCreateWithData(_ data: NSData, _ options: NSDictionary?) -> CGImageSource? {
  CGImageSourceCreateWithData(Data(referencing: data), options.map { _vitrineCFDictionary($0) })
}

@_disfavoredOverload
public func CGImageSourceCreateWithURL(_ url: NSURL, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSourceCreateWithURL(url as URL, options)
}

@_disfavoredOverload
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: NSDictionary?) -> CGImageSource? {
  CGImageSourceCreateWithURL(url, options.map { _vitrineCFDictionary($0) })
}

@_disfavoredOverload
public func CGImageSourceCreateWithURL(_ url: NSURL, _ options: NSDictionary?) -> CGImageSource? {
  CGImageSourceCreateWithURL(url as URL, options.map { _vitrineCFDictionary($0) })
}

@_disfavoredOverload
public func CGImageSourceCreateWithDataProvider(_ provider: CGDataProvider, _ options: NSDictionary?) -> CGImageSource? {
  CGImageSourceCreateWithDataProvider(provider, options.map { _vitrineCFDictionary($0) })
}

@_disfavoredOverload
public func CGImageSourceCreateIncremental(_ options: NSDictionary?) -> CGImageSource {
  CGImageSourceCreateIncremental(options.map { _vitrineCFDictionary($0) })
}

@_disfavoredOverload
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: NSDictionary?) -> CGImage? {
  CGImageSourceCreateImageAtIndex(isrc, index, options.map { _vitrineCFDictionary($0) })
}

@_disfavoredOverload
public func CGImageSourceCreateThumbnailAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: NSDictionary?) -> CGImage? {
  CGImageSourceCreateThumbnailAtIndex(isrc, index, options.map { _vitrineCFDictionary($0) })
}

@_disfavoredOverload
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: NSDictionary?) -> CFDictionary? {
  CGImageSourceCopyProperties(isrc, options.map { _vitrineCFDictionary($0) })
}

@_disfavoredOverload
public func CGImageSourceCopyPropertiesAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: NSDictionary?) -> CFDictionary? {
  CGImageSourceCopyPropertiesAtIndex(isrc, index, options.map { _vitrineCFDictionary($0) })
}

@_disfavoredOverload
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: NSDictionary?) {
  CGImageDestinationSetProperties(idst, properties.map { _vitrineCFDictionary($0) })
}

@_disfavoredOverload
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: NSDictionary?) {
  CGImageDestinationAddImage(idst, image, properties.map { _vitrineCFDictionary($0) })
}

@_disfavoredOverload
public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: NSDictionary?
) { CGImageDestinationAddImageFromSource(idst, isrc, index, properties.map { _vitrineCFDictionary($0) }) }

@_disfavoredOverload
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: NSData, _ final: Bool) {
  CGImageSourceUpdateData(isrc, Data(referencing: data), final)
}

@_disfavoredOverload
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: NSDictionary?
) -> CGImageDestination? { CGImageDestinationCreateWithData(data, type, count, options.map { _vitrineCFDictionary($0) }) }

@_disfavoredOverload
public func CGImageDestinationCreateWithURL(
  _ url: NSURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestinationCreateWithURL(url as URL, type, count, options) }
