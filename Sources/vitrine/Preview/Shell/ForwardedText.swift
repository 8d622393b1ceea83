import Dispatch
import Foundation

/// Reads a pipe on a thread of its own, passes the text on to a standard stream, and keeps its last megabyte.
///
/// Unchecked `Sendable`: the thread writes `bytes` before it signals the semaphore, and others read them only after that.
final class ForwardedText: @unchecked Sendable {
  private static let maximumBytes = 1 << 20
  private var bytes = Data()
  private let finished = DispatchSemaphore(value: 0)

  /// - Parameters:
  ///   - target: the stream to which the text is passed on.
  ///   - heard: called on the thread with each part of the text, which may begin and end within a line.
  init(_ handle: FileHandle, to target: FileHandle = .standardError, heard: (@Sendable (String) -> Void)? = nil) {
    Thread.detachNewThread {
      while case let data = handle.availableData, !data.isEmpty {
        // A stream that nobody reads any more does not end the shell.
        try? target.write(contentsOf: data)
        heard?(String(decoding: data, as: UTF8.self))
        self.bytes = (self.bytes + data).suffix(Self.maximumBytes)
      }
      self.finished.signal()
    }
  }

  /// Waits until all writers have closed the pipe. May be called once.
  /// - Returns: the text; empty if `end` comes first.
  func wait(until end: DispatchTime) -> String {
    guard finished.wait(timeout: end) == .success else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }
}
