public import CoreGraphics

/// Creates a destination that writes a file. `type` is a uniform type identifier: `public.png`, `public.jpeg`, `com.compuserve.gif` or
/// `org.webmproject.webp`. Returns nil for others.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(target: .url(url), type: type, count: count)
}

/// Creates a destination that appends to `data`.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(target: .data(data), type: type, count: count)
}

public func CGImageDestinationCreateWithDataConsumer(
  _ consumer: CGDataConsumer, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(target: .consumer(consumer), type: type, count: count)
}

/// Returns the uniform type identifiers of the formats that can be written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { ImageFormat.writable.map(\.rawValue) }

public func CGImageDestinationGetTypeID() -> CFTypeID { 0x1a02 }

/// Sets the properties of the file, such as the number of repeats, which are also the defaults for all images.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
  idst.properties = properties ?? [:]
}

/// Adds an image. Properties that the format supports are written: EXIF data in JPEG and PNG, and the duration of a frame.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
  idst.images.append((image, properties ?? [:]))
}

/// Adds an image of a source with its properties. The given properties override those of the source; a value of `kCFNull` removes one.
public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
  guard let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) else {
    idst.lacksImage = true
    return
  }
  var all = CGImageSourceCopyPropertiesAtIndex(isrc, index, nil) ?? [:]
  for (key, value) in properties ?? [:] {
    if value is NSNull {
      all[key] = nil
    } else if let new = value as? CFDictionary, let old = all[key] as? CFDictionary {
      all[key] = old.merging(new) { $1 }.filter { !($0.value is NSNull) }
    } else {
      all[key] = value
    }
  }
  idst.images.append((image, all))
}

/// Writes the file. Returns false if that fails; the reason is written to standard error.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
  do throws(ImageFileError) {
    try idst.finish()
    return true
  } catch {
    FileHandle.standardError.write(Data("ImageIO: \(error)\n".utf8))
    return false
  }
}
