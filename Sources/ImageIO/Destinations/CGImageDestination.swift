public import CoreGraphics

/// Writes an image file (Apple: CGImageDestination). GIF and WebP take many pictures, PNG and JPEG one.
public final class CGImageDestination {
  enum Target {
    case data(NSMutableData)
    case url(URL)
  }

  let target: Target
  let format: ImageFormat
  /// How many pictures were announced.
  let count: Int
  var images: [(image: CGImage, properties: CFDictionary)] = []
  var properties: CFDictionary = [:]

  init?(target: Target, type: CFString, count: Int) {
    guard let format = ImageFormat(rawValue: type), count > 0 else { return nil }
    self.target = target
    self.format = format
    self.count = count
  }

  var name: String {
    switch target {
    case .data: "image data"
    case .url(let url): url.path
    }
  }

  func encode() throws(ImageFileError) -> Data {
    guard let first = images.first else { throw .notWritten(file: name, reason: "no image was added") }
    guard images.count == count else {
      throw .notWritten(file: name, reason: "\(images.count) images were added, \(count) announced")
    }
    let own = first.properties[kCGImageDestinationLossyCompressionQuality] ?? properties[kCGImageDestinationLossyCompressionQuality]
    let quality = (own as? Double) ?? (own as? CGFloat).map(Double.init) ?? 0.9
    if images.count == 1 { return try ImageFile.encode(first.image, as: format, quality: quality, name: name) }
    let writer: any AnimationWriter
    let (width, height) = (first.image.width, first.image.height)
    switch format {
    case .gif: writer = try AnimatedGIFWriter(width: width, height: height, name: name)
    case .webP: writer = try AnimatedWebPWriter(width: width, height: height, quality: quality, name: name)
    case .png, .jpeg: throw .notWritten(file: name, reason: "\(format.rawValue) holds one image")
    }
    for frame in images { try writer.add(frame.image, duration: delay(frame.properties)) }
    return try writer.finish()
  }

  private func delay(_ properties: CFDictionary) -> TimeInterval {
    let (group, key) =
      format == .gif
      ? (kCGImagePropertyGIFDictionary, kCGImagePropertyGIFDelayTime) : (kCGImagePropertyWebPDictionary, kCGImagePropertyWebPDelayTime)
    let value = (properties[group] as? CFDictionary)?[key] ?? (properties[group] as? [String: Any])?[key]
    return (value as? Double) ?? (value as? CGFloat).map(Double.init) ?? 0.1
  }
}

/// `type` is a uniform type identifier: `public.png`, `public.jpeg`, `com.compuserve.gif`, `org.webmproject.webp`.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(target: .url(url), type: type, count: count)
}

public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(target: .data(data), type: type, count: count)
}

public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
  idst.properties = properties ?? [:]
}

public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
  idst.images.append((image, properties ?? [:]))
}

/// Writes the file; false, with the reason on standard error, where that fails.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
  do throws(ImageFileError) {
    let data = try idst.encode()
    switch idst.target {
    case .data(let target): target.append(data)
    case .url(let url): try ImageFile.write(data, to: url)
    }
    return true
  } catch {
    FileHandle.standardError.write(Data("ImageIO: \(error)\n".utf8))
    return false
  }
}

public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
public let kCGImagePropertyWebPDictionary: CFString = "{WebP}"
public let kCGImagePropertyWebPDelayTime: CFString = "DelayTime"
public let kCGImagePropertyWebPUnclampedDelayTime: CFString = "UnclampedDelayTime"
public let kCGImagePropertyWebPLoopCount: CFString = "LoopCount"
