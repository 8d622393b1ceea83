internal import CWebP
internal import CoreGraphics
internal import Raster

/// Animated WebP in, through libwebp's decoder of whole frames.
struct AnimatedWebPReader {
  let bytes: [UInt8]
  let name: String

  /// - Returns: the frames, and how often they play (0: for ever).
  func read() throws(ImageFileError) -> (frames: [ImageFrame], loops: Int) {
    var frames: [ImageFrame] = [], loops = 0, failure: ImageFileError?
    bytes.withUnsafeBufferPointer { all in
      var data = WebPData(bytes: all.baseAddress, size: all.count)
      var options = WebPAnimDecoderOptions()
      guard WebPAnimDecoderOptionsInitInternal(&options, Int32(WEBP_DEMUX_ABI_VERSION)) != 0 else {
        return failure = .unsupported(file: name, reason: "libwebp is of another version")
      }
      options.color_mode = MODE_bgrA
      options.use_threads = 0
      guard let decoder = WebPAnimDecoderNewInternal(&data, &options, Int32(WEBP_DEMUX_ABI_VERSION)) else {
        return failure = .corrupt(file: name, reason: "the animation cannot be decoded")
      }
      defer { WebPAnimDecoderDelete(decoder) }
      do throws(ImageFileError) {
        (frames, loops) = try decode(decoder)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return (frames, loops)
  }

  private func decode(_ decoder: OpaquePointer) throws(ImageFileError) -> ([ImageFrame], Int) {
    var info = WebPAnimInfo()
    guard WebPAnimDecoderGetInfo(decoder, &info) != 0 else { throw .corrupt(file: name, reason: "the animation says nothing of itself") }
    let (width, height, count) = (Int(info.canvas_width), Int(info.canvas_height), Int(info.frame_count))
    try ImageFile.check(width: width, height: height, name: name)
    guard count > 0, count <= ImageFile.maximumPixels / (width * height) else {
      throw .tooLarge(file: name, width: width, height: height * max(count, 1))
    }
    var frames: [ImageFrame] = [], last: Int32 = 0
    while WebPAnimDecoderHasMoreFrames(decoder) != 0 {
      var pixels: UnsafeMutablePointer<UInt8>?
      var end: Int32 = 0
      guard WebPAnimDecoderGetNext(decoder, &pixels, &end) != 0, let pixels else {
        throw .corrupt(file: name, reason: "frame \(frames.count) cannot be decoded")
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
      frames.append(ImageFrame(image: CGImage(pixels: buffer), duration: TimeInterval(max(0, end - last)) / 1000))
      last = end
    }
    guard !frames.isEmpty else { throw .corrupt(file: name, reason: "it holds no picture") }
    return (frames, Int(info.loop_count))
  }
}
