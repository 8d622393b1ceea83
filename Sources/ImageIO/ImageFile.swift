package import CoreGraphics
internal import Raster

/// Image files as throwing functions; Apple's `CGImageSource` and `CGImageDestination` stand on them.
package enum ImageFile {
  /// The longest side that is read or written, in pixels.
  package static let maximumSide = 16_384
  /// The most pixels that are read or written.
  package static let maximumPixels = 100_000_000

  /// The picture in a file.
  package static func read(url: URL) throws(ImageFileError) -> CGImage {
    try contents(of: url).image
  }

  /// The picture in `data`; errors call it `name`.
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

  /// The picture and what the file says about it.
  ///
  /// - Parameter decodesFrames: false leaves out all pictures of an animation but the first.
  package static func contents(
    of data: Data, name: String = "image data", decodesFrames: Bool = true
  ) throws(ImageFileError) -> ImageFileContents {
    let bytes = [UInt8](data)
    var contents = try decodesFrames ? decoded(bytes, name) : firstDecoded(bytes, name)
    contents.orientation = (try? ImageOutline(bytes, name: name))?.orientation ?? 1
    return contents
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
    case nil:
      // What begins like a PNG and stops is a cut-off one.
      if !bytes.isEmpty, ImageFormat.mayBegin(with: bytes) { throw .truncated(file: name) }
      throw .notAnImage(file: name)
    }
  }

  private static func still(_ frames: [ImageFrame], _ format: ImageFormat, loops: Int) -> ImageFileContents {
    ImageFileContents(
      image: frames[0].image, format: format, orientation: 1, frames: frames.count > 1 ? frames : [], loops: loops)
  }

  /// Writes one picture, in the format of the URL's extension. `quality` (0...1) is for JPEG and WebP.
  package static func write(_ image: CGImage, to url: URL, quality: Double = 0.9) throws(ImageFileError) {
    guard let format = ImageFormat(fileExtension: url.pathExtension) else {
      throw .notWritten(file: url.path, reason: "the name must end in .png, .jpg, .webp or .gif")
    }
    try write(try encode(image, as: format, quality: quality, name: url.path), to: url)
  }

  /// The bytes of a file with one picture. The same picture gives the same bytes.
  ///
  /// - Parameter isFast: PNG only: a file that is larger, in a third of the time.
  package static func encode(
    _ image: CGImage, as format: ImageFormat, quality: Double = 0.9, name: String = "image", isFast: Bool = false
  ) throws(ImageFileError) -> Data {
    try check(width: image.width, height: image.height, name: name)
    switch format {
    case .png: return try PNGWriter.encode(image, name: name, isFast: isFast)
    case .jpeg: return try JPEGWriter.encode(image, quality: quality, name: name)
    case .webP:
      let writer = try AnimatedWebPWriter(width: image.width, height: image.height, quality: quality, name: name)
      try writer.add(image, duration: 0.1)
      return try writer.finish()
    case .gif:
      let writer = try AnimatedGIFWriter(width: image.width, height: image.height, name: name)
      try writer.add(image, duration: 0.1)
      return try writer.finish()
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
      try data.write(to: url)
    } catch {
      throw .notWritten(file: url.path, reason: error.localizedDescription)
    }
  }

  /// What every reader asks before it takes memory.
  static func check(width: Int, height: Int, name: String) throws(ImageFileError) {
    guard width > 0, height > 0 else { throw .wrongSize(file: name, reason: "\(width) x \(height) pixels") }
    guard width <= maximumSide, height <= maximumSide, width * height <= maximumPixels else {
      throw .tooLarge(file: name, width: width, height: height)
    }
  }
}
