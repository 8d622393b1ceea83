internal import CWebP
internal import CoreGraphics
internal import Raster

/// Writes WebP with libwebp's animation encoder. A single picture becomes a still image.
final class AnimatedWebPWriter: AnimationWriter {
  private let encoder: OpaquePointer
  private let (width, height): (Int, Int)
  private var config = WebPConfig()
  private let name: String
  private var timestamp = 0.0
  static let maximumSide = Int(WEBP_MAX_DIMENSION)

  /// Creates a writer. A quality of 1 is lossless. `loops` is the number of times the animation plays; 0 means forever.
  init(width: Int, height: Int, quality: Double, loops: Int = 0, name: String) throws(ImageFileError) {
    try ImageFile.checkWritable(width: width, height: height, as: .webP, name: name)
    var options = WebPAnimEncoderOptions()
    let isKnown = WebPAnimEncoderOptionsInitInternal(&options, Int32(WEBP_MUX_ABI_VERSION)) != 0
    options.anim_params.loop_count = Int32(min(max(loops, 0), 65535))
    guard isKnown,
      WebPConfigInitInternal(&config, WEBP_PRESET_DRAWING, Float(min(max(quality, 0), 1) * 100), Int32(WEBP_ENCODER_ABI_VERSION)) != 0,
      let encoder = WebPAnimEncoderNewInternal(Int32(width), Int32(height), &options, Int32(WEBP_MUX_ABI_VERSION))
    else { throw .notWritten(file: name, reason: "libwebp's encoder does not start") }
    config.lossless = quality >= 1 ? 1 : 0
    config.method = 4
    self.encoder = encoder
    (self.width, self.height) = (width, height)
    self.name = name
  }

  deinit { WebPAnimEncoderDelete(encoder) }

  func add(_ image: CGImage, duration: TimeInterval) throws(ImageFileError) {
    guard image.width == width, image.height == height else {
      throw .notWritten(file: name, reason: "a frame of \(image.width) x \(image.height) in an animation of \(width) x \(height)")
    }
    guard duration.isFinite, duration > 0 else { throw .notWritten(file: name, reason: "a frame of \(duration) seconds") }
    try ImageFile.checkMemory(toEncode: image, name)
    var picture = WebPPicture()
    guard WebPPictureInitInternal(&picture, Int32(WEBP_ENCODER_ABI_VERSION)) != 0 else {
      throw .notWritten(file: name, reason: "libwebp is of another version")
    }
    defer { WebPPictureFree(&picture) }
    picture.use_argb = 1
    picture.width = Int32(width)
    picture.height = Int32(height)
    let pixels = PixelConversion.packed(image.pixels) { PixelConversion.straight($0) }
    let added = pixels.withUnsafeBytes { bytes in
      WebPPictureImportBGRA(&picture, bytes.bindMemory(to: UInt8.self).baseAddress, Int32(width * 4)) != 0
        && WebPAnimEncoderAdd(encoder, &picture, Int32(milliseconds), &config) != 0
    }
    guard added else { throw failure() }
    timestamp += duration
  }

  func finish() throws(ImageFileError) -> Data {
    var out = WebPData()
    guard WebPAnimEncoderAdd(encoder, nil, Int32(milliseconds), nil) != 0, WebPAnimEncoderAssemble(encoder, &out) != 0,
      let bytes = out.bytes
    else { throw failure() }
    defer { WebPFree(UnsafeMutableRawPointer(mutating: bytes)) }
    return Data(bytes: bytes, count: out.size)
  }

  private var milliseconds: Double { min((timestamp * 1000).rounded(), Double(Int32.max)) }

  private func failure() -> ImageFileError {
    .notWritten(file: name, reason: WebPAnimEncoderGetError(encoder).map { String(cString: $0) } ?? "libwebp gives no reason")
  }
}
