internal import CoreGraphics
internal import Raster

/// Reads animated PNG (W3C: Portable Network Graphics, third edition). libpng supports still images
/// only, so each frame is passed to it as a file.
final class AnimatedPNGReader: FrameReader {
  private struct Control {
    var width, height, x, y: Int
    var duration: TimeInterval
    /// The disposal after the frame: 1 clears its area, 2 restores the previous pixels.
    var disposal: UInt8
    /// Whether the frame is blended with the existing pixels instead of replacing them.
    var blends: Bool
  }

  private let bytes: [UInt8]
  private let name: String
  private let chunks: [PNGChunk]
  private var canvas: PixelBuffer
  private var count = 0
  private var loops = 0
  private var promised = 0
  private var sequence = 0
  /// The chunks that apply to all frames: palette, transparency and colour space.
  private var shared: [PNGChunk] = []
  private var control: Control?
  private var data: [Range<Int>] = []
  private var hasBegun = false
  private var chunkIndex = 1
  private(set) var work: DecodingWork
  private let limits: ImageDecodingLimits

  /// Returns nil for a still image.
  init?(_ bytes: [UInt8], _ name: String, limits: ImageDecodingLimits = .current) throws(ImageFileError) {
    self.bytes = bytes
    self.name = name
    self.limits = limits
    work = DecodingWork(bytes: bytes.count, name: name, limits: limits)
    chunks = try PNGChunk.all(in: bytes, name)
    guard let start = chunks.firstIndex(where: { $0.kind == "IDAT" }), chunks[..<start].contains(where: { $0.kind == "acTL" }) else {
      return nil
    }
    let header = chunks[0].data
    let (width, height) = (bytes.word(at: header.lowerBound), bytes.word(at: header.lowerBound + 4))
    try ImageFile.check(width: width, height: height, name: name, copies: 5, limits)
    guard let canvas = PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: width, height: height)) else {
      throw .tooLarge(file: name, width: width, height: height)
    }
    self.canvas = canvas
  }

  /// - Returns: the frames, and the number of times they play (0 means forever).
  func read() throws(ImageFileError) -> (frames: [ImageFrame], loops: Int) {
    var frames: [ImageFrame] = []
    while let frame = try nextFrame() {
      frames.append(frame)
      try limits.check(frames: promised, width: canvas.width, height: canvas.height, name: name)
    }
    guard count == promised else {
      throw .corrupt(file: name, reason: "\(promised) pictures are promised, and there are \(count)")
    }
    return (frames, loops)
  }

  func next() throws(ImageFileError) -> CGImage? { try nextFrame()?.image }

  private func nextFrame() throws(ImageFileError) -> ImageFrame? {
    while chunkIndex < chunks.count {
      let chunk = chunks[chunkIndex]
      chunkIndex += 1
      switch chunk.kind {
      case "acTL":
        guard chunk.data.count == 8, !hasBegun else { throw damaged("acTL") }
        (promised, loops) = (bytes.word(at: chunk.data.lowerBound), bytes.word(at: chunk.data.lowerBound + 4))
        guard promised > 0 else { throw damaged("acTL") }
      case "fcTL":
        let (last, lastData) = (control, data)
        (control, data) = (try control(chunk), [])
        if let last { return try add(last, lastData) }
      case "IDAT":
        hasBegun = true
        // Without a control chunk before it, the still image is not part of the animation.
        if control != nil { data.append(chunk.data) }
      case "fdAT":
        guard hasBegun, control != nil, chunk.data.count > 4 else { throw damaged("fdAT") }
        try number(chunk)
        data.append(chunk.data.dropFirst(4))
      case "PLTE", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "sBIT":
        // The chunks are copied for every frame, so each kind is kept once, and only up to a plausible size. libpng uses only the sRGB
        // profiles that it knows, and these are smaller.
        let maximum = chunk.kind == "iCCP" ? 64 << 10 : 768
        if !hasBegun, chunk.data.count <= maximum, !shared.contains(where: { $0.kind == chunk.kind }) { shared.append(chunk) }
      default: break
      }
    }
    guard let last = control else { return nil }
    control = nil
    return try add(last, data)
  }

  private func damaged(_ chunk: String) -> ImageFileError { .corrupt(file: name, reason: "a damaged chunk \(chunk)") }

  /// Checks the sequence number of a control or data chunk.
  private func number(_ chunk: PNGChunk) throws(ImageFileError) {
    guard bytes.word(at: chunk.data.lowerBound) == sequence else { throw damaged(chunk.kind) }
    sequence += 1
  }

  private func control(_ chunk: PNGChunk) throws(ImageFileError) -> Control {
    guard chunk.data.count == 26 else { throw damaged("fcTL") }
    try number(chunk)
    let start = chunk.data.lowerBound
    func half(_ at: Int) -> Double { Double(Int(bytes[start + at]) << 8 | Int(bytes[start + at + 1])) }
    let control = Control(
      width: bytes.word(at: start + 4), height: bytes.word(at: start + 8), x: bytes.word(at: start + 12), y: bytes.word(at: start + 16),
      duration: half(20) / (half(22) == 0 ? 100 : half(22)), disposal: bytes[start + 24], blends: bytes[start + 25] == 1)
    guard control.width > 0, control.height > 0, control.x + control.width <= canvas.width, control.y + control.height <= canvas.height
    else {
      throw .wrongSize(file: name, reason: "a picture of the animation lies outside of it")
    }
    return control
  }

  private func add(_ control: Control, _ data: [Range<Int>]) throws(ImageFileError) -> ImageFrame {
    guard count < promised else { throw damaged("acTL") }
    let handed = shared.reduce(0) { $0 + $1.data.count } + data.reduce(0) { $0 + $1.count }
    try work.add(control.width * control.height + 2 * canvas.width * canvas.height + handed / 4)
    let before = control.disposal == 2 && count > 0 ? canvas.copy() : nil
    let picture = try PNGReader(file(control, data), name, limits: limits).read().pixels
    guard let shown = canvas.copy() else { throw .tooLarge(file: name, width: canvas.width, height: canvas.height) }
    var drawing = Canvas(shown)
    drawing.blend = control.blends ? .sourceOver : .copy
    drawing.draw(picture, dx: control.x, dy: control.y)
    shown.isOpaque = (0..<shown.height).allSatisfy { y in (0..<shown.width).allSatisfy { shown.row(y)[$0] >= 0xff00_0000 } }
    let frame = ImageFrame(image: CGImage(pixels: shown), duration: control.duration)
    count += 1
    guard let after = before ?? shown.copy() else { throw .tooLarge(file: name, width: canvas.width, height: canvas.height) }
    canvas = after
    canvas.isOpaque = false
    // Before the first frame the canvas is empty.
    guard control.disposal == 1 || control.disposal == 2 && before == nil else { return frame }
    var clearing = Canvas(canvas)
    clearing.blend = .copy
    clearing.fill(PixelRect(x: control.x, y: control.y, width: control.width, height: control.height), .clear)
    return frame
  }

  /// Returns a frame as a separate PNG file.
  private func file(_ control: Control, _ data: [Range<Int>]) -> [UInt8] {
    let header = chunks[0].data
    var file = PNGReader.signature
    file.append(
      chunk: "IHDR", [control.width, control.height].flatMap(PNGChunk.bytes) + bytes[(header.lowerBound + 8)..<header.upperBound])
    for chunk in shared { file.append(chunk: chunk.kind, bytes[chunk.data]) }
    for range in data { file.append(chunk: "IDAT", bytes[range]) }
    file.append(chunk: "IEND", [])
    return file
  }
}
