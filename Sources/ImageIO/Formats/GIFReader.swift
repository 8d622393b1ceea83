internal import CGIF
internal import CoreGraphics
internal import Raster

/// Reads GIF with giflib. Each frame is drawn over the previous ones, as it appears on screen.
final class GIFReader: FrameReader {
  private struct Control {
    var disposal = 0
    var hundredths = 0
    var transparent: Int?
  }

  private let bytes: [UInt8]
  private let name: String
  private var offset = 0
  private var file: UnsafeMutablePointer<GifFileType>?
  private var control = Control()
  private(set) var frames: [ImageFrame] = []
  private var canvas: [UInt32] = []
  private var (width, height) = (0, 0)
  /// The number of times the animation plays; 0 means forever.
  private(set) var loops = 1
  private(set) var work: DecodingWork
  private let limits: ImageDecodingLimits

  init(_ bytes: [UInt8], _ name: String, limits: ImageDecodingLimits = .current) {
    self.bytes = bytes
    self.name = name
    self.limits = limits
    work = DecodingWork(bytes: bytes.count, name: name, limits: limits)
  }

  deinit {
    var code: Int32 = 0
    if let file { DGifCloseFile(file, &code) }
  }

  /// Reads all frames. A truncated file is rejected, even if it contains complete frames.
  func read() throws(ImageFileError) {
    while let frame = try nextFrame() {
      frames.append(frame)
      try limits.check(frames: frames.count, width: width, height: height, name: name)
    }
    guard !frames.isEmpty else { throw .corrupt(file: name, reason: "it holds no picture") }
  }

  func next() throws(ImageFileError) -> CGImage? { try nextFrame()?.image }

  private func nextFrame() throws(ImageFileError) -> ImageFrame? {
    let file = try begin()
    while true {
      var record = UNDEFINED_RECORD_TYPE
      guard DGifGetRecordType(file, &record) == GIF_OK else { throw failure(file.pointee.Error) }
      switch record {
      case IMAGE_DESC_RECORD_TYPE: return try frame(file)
      case EXTENSION_RECORD_TYPE: try extensionBlock(file)
      case TERMINATE_RECORD_TYPE: return nil
      default: break
      }
    }
  }

  /// Opens the file on the first call.
  private func begin() throws(ImageFileError) -> UnsafeMutablePointer<GifFileType> {
    if let file { return file }
    var code: Int32 = 0
    file = DGifOpen(
      Unmanaged.passUnretained(self).toOpaque(),
      { file, target, count in
        guard let file, let target, count > 0, let reader = file.pointee.UserData else { return 0 }
        return Unmanaged<GIFReader>.fromOpaque(reader).takeUnretainedValue().copy(to: target, Int(count))
      }, &code)
    guard let file else { throw code == D_GIF_ERR_NOT_GIF_FILE ? .notAnImage(file: name) : failure(code) }
    (width, height) = (Int(file.pointee.SWidth), Int(file.pointee.SHeight))
    try ImageFile.check(width: width, height: height, name: name, copies: 3, limits)
    canvas = [UInt32](repeating: 0, count: width * height)
    return file
  }

  private func copy(to target: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int32 {
    let copied = min(count, bytes.count - offset)
    bytes.withUnsafeBufferPointer { if copied > 0 { target.update(from: $0.baseAddress! + offset, count: copied) } }
    offset += copied
    return Int32(copied)
  }

  private func failure(_ code: Int32) -> ImageFileError {
    offset >= bytes.count ? .truncated(file: name) : .corrupt(file: name, reason: "giflib error \(code)")
  }

  // MARK: Frames

  private func frame(_ file: UnsafeMutablePointer<GifFileType>) throws(ImageFileError) -> ImageFrame {
    guard DGifGetImageDesc(file) == GIF_OK else { throw failure(file.pointee.Error) }
    let desc = file.pointee.Image
    let (left, top, columns, rows) = (Int(desc.Left), Int(desc.Top), Int(desc.Width), Int(desc.Height))
    try ImageFile.check(width: columns, height: rows, name: name)
    // The canvas is copied for every frame, and the frame's pixels outside of it are decoded too.
    try work.add(columns * rows + width * height)
    guard let map = desc.ColorMap ?? file.pointee.SColorMap, let colors = map.pointee.Colors else {
      throw .corrupt(file: name, reason: "a picture without colours")
    }
    let palette = (0..<max(0, Int(map.pointee.ColorCount))).map { index in
      0xff00_0000 | UInt32(colors[index].Red) << 16 | UInt32(colors[index].Green) << 8 | UInt32(colors[index].Blue)
    }
    let before = control.disposal == 3 ? canvas : []
    var line = [UInt8](repeating: 0, count: columns)
    for row in Self.order(rows, isInterlaced: desc.Interlace) {
      let isRead = line.withUnsafeMutableBufferPointer { DGifGetLine(file, $0.baseAddress, Int32(columns)) == GIF_OK }
      guard isRead else { throw failure(file.pointee.Error) }
      let y = top + row
      guard y >= 0, y < height else { continue }
      for column in 0..<columns {
        let index = Int(line[column]), x = left + column
        guard x >= 0, x < width, index != control.transparent, index < palette.count else { continue }
        canvas[y * width + x] = palette[index]
      }
    }
    let frame = ImageFrame(image: try image(), duration: TimeInterval(control.hundredths) / 100)
    switch control.disposal {
    case 2:
      for y in max(0, top)..<max(0, top, min(height, top + rows)) {
        for x in max(0, left)..<max(0, left, min(width, left + columns)) { canvas[y * width + x] = 0 }
      }
    case 3: canvas = before
    default: break
    }
    control = Control()
    return frame
  }

  /// Returns the pixels read so far of an incomplete frame; nil if there are none.
  func partial() -> CGImage? { canvas.contains { $0 != 0 } ? try? image() : nil }

  /// Returns the row numbers of a frame in the order of the file.
  static func order(_ rows: Int, isInterlaced: Bool) -> [Int] {
    guard isInterlaced else { return Array(0..<rows) }
    return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: rows, by: $0.1)) }
  }

  private func image() throws(ImageFileError) -> CGImage {
    guard let buffer = PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: width, height: height)) else {
      throw .tooLarge(file: name, width: width, height: height)
    }
    canvas.withUnsafeBufferPointer { pixels in
      for y in 0..<height { buffer.row(y).update(from: pixels.baseAddress! + y * width, count: width) }
    }
    buffer.isOpaque = canvas.allSatisfy { $0 >= 0xff00_0000 }
    return CGImage(pixels: buffer)
  }

  // MARK: Extensions

  private func extensionBlock(_ file: UnsafeMutablePointer<GifFileType>) throws(ImageFileError) {
    var code: Int32 = 0
    var block: UnsafeMutablePointer<GifByteType>?
    guard DGifGetExtension(file, &code, &block) == GIF_OK else { throw failure(file.pointee.Error) }
    var isLooping = false
    while let bytes = block {
      // The first byte is the number of bytes that follow.
      let part = (0..<Int(bytes[0])).map { bytes[$0 + 1] }
      if code == GRAPHICS_EXT_FUNC_CODE, part.count >= 4 {
        control.disposal = Int(part[0] >> 2 & 7)
        control.hundredths = Int(part[1]) | Int(part[2]) << 8
        control.transparent = part[0] & 1 == 1 ? Int(part[3]) : nil
      } else if code == APPLICATION_EXT_FUNC_CODE {
        if part.elementsEqual(Array("NETSCAPE2.0".utf8)) {
          isLooping = true
        } else if isLooping, part.count >= 3, part[0] == 1 {
          loops = Int(part[1]) | Int(part[2]) << 8
        }
      }
      guard DGifGetExtensionNext(file, &block) == GIF_OK else { throw failure(file.pointee.Error) }
    }
  }
}
