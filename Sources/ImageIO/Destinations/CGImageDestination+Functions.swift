public import CoreGraphics

/// `type` is a uniform type identifier: `public.png`, `public.jpeg`, `com.compuserve.gif`, `org.webmproject.webp`. nil for others.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(target: .url(url), type: type, count: count)
}

/// What is written is appended to `data`.
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

/// The uniform type identifiers that can be written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { ImageFormat.allCases.map(\.rawValue) }

public func CGImageDestinationGetTypeID() -> CFTypeID { 0x1a02 }

/// Properties of the file, such as how often an animation plays, and of all pictures that do not say otherwise.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
  idst.properties = properties ?? [:]
}

/// Adds a picture. Its properties are written where the format has them: EXIF's data in JPEG and PNG, how long it shows in an animation.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
  idst.images.append((image, properties ?? [:]))
}

/// Adds a picture of a file with its properties, in which those given here take the place of the file's. `kCFNull` as a value takes one away.
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

/// Writes the file; false, with the reason on standard error, where that fails.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
  do throws(ImageFileError) {
    try idst.finish()
    return true
  } catch {
    FileHandle.standardError.write(Data("ImageIO: \(error)\n".utf8))
    return false
  }
}
