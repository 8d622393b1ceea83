internal import CoreGraphics

/// Writes animated PNG. libpng writes each frame as a file, whose data is copied.
final class AnimatedPNGWriter: AnimationWriter {
  private let (width, height): (Int, Int)
  private let loops: Int
  private let name: String
  private var header: [UInt8] = []
  private var body: [UInt8] = []
  private var count = 0
  private var sequence = 0

  /// - Parameter loops: the number of times the animation plays; 0 means forever.
  init(width: Int, height: Int, loops: Int = 0, name: String) throws(ImageFileError) {
    try ImageFile.check(width: width, height: height, name: name)
    (self.width, self.height, self.loops, self.name) = (width, height, max(0, loops), name)
  }

  func add(_ image: CGImage, duration: TimeInterval) throws(ImageFileError) {
    guard image.width == width, image.height == height else {
      throw .notWritten(file: name, reason: "a frame of \(image.width) x \(image.height) in an animation of \(width) x \(height)")
    }
    guard duration.isFinite, duration >= 0 else { throw .notWritten(file: name, reason: "a frame of \(duration) seconds") }
    let file = [UInt8](try PNGWriter.encode(image, name: name, keepsAlpha: true))
    let chunks = try PNGChunk.all(in: file, name)
    if count == 0 { header = Array(file[chunks[0].data]) }
    // In milliseconds, or in whole seconds if the number would be too large.
    let (delay, unit) = duration < 65 ? (Int((duration * 1000).rounded()), 1000) : (Int(min(65535, duration.rounded())), 1)
    let times = [delay >> 8, delay, unit >> 8, unit].map { UInt8(truncatingIfNeeded: $0) }
    // The frame replaces the previous pixels.
    body.append(chunk: "fcTL", number() + [width, height, 0, 0].flatMap(PNGChunk.bytes) + times + [0, 0])
    for chunk in chunks where chunk.kind == "IDAT" {
      if count == 0 { body.append(chunk: "IDAT", file[chunk.data]) } else { body.append(chunk: "fdAT", number() + file[chunk.data]) }
    }
    count += 1
  }

  func finish() throws(ImageFileError) -> Data {
    guard count > 0 else { throw .notWritten(file: name, reason: "no image was added") }
    var file = PNGReader.signature
    file.append(chunk: "IHDR", header)
    file.append(chunk: "acTL", PNGChunk.bytes(count) + PNGChunk.bytes(loops))
    file += body
    file.append(chunk: "IEND", [])
    return Data(file)
  }

  private func number() -> [UInt8] {
    defer { sequence += 1 }
    return PNGChunk.bytes(sequence)
  }
}
