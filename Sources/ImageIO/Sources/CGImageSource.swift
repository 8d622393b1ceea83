internal import CoreGraphics

/// Reads an image file, which may still be arriving (Apple: CGImageSource). Pictures are decoded when they are asked for. It may be used on
/// any thread.
public final class CGImageSource: Hashable, @unchecked Sendable {
  // What changes is guarded by `lock`.
  private let lock = NSLock()
  private var bytes: [UInt8] = []
  private var isFinal: Bool
  private var outline: Result<ImageOutline, ImageFileError>
  private var store: PictureStore?
  let name: String
  /// Made to take its data bit by bit: what is there of a picture is shown.
  let isIncremental: Bool

  init(data: Data, name: String, isIncremental: Bool = false) {
    self.name = name
    self.isIncremental = isIncremental
    isFinal = !isIncremental
    outline = .failure(.truncated(file: name))
    take(data)
  }

  /// All data up to now.
  func update(_ data: Data, isFinal: Bool) {
    lock.withLock {
      guard isIncremental, !self.isFinal else { return }
      self.isFinal = isFinal
      take(data)
    }
  }

  private func take(_ data: Data) {
    bytes = [UInt8](data)
    outline = Result { () throws(ImageFileError) in try ImageOutline(bytes, name: name) }
    store = (try? outline.get()).map { PictureStore(bytes, $0, name: name) }
  }

  /// What the file says of itself, and how long it is.
  var facts: (outline: ImageOutline, size: Int)? {
    lock.withLock { (try? outline.get()).map { ($0, bytes.count) } }
  }

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

  /// nil, with the reason on standard error, where it cannot be read.
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
