internal import CoreGraphics

/// Reads an image file, which may be incomplete (Apple: CGImageSource). Images are decoded when they
/// are requested. It may be used on any thread.
public final class CGImageSource: Hashable, @unchecked Sendable {
  // `lock` protects the mutable state.
  private let lock = NSLock()
  private var bytes: [UInt8] = []
  private var isFinal: Bool
  private var outline: Result<ImageOutline, ImageFileError>
  private var store: PictureStore?
  let name: String
  /// Whether the data arrives in parts. The available part of an image is then returned.
  let isIncremental: Bool

  init(data: Data, name: String, isIncremental: Bool = false) {
    self.name = name
    self.isIncremental = isIncremental
    isFinal = !isIncremental
    outline = .failure(.truncated(file: name))
    setData(data)
  }

  /// Sets all data received so far.
  func update(_ data: Data, isFinal: Bool) {
    lock.withLock {
      guard isIncremental, !self.isFinal else { return }
      self.isFinal = isFinal
      setData(data)
    }
  }

  private func setData(_ data: Data) {
    bytes = [UInt8](data)
    outline = Result { () throws(ImageFileError) in try ImageOutline(bytes, name: name) }
    store = (try? outline.get()).map { PictureStore(bytes, $0, name: name) }
  }

  /// The information in the file, and its size in bytes.
  var facts: (outline: ImageOutline, size: Int)? {
    lock.withLock { (try? outline.get()).map { ($0, bytes.count) } }
  }

  /// The description of the colour profile; nil if there is none.
  var profileName: String? { lock.withLock { store?.profileName } }

  var format: ImageFormat? { lock.withLock { ImageFormat(signatureOf: bytes) } }

  var status: CGImageSourceStatus {
    lock.withLock {
      switch outline {
      case .success(let outline): outline.isComplete ? .statusComplete : isFinal ? .statusUnexpectedEOF : .statusIncomplete
      case .failure(.truncated): isFinal ? .statusUnexpectedEOF : .statusReadingHeader
      case .failure(.notAnImage): .statusUnknownType
      case .failure: .statusInvalidData
      }
    }
  }

  /// Returns an image; nil if it cannot be read, with the reason on standard error.
  func picture(_ index: Int, divisor: Int = 1) -> CGImage? {
    lock.withLock {
      do {
        if divisor > 1, index == 0, let picture = try store?.reduced(by: divisor) { return picture }
        guard let store else {
          if !isIncremental, case .failure(let error) = outline { throw error }
          return nil
        }
        return try store.picture(index, takesParts: isIncremental)
      } catch {
        if !isIncremental { FileHandle.standardError.write(Data("ImageIO: \(error)\n".utf8)) }
        return nil
      }
    }
  }

  func forget(_ index: Int) { lock.withLock { store?.forget(index) } }

  public static func == (lhs: CGImageSource, rhs: CGImageSource) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
