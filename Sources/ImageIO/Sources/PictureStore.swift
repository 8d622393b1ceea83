internal import CoreGraphics
internal import Raster

/// Decodes the images of a file on request. Keeps the last frames of an animation up to `ImageDecodingLimits.animationBytes`, and at least
/// one. The decoder continues from there, since programs usually request frames in order.
final class PictureStore {
  private let bytes: [UInt8]
  private let name: String
  private let outline: ImageOutline
  private var reader: (any FrameReader)?
  /// The index of the frame that the reader decodes next.
  private var next = 0
  private var images: [Int: CGImage] = [:]
  /// The indices of the kept frames, the oldest first.
  private var order: [Int] = []
  private let limits: ImageDecodingLimits

  init(_ bytes: [UInt8], _ outline: ImageOutline, name: String, limits: ImageDecodingLimits = .current) {
    (self.bytes, self.outline, self.name, self.limits) = (bytes, outline, name, limits)
  }

  /// The number of frames that are kept.
  var cachedCount: Int { images.count }

  /// - Parameter takesParts: whether the available part of an incomplete image is returned.
  func picture(_ index: Int, takesParts: Bool) throws(ImageFileError) -> CGImage? {
    guard outline.frames.indices.contains(index) else { return nil }
    if let picture = images[index] { return picture }
    let isComplete = outline.frames[index].isComplete
    guard isComplete || takesParts else { throw .truncated(file: name) }
    guard outline.isAnimated else { return store(try still(index, isComplete: isComplete), index) }
    return try frame(index, isComplete: isComplete)
  }

  func forget(_ index: Int) {
    images[index] = nil
    order.removeAll { $0 == index }
  }

  /// Returns a still image reduced by an integer factor; nil if the file cannot be decoded that way. A JPEG is reduced by the largest of 2,
  /// 4 and 8 that is not above `divisor`.
  func reduced(by divisor: Int) throws(ImageFileError) -> CGImage? {
    guard !outline.isAnimated, outline.isComplete, images[0] == nil else { return nil }
    switch outline.format {
    case .jpeg: return try JPEGReader(bytes, name, limits: limits).read(divisor: divisor >= 8 ? 8 : divisor >= 4 ? 4 : 2)
    case .png: return try ReducedPNGReader(bytes, name, outline: outline, divisor: divisor, limits: limits).read()
    case .webP, .gif, .heic, .avif, .tiff, .bmp, .ico: return nil
    }
  }

  private(set) lazy var profileName: String? = ColorProfile(of: bytes, outline.format)?.name

  private func still(_ index: Int, isComplete: Bool) throws(ImageFileError) -> CGImage {
    switch outline.format {
    case .png: try isComplete ? PNGReader(bytes, name, limits: limits).read() : PNGReader(bytes, name, limits: limits).readPart()
    case .jpeg: try JPEGReader(bytes, name, limits: limits).read(isPart: !isComplete)
    case .webP: try isComplete ? WebPReader(bytes, name, limits: limits).read() : WebPReader(bytes, name, limits: limits).readPart()
    case .gif: throw .corrupt(file: name, reason: "no picture")
    case .heic, .avif: try HEIFReader(bytes, name, limits: limits).read()
    case .tiff: try TIFFReader(bytes, name, limits: limits).read(index)
    case .bmp: try BMPReader(bytes, name, limits: limits).read()
    case .ico: try ICOReader(bytes, name, limits: limits).read(index)
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
        _ = store(picture, next)
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

  private func store(_ picture: CGImage, _ index: Int) -> CGImage {
    if images.updateValue(picture, forKey: index) == nil { order.append(index) }
    let maximum = max(1, limits.animationBytes / largest)
    if order.count > maximum {
      for old in order.prefix(order.count - maximum) { images[old] = nil }
      order.removeFirst(order.count - maximum)
    }
    return picture
  }

  /// The size of the largest frame in bytes.
  private lazy var largest =
    outline.frames.indices.map { index in
      let size = outline.size(of: index)
      return ImageFile.allocated(size.width, size.height)
    }.max() ?? ImageFile.allocated(outline.width, outline.height)

  private func makeReader() throws(ImageFileError) -> any FrameReader {
    switch outline.format {
    case .gif: return GIFReader(bytes, name, limits: limits)
    case .webP: return try AnimatedWebPReader(bytes: bytes, name: name, limits: limits)
    case .png, .jpeg, .heic, .avif, .tiff, .bmp, .ico:
      guard let reader = try AnimatedPNGReader(PNGChunk.closed(bytes), name, limits: limits) else {
        throw .corrupt(file: name, reason: "no animation")
      }
      return reader
    }
  }
}
