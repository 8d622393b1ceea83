import Foundation

/// The bytes between two bound streams.
final class BoundBuffer: @unchecked Sendable {
  // Unchecked: `condition` guards all variables.
  private let condition = NSCondition()
  private let capacity: Int
  private var bytes: [UInt8] = []
  /// The number of `bytes` that were read already.
  private var start = 0
  private var isReaderClosed = false
  private var isWriterClosed = false
  let readerEvents = StreamEvents()
  let writerEvents = StreamEvents()

  init(capacity: Int) { self.capacity = max(1, capacity) }

  var hasBytes: Bool { locked { available > 0 } }
  var hasSpace: Bool { locked { available < capacity && !isReaderClosed } }
  /// Whether nothing is left to read, and nothing more can come.
  var isAtEnd: Bool { locked { available == 0 && isWriterClosed } }
  var isBroken: Bool { locked { isReaderClosed } }

  /// Waits for bytes, and returns how many were read: 0 at the end, -1 if the reader was closed meanwhile.
  func read(into target: UnsafeMutablePointer<UInt8>, count: Int) -> Int {
    guard count > 0 else { return 0 }
    let read = locked {
      while available == 0, !isWriterClosed, !isReaderClosed { condition.wait() }
      guard !isReaderClosed else { return -1 }
      let part = bytes[start..<start + min(count, available)]
      for (index, byte) in part.enumerated() { target[index] = byte }
      start += part.count
      // The bytes that were read are removed when they are as many as the others, so that short reads stay cheap.
      if start >= available {
        bytes.removeFirst(start)
        start = 0
      }
      return part.count
    }
    if read > 0 { writerEvents.signal() }
    readerEvents.signal()
    return read
  }

  /// Waits for space, and returns how many bytes were written: as many as fit; -1 if the reader is closed.
  func write(_ source: UnsafePointer<UInt8>, count: Int) -> Int {
    guard count > 0 else { return 0 }
    let written = locked {
      while available >= capacity, !isReaderClosed, !isWriterClosed { condition.wait() }
      guard !isReaderClosed, !isWriterClosed else { return -1 }
      let fitting = min(count, capacity - available)
      bytes.append(contentsOf: UnsafeBufferPointer(start: source, count: fitting))
      return fitting
    }
    if written > 0 { readerEvents.signal() }
    writerEvents.signal()
    return written
  }

  func closeReader() { close { isReaderClosed = true } }
  func closeWriter() { close { isWriterClosed = true } }

  private var available: Int { bytes.count - start }

  private func close(_ change: () -> Void) {
    locked(change)
    readerEvents.signal()
    writerEvents.signal()
  }

  private func locked<Result>(_ body: () -> Result) -> Result {
    condition.lock()
    defer {
      condition.broadcast()
      condition.unlock()
    }
    return body()
  }
}
