internal import CPNG
internal import CoreGraphics
internal import Raster

/// Reads PNG with libpng's simplified interface. Any depth, palette, interlacing and gamma is converted to 8-bit sRGB.
struct PNGReader {
  static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
  private let bytes: [UInt8]
  private let name: String
  private let limits: ImageDecodingLimits

  init(_ bytes: [UInt8], _ name: String, limits: ImageDecodingLimits = .current) {
    self.bytes = bytes
    self.name = name
    self.limits = limits
  }

  /// Reads an incomplete file. Missing rows are transparent.
  func readPart() throws(ImageFileError) -> CGImage { try PNGReader(PNGChunk.closed(bytes), name, limits: limits).read(isPart: true) }

  func read(isPart: Bool = false) throws(ImageFileError) -> CGImage {
    // Distinguishes truncated files from damaged ones, which libpng does not.
    let chunks = try PNGChunk.all(in: bytes, name)
    let profile = ColorProfile(png: bytes, chunks)
    // The profile overrides other chunks about colours.
    let bytes = profile == nil ? bytes : PNGChunk.file(bytes, chunks, without: ["iCCP", "sRGB", "gAMA", "cHRM"])
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    let buffer = try bytes.withUnsafeBufferPointer { (source) throws(ImageFileError) -> PixelBuffer in
      guard png_image_begin_read_from_memory(&image, source.baseAddress, source.count) != 0 else { throw failure(image) }
      let (width, height) = (Int(image.width), Int(image.height))
      try ImageFile.check(width: width, height: height, name: name, copies: 1, limits)
      var work = DecodingWork(bytes: bytes.count, name: name, limits: limits)
      try work.add(width * height)
      guard let buffer = PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: width, height: height)) else {
        throw .tooLarge(file: name, width: width, height: height)
      }
      // BGRA, not premultiplied.
      image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_BGR)
      image.flags |= png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB)
      guard png_image_finish_read(&image, nil, buffer.base, png_int_32(buffer.stride * 4), nil) != 0 || isPart else { throw failure(image) }
      return buffer
    }
    // If the header states fewer pixels than the file contains, libpng only warns.
    let warning = message(image)
    if !isPart, image.warning_or_error != 0, warning.contains("Extra") || warning.contains("Too much") {
      throw .wrongSize(file: name, reason: warning)
    }
    profile?.convert(buffer)
    buffer.isOpaque = PixelConversion.premultiply(buffer)
    return CGImage(pixels: buffer)
  }

  private func failure(_ image: png_image) -> ImageFileError {
    let text = message(image)
    if text.contains("Not enough image data") || text.contains("Read Error") {
      return .wrongSize(file: name, reason: "fewer pixels than the header promises")
    }
    return .corrupt(file: name, reason: text)
  }

  private func message(_ image: png_image) -> String {
    withUnsafeBytes(of: image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
