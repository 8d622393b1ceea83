internal import CWebP
internal import CoreGraphics
internal import Raster

/// Reads animated WebP with libwebp's animation decoder.
final class AnimatedWebPReader: FrameReader {
  private let name: String
  /// The bytes of the file, whose address the decoder keeps.
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  private let decoder: OpaquePointer
  private let info: WebPAnimInfo
  private var last: Int32 = 0
  private(set) var work: DecodingWork
  private let limits: ImageDecodingLimits

  init(bytes: [UInt8], name: String, limits: ImageDecodingLimits = .current) throws(ImageFileError) {
    // The size is read and checked first, because the decoder allocates its canvas when it is created.
    let outline = try ImageOutline(webP: bytes, name)
    try ImageFile.check(width: outline.width, height: outline.height, name: name, copies: 4, limits)
    work = DecodingWork(bytes: bytes.count, name: name, limits: limits)
    self.limits = limits
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = copy.initialize(from: bytes)
    var data = WebPData(bytes: copy.baseAddress, size: copy.count)
    var options = WebPAnimDecoderOptions()
    var info = WebPAnimInfo()
    let isKnown = WebPAnimDecoderOptionsInitInternal(&options, Int32(WEBP_DEMUX_ABI_VERSION)) != 0
    options.color_mode = MODE_bgrA
    options.use_threads = 0
    guard isKnown, let decoder = WebPAnimDecoderNewInternal(&data, &options, Int32(WEBP_DEMUX_ABI_VERSION)) else {
      copy.deallocate()
      throw isKnown
        ? .corrupt(file: name, reason: "the animation cannot be decoded")
        : .unsupported(file: name, reason: "libwebp is of another version")
    }
    guard WebPAnimDecoderGetInfo(decoder, &info) != 0 else {
      WebPAnimDecoderDelete(decoder)
      copy.deallocate()
      throw .corrupt(file: name, reason: "the animation says nothing of itself")
    }
    (self.name, self.bytes, self.decoder, self.info) = (name, copy, decoder, info)
    try ImageFile.check(width: width, height: height, name: name)
  }

  deinit {
    WebPAnimDecoderDelete(decoder)
    bytes.deallocate()
  }

  private var width: Int { Int(info.canvas_width) }
  private var height: Int { Int(info.canvas_height) }

  /// - Returns: the frames, and the number of times they play (0 means forever).
  func read() throws(ImageFileError) -> (frames: [ImageFrame], loops: Int) {
    let count = Int(info.frame_count)
    try limits.check(frames: count, width: width, height: height, name: name)
    var frames: [ImageFrame] = []
    while let frame = try nextFrame() { frames.append(frame) }
    guard !frames.isEmpty else { throw .corrupt(file: name, reason: "it holds no picture") }
    return (frames, Int(info.loop_count))
  }

  func next() throws(ImageFileError) -> CGImage? { try nextFrame()?.image }

  private func nextFrame() throws(ImageFileError) -> ImageFrame? {
    guard WebPAnimDecoderHasMoreFrames(decoder) != 0 else { return nil }
    try work.add(width * height)
    var pixels: UnsafeMutablePointer<UInt8>?
    var end: Int32 = 0
    guard WebPAnimDecoderGetNext(decoder, &pixels, &end) != 0, let pixels else {
      throw .corrupt(file: name, reason: "a frame cannot be decoded")
    }
    guard let buffer = PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: width, height: height)) else {
      throw .tooLarge(file: name, width: width, height: height)
    }
    var isOpaque = true
    pixels.withMemoryRebound(to: UInt32.self, capacity: width * height) { source in
      for y in 0..<height {
        let row = buffer.row(y)
        row.update(from: source + y * width, count: width)
        for x in 0..<width where row[x] < 0xff00_0000 { isOpaque = false }
      }
    }
    buffer.isOpaque = isOpaque
    defer { last = end }
    return ImageFrame(image: CGImage(pixels: buffer), duration: TimeInterval(max(0, end - last)) / 1000)
  }
}
