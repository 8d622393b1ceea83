internal import CoreGraphics
internal import Raster

/// Decodes the images of a file on request. The frames of an animation are kept if they are small in total. Of a large animation only the
/// last frame is kept, and the decoder continues from there, since programs usually request frames in order.
final class PictureStore {
  /// The maximum size of the kept frames in bytes.
  static let keptBytes = 64 << 20

  private let bytes: [UInt8]
  private let name: String
  private let outline: ImageOutline
  private var reader: (any FrameReader)?
  /// The index of the frame that the reader decodes next.
  private var next = 0
  private var kept: [Int: CGImage] = [:]

  init(_ bytes: [UInt8], _ outline: ImageOutline, name: String) {
    (self.bytes, self.outline, self.name) = (bytes, outline, name)
  }

  /// - Parameter takesParts: whether the available part of an incomplete image is returned.
  func picture(_ index: Int, takesParts: Bool) throws(ImageFileError) -> CGImage? {
    guard outline.frames.indices.contains(index) else { return nil }
    if let picture = kept[index] { return picture }
    let isComplete = outline.frames[index].isComplete
    guard isComplete || takesParts else { throw .truncated(file: name) }
    guard outline.isAnimated else { return keep(try still(isComplete: isComplete), index) }
    return try frame(index, isComplete: isComplete)
  }

  func forget(_ index: Int) { kept[index] = nil }

  /// Returns a still image reduced by 2, 4 or 8; nil if the format cannot be decoded faster that way.
  func reduced(by divisor: Int) throws(ImageFileError) -> CGImage? {
    guard outline.format == .jpeg, outline.isComplete, kept[0] == nil else { return nil }
    return try JPEGReader(bytes, name).read(divisor: divisor)
  }

  private func still(isComplete: Bool) throws(ImageFileError) -> CGImage {
    switch outline.format {
    case .png: try isComplete ? PNGReader(bytes, name).read() : PNGReader(bytes, name).readPart()
    case .jpeg: try JPEGReader(bytes, name).read(isPart: !isComplete)
    case .webP: try isComplete ? WebPReader(bytes, name).read() : WebPReader(bytes, name).readPart()
    case .gif: throw .corrupt(file: name, reason: "no picture")
    }
  }

  private func frame(_ index: Int, isComplete: Bool) throws(ImageFileError) -> CGImage? {
    if index < next || reader == nil {
      reader = try makeReader()
      next = 0
    }
    do {
      while let reader, let picture = try reader.next() {
        defer { next += 1 }
        _ = keep(picture, next)
        if next == index { return picture }
      }
    } catch {
      defer { reader = nil }
      if !isComplete, next == index, let part = (reader as? GIFReader)?.partial() { return part }
      throw error
    }
    reader = nil
    return nil
  }

  private func keep(_ picture: CGImage, _ index: Int) -> CGImage {
    if outline.frames.count * outline.width * outline.height * 4 > PictureStore.keptBytes { kept = [:] }
    kept[index] = picture
    return picture
  }

  private func makeReader() throws(ImageFileError) -> any FrameReader {
    switch outline.format {
    case .gif: return GIFReader(bytes, name)
    case .webP: return try AnimatedWebPReader(bytes: bytes, name: name)
    case .png, .jpeg:
      guard let reader = try AnimatedPNGReader(PNGChunk.closed(bytes), name) else { throw .corrupt(file: name, reason: "no animation") }
      return reader
    }
  }
}
