internal import CWebP
internal import CoreGraphics
internal import Raster

/// Reads still WebP images. `AnimatedWebPReader` reads animated ones.
struct WebPReader {
  private let bytes: [UInt8]
  private let name: String
  private let limits: ImageDecodingLimits

  init(_ bytes: [UInt8], _ name: String, limits: ImageDecodingLimits = .current) {
    self.bytes = bytes
    self.name = name
    self.limits = limits
  }

  func isAnimated() throws(ImageFileError) -> Bool { try features().has_animation != 0 }

  private func features() throws(ImageFileError) -> WebPBitstreamFeatures {
    // The RIFF header contains the length of the file.
    let length = Int(bytes[4]) | Int(bytes[5]) << 8 | Int(bytes[6]) << 16 | Int(bytes[7]) << 24
    guard bytes.count >= length + 8 else { throw .truncated(file: name) }
    var features = WebPBitstreamFeatures()
    let status = WebPGetFeaturesInternal(bytes, bytes.count, &features, WEBP_DECODER_ABI_VERSION)
    guard status == VP8_STATUS_OK else { throw failure(status) }
    return features
  }

  func read() throws(ImageFileError) -> CGImage {
    let features = try features()
    let (width, height) = (Int(features.width), Int(features.height))
    try check(width, height, features)
    guard let buffer = PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: width, height: height)) else {
      throw .tooLarge(file: name, width: width, height: height)
    }
    let size = buffer.stride * buffer.height * 4
    let decoded = buffer.base.withMemoryRebound(to: UInt8.self, capacity: size) {
      WebPDecodeBGRAInto(bytes, bytes.count, $0, size, Int32(buffer.stride * 4)) != nil
    }
    guard decoded else { throw .corrupt(file: name, reason: "the pixels cannot be decoded") }
    ColorProfile(webP: bytes)?.convert(buffer)
    buffer.isOpaque = PixelConversion.premultiply(buffer)
    return CGImage(pixels: buffer)
  }

  /// Reads an incomplete file. Missing rows are transparent.
  func readPart() throws(ImageFileError) -> CGImage {
    let outline = try ImageOutline(webP: bytes, name)
    try check(outline.width, outline.height, nil)
    guard let buffer = PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: outline.width, height: outline.height)) else {
      throw .tooLarge(file: name, width: outline.width, height: outline.height)
    }
    let size = buffer.stride * buffer.height * 4
    let status = buffer.base.withMemoryRebound(to: UInt8.self, capacity: size) { target in
      guard let decoder = WebPINewRGB(MODE_BGRA, target, size, Int32(buffer.stride * 4)) else { return VP8_STATUS_OUT_OF_MEMORY }
      defer { WebPIDelete(decoder) }
      return WebPIUpdate(decoder, bytes, bytes.count)
    }
    guard status == VP8_STATUS_OK || status == VP8_STATUS_SUSPENDED else { throw failure(status) }
    buffer.isOpaque = PixelConversion.premultiply(buffer)
    return CGImage(pixels: buffer)
  }

  /// Checks the memory: the decoder needs additional memory for lossless pictures, and for an alpha channel.
  private func check(_ width: Int, _ height: Int, _ features: WebPBitstreamFeatures?) throws(ImageFileError) {
    let isLossy = features?.format == 1
    let bytes = !isLossy ? 4 : features?.has_alpha != 0 ? 2 : 0
    try ImageFile.check(width: width, height: height, name: name, copies: 1, extra: width * height * bytes, limits)
    var work = DecodingWork(bytes: self.bytes.count, name: name, limits: limits)
    try work.add(width * height)
  }

  private func failure(_ status: VP8StatusCode) -> ImageFileError {
    status == VP8_STATUS_NOT_ENOUGH_DATA ? .truncated(file: name) : .corrupt(file: name, reason: "WebP status \(status.rawValue)")
  }
}
