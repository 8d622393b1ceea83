import Foundation

/// The destination of a document's bytes (Apple: CGDataConsumer).
public final class CGDataConsumer {
  private let take: (UnsafeRawBufferPointer) -> Bool

  /// Creates a consumer that appends to `data`.
  public init?(data: CFMutableData) {
    take = {
      if let start = $0.baseAddress { data.append(start, length: $0.count) }
      return true
    }
  }

  /// Creates or empties a file. Returns nil and logs a message if it cannot be written.
  public init?(url: CFURL) {
    guard url.isFileURL else {
      Problem.log("CGDataConsumer: \(url) is not a file")
      return nil
    }
    guard let file = fopen(url.path, "wb") else {
      Problem.log("CGDataConsumer: \(url.path) cannot be written: \(String(cString: strerror(errno)))")
      return nil
    }
    let held = OpenFile(file)
    take = { fwrite($0.baseAddress, 1, $0.count, held.file) == $0.count && fflush(held.file) == 0 }
  }

  package func put(_ bytes: UnsafeRawBufferPointer) -> Bool { take(bytes) }

  private final class OpenFile {
    let file: UnsafeMutablePointer<FILE>
    init(_ file: UnsafeMutablePointer<FILE>) { self.file = file }
    deinit { fclose(file) }
  }
}
