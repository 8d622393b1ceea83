package import CoreGraphics
internal import Raster

/// Reads and writes image files with throwing functions, on which Apple's `CGImageSource` and `CGImageDestination` are built.
package enum ImageFile {
  /// The longest side of an image that is read or written, in pixels.
  package static let maximumSide = 16_384
  /// The maximum number of pixels of an image that is read or written.
  package static let maximumPixels = 100_000_000

  /// Reads the image in a file.
  package static func read(url: URL) throws(ImageFileError) -> CGImage {
    try contents(of: url).image
  }

  /// Reads the image in `data`. Errors contain `name`.
  package static func read(data: Data, name: String = "image data") throws(ImageFileError) -> CGImage {
    try contents(of: data, name: name).image
  }

  package static func contents(of url: URL) throws(ImageFileError) -> ImageFileContents {
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw .unreadable(file: url.path, reason: error.localizedDescription)
    }
    return try contents(of: data, name: url.path)
  }

  /// Reads the image and the file's information about it.
  ///
  /// - Parameter decodesFrames: whether all frames of an animation are decoded instead of only the first.
  package static func contents(
    of data: Data, name: String = "image data", decodesFrames: Bool = true
  ) throws(ImageFileError) -> ImageFileContents {
    let bytes = [UInt8](data)
    var contents = try decodesFrames ? decoded(bytes, name) : firstDecoded(bytes, name)
    contents.orientation = (try? ImageOutline(bytes, name: name))?.orientation ?? 1
    return contents
  }

  /// Returns the size of an image in pixels, as its header states it. Nothing is decoded, so the pixels may be missing or damaged.
  package static func size(data: Data, name: String = "image data") throws(ImageFileError) -> (width: Int, height: Int) {
    let outline = try ImageOutline([UInt8](data), name: name)
    return (outline.width, outline.height)
  }

  private static func firstDecoded(_ bytes: [UInt8], _ name: String) throws(ImageFileError) -> ImageFileContents {
    let outline = try ImageOutline(bytes, name: name)
    guard outline.isAnimated, let image = try PictureStore(bytes, outline, name: name).picture(0, takesParts: false) else {
      return try decoded(bytes, name)
    }
    return ImageFileContents(image: image, format: outline.format, orientation: 1, loops: outline.loops)
  }

  private static func decoded(_ bytes: [UInt8], _ name: String) throws(ImageFileError) -> ImageFileContents {
    switch ImageFormat(signatureOf: bytes) {
    case .png:
      if let animation = try AnimatedPNGReader(bytes, name) {
        let (frames, loops) = try animation.read()
        return still(frames, .png, loops: loops)
      }
      return ImageFileContents(image: try PNGReader(bytes, name).read(), format: .png, orientation: 1)
    case .jpeg:
      return ImageFileContents(image: try JPEGReader(bytes, name).read(), format: .jpeg, orientation: 1)
    case .webP:
      if try WebPReader(bytes, name).isAnimated() {
        let animation = try AnimatedWebPReader(bytes: bytes, name: name).read()
        return still(animation.frames, .webP, loops: animation.loops)
      }
      return ImageFileContents(image: try WebPReader(bytes, name).read(), format: .webP, orientation: 1)
    case .gif:
      let reader = GIFReader(bytes, name)
      try reader.read()
      return still(reader.frames, .gif, loops: reader.loops)
    case .heic?, .avif?, .tiff?, .bmp?, .ico?:
      let outline = try ImageOutline(bytes, name: name)
      guard let image = try PictureStore(bytes, outline, name: name).picture(0, takesParts: false) else { throw .notAnImage(file: name) }
      return ImageFileContents(image: image, format: outline.format, orientation: 1)
    case nil:
      // A file that starts like a PNG and then ends is truncated.
      if !bytes.isEmpty, ImageFormat.mayBegin(with: bytes) { throw .truncated(file: name) }
      throw .notAnImage(file: name)
    }
  }

  private static func still(_ frames: [ImageFrame], _ format: ImageFormat, loops: Int) -> ImageFileContents {
    ImageFileContents(
      image: frames[0].image, format: format, orientation: 1, frames: frames.count > 1 ? frames : [], loops: loops)
  }

  /// Writes an image in the format of the URL's extension. `quality` (0...1) applies to JPEG and WebP.
  package static func write(_ image: CGImage, to url: URL, quality: Double = 0.9) throws(ImageFileError) {
    guard let format = ImageFormat(fileExtension: url.pathExtension) else {
      throw .notWritten(file: url.path, reason: "the name must end in .png, .jpg, .webp or .gif")
    }
    try write(try encode(image, as: format, quality: quality, name: url.path), to: url)
  }

  /// Checks whether a format can store an image of that size. `encode` also checks it; programs call this before they draw.
  package static func checkWritable(width: Int, height: Int, as format: ImageFormat, name: String) throws(ImageFileError) {
    try check(width: width, height: height, name: name)
    guard format != .webP || max(width, height) <= AnimatedWebPWriter.maximumSide else {
      throw .notWritten(file: name, reason: "WebP holds at most \(AnimatedWebPWriter.maximumSide) pixels a side")
    }
  }

  /// Returns the bytes of a file with one image. The same image gives the same bytes.
  ///
  /// - Parameter isFast: whether to write a PNG about twenty times as fast, possibly with a larger size. Ignored for other formats.
  package static func encode(
    _ image: CGImage, as format: ImageFormat, quality: Double = 0.9, name: String = "image", isFast: Bool = false
  ) throws(ImageFileError) -> Data {
    try checkWritable(width: image.width, height: image.height, as: format, name: name)
    try checkMemory(toEncode: image, name)
    switch format {
    case .png: return try isFast ? QuickPNGWriter.encode(image.pixels) : PNGWriter.encode(image, name: name)
    case .jpeg: return try JPEGWriter.encode(image, quality: quality, name: name)
    case .webP:
      let writer = try AnimatedWebPWriter(width: image.width, height: image.height, quality: quality, name: name)
      try writer.add(image, duration: 0.1)
      return try writer.finish()
    case .gif:
      let writer = try AnimatedGIFWriter(width: image.width, height: image.height, name: name)
      try writer.add(image, duration: 0.1)
      return try writer.finish()
    case .heic, .avif, .tiff, .bmp, .ico: throw .notWritten(file: name, reason: "\(format.rawValue) can only be read")
    }
  }

  package static func png(_ image: CGImage, name: String = "image") throws(ImageFileError) -> Data {
    try encode(image, as: .png, name: name)
  }

  package static func jpeg(_ image: CGImage, quality: Double, name: String = "image") throws(ImageFileError) -> Data {
    try encode(image, as: .jpeg, quality: quality, name: name)
  }

  package static func write(_ data: Data, to url: URL) throws(ImageFileError) {
    do {
      try data.write(to: url, options: .atomic)
    } catch {
      throw .notWritten(file: url.path, reason: error.localizedDescription)
    }
  }

  /// Checks whether there is enough memory for an encoder's copies of an image. Otherwise Swift's arrays would end the program.
  static func checkMemory(toEncode image: CGImage, _ name: String) throws(ImageFileError) {
    // GIF needs the most: pixels, indices, and each channel. PNG needs the pixels and the space for the file.
    let bytes = image.width * image.height * 14 + (1 << 20)
    guard let memory = malloc(bytes) else {
      throw .notWritten(file: name, reason: "there is no memory for the \(bytes >> 20) MiB that encoding takes")
    }
    free(memory)
  }

  /// Checks the memory for a picture. All readers call it before they allocate memory.
  ///
  /// - Parameters:
  ///   - copies: the number of buffers of that size.
  ///   - extra: the number of further bytes that the decoder needs.
  static func check(
    width: Int, height: Int, name: String, copies: Int, extra: Int = 0, _ limits: ImageDecodingLimits
  ) throws(ImageFileError) {
    try check(width: width, height: height, name: name)
    let bytes = allocated(width, height) * copies + extra
    guard bytes <= limits.pictureBytes else {
      throw .tooCostly(
        file: name, reason: "\(width) x \(height) pixels take \(bytes >> 20) MiB to decode; at most \(limits.pictureBytes >> 20) are used")
    }
  }

  /// Returns the number of bytes in a buffer. Rows are padded, so a narrow picture needs more than 4 bytes per pixel.
  static func allocated(_ width: Int, _ height: Int) -> Int {
    PixelBuffer.byteCount(PixelRect(x: 0, y: 0, width: width, height: height)) ?? PixelBuffer.maximumPixels * 4
  }

  /// Checks the size of an image.
  static func check(width: Int, height: Int, name: String) throws(ImageFileError) {
    guard width > 0, height > 0 else { throw .wrongSize(file: name, reason: "\(width) x \(height) pixels") }
    guard width <= maximumSide, height <= maximumSide, width * height <= maximumPixels else {
      throw .tooLarge(file: name, width: width, height: height)
    }
  }
}
