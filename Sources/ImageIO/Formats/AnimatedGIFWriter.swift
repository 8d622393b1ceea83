internal import CGIF
internal import CoreGraphics
internal import Raster

/// Writes GIF with giflib. Each frame has its own palette. Transparent pixels are drawn over white unless the writer is faithful.
///
/// A faithful writer preserves each frame, its delay, and its transparent pixels. Otherwise frames last whole hundredths of a second. Most
/// programs show a frame of one hundredth for ten, so no frame lasts less than two: a frame that begins sooner after the previous one is
/// left out, and the total duration is preserved.
final class AnimatedGIFWriter: AnimationWriter {
  private final class Output {
    var data = Data()
  }

  private var file: UnsafeMutablePointer<GifFileType>?
  private let output = Output()
  private let (width, height): (Int, Int)
  private let name: String
  /// The last frame, whose duration is known when the next one is added.
  private var pending: (image: CGImage, start: Int)?
  /// The start of the next frame, in hundredths of a second.
  private var time = 0.0

  private let isFaithful: Bool

  /// - Parameter loops: the number of times the animation plays; 0 means forever. nil writes no number, which means once.
  init(width: Int, height: Int, loops: Int? = 0, isFaithful: Bool = false, name: String) throws(ImageFileError) {
    try ImageFile.check(width: width, height: height, name: name)
    (self.width, self.height) = (width, height)
    self.name = name
    self.isFaithful = isFaithful
    var code: Int32 = 0
    file = EGifOpen(
      Unmanaged.passUnretained(output).toOpaque(),
      { file, bytes, count in
        guard let file, let bytes, let target = file.pointee.UserData else { return 0 }
        Unmanaged<Output>.fromOpaque(target).takeUnretainedValue().data.append(bytes, count: Int(count))
        return count
      }, &code)
    guard let file else { throw .notWritten(file: name, reason: "giflib error \(code)") }
    EGifSetGifVersion(file, true)
    guard EGifPutScreenDesc(file, Int32(width), Int32(height), 8, 0, nil) == GIF_OK else { throw failure() }
    if let loops { try write(loops: loops) }
  }

  deinit {
    var code: Int32 = 0
    if let file { EGifCloseFile(file, &code) }
  }

  func add(_ image: CGImage, duration: TimeInterval) throws(ImageFileError) {
    guard image.width == width, image.height == height else {
      throw .notWritten(file: name, reason: "a frame of \(image.width) x \(image.height) in an animation of \(width) x \(height)")
    }
    guard file != nil else { throw .notWritten(file: name, reason: "the file is finished") }
    if isFaithful {
      let hundredths = duration.isFinite ? (duration * 100).rounded() : 10
      return try put(image, hundredths: Int(min(max(hundredths, 0), 65535)))
    }
    guard duration.isFinite, duration > 0 else { throw .notWritten(file: name, reason: "a frame of \(duration) seconds") }
    let start = hundredths
    if let pending {
      if start - pending.start >= 2 {
        try put(pending.image, hundredths: max(2, start - pending.start))
        self.pending = (image, start)
      }
    } else {
      pending = (image, start)
    }
    time += duration * 100
  }

  private var hundredths: Int { Int(min(time.rounded(), 1e12)) }

  private func put(_ image: CGImage, hundredths: Int) throws(ImageFileError) {
    guard let file else { throw .notWritten(file: name, reason: "the file is finished") }
    let hundredths = min(hundredths, 65535)
    try ImageFile.checkMemory(toEncode: image, name)
    let palette = try GIFPalette(image, keepsClear: isFaithful, name: name)
    defer { GifFreeMapObject(palette.map) }
    // A frame that may be transparent must not show the one before it.
    let flags: UInt8 = (isFaithful ? 2 : 1) << 2 | (palette.clear == nil ? 0 : 1)
    let control: [UInt8] = [flags, UInt8(hundredths & 255), UInt8(hundredths >> 8), palette.clear ?? 0]
    guard EGifPutExtension(file, GRAPHICS_EXT_FUNC_CODE, 4, control) == GIF_OK else { throw failure() }
    guard EGifPutImageDesc(file, 0, 0, Int32(width), Int32(height), false, palette.map) == GIF_OK else { throw failure() }
    var indices = palette.indices
    let written = indices.withUnsafeMutableBufferPointer { pixels in
      (0..<height).allSatisfy { EGifPutLine(file, pixels.baseAddress! + $0 * width, Int32(width)) == GIF_OK }
    }
    guard written else { throw failure() }
  }

  func finish() throws(ImageFileError) -> Data {
    guard let file else { throw .notWritten(file: name, reason: "the file is finished") }
    if let pending { try put(pending.image, hundredths: max(2, hundredths - pending.start)) }
    var code: Int32 = 0
    self.file = nil
    guard EGifCloseFile(file, &code) == GIF_OK else { throw .notWritten(file: name, reason: "giflib error \(code)") }
    return output.data
  }

  /// Writes the application extension for repeats that browsers understand.
  private func write(loops count: Int) throws(ImageFileError) {
    let application = Array("NETSCAPE2.0".utf8)
    let count = min(max(count, 0), 65535)
    let loops: [UInt8] = [1, UInt8(count & 255), UInt8(count >> 8)]
    guard EGifPutExtensionLeader(file, APPLICATION_EXT_FUNC_CODE) == GIF_OK,
      EGifPutExtensionBlock(file, Int32(application.count), application) == GIF_OK,
      EGifPutExtensionBlock(file, Int32(loops.count), loops) == GIF_OK, EGifPutExtensionTrailer(file) == GIF_OK
    else { throw failure() }
  }

  private func failure() -> ImageFileError {
    .notWritten(file: name, reason: "giflib error \(file?.pointee.Error ?? 0)")
  }
}
