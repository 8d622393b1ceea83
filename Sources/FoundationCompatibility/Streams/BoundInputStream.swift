/// The end of bound streams that is read from.
final class BoundInputStream: InputStream {
  private let buffer: BoundBuffer
  private var status = Stream.Status.notOpen
  private var hasReportedOpen = false
  private var hasReportedEnd = false

  init(_ buffer: BoundBuffer) {
    self.buffer = buffer
    super.init(data: Data())
    buffer.readerEvents.start { [weak self] in self?.report() }
  }

  deinit {
    buffer.readerEvents.stop()
    buffer.closeReader()
  }

  override var streamStatus: Stream.Status { status }
  override var streamError: (any Error)? { nil }
  override var hasBytesAvailable: Bool { status == .open && buffer.hasBytes }

  override func open() {
    guard status == .notOpen else { return }
    status = .open
    buffer.readerEvents.signal()
  }

  override func close() {
    status = .closed
    buffer.readerEvents.stop()
    buffer.closeReader()
  }

  override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength len: Int) -> Int {
    guard status == .open else { return status == .atEnd ? 0 : -1 }
    let count = self.buffer.read(into: buffer, count: len)
    if count == 0, len > 0 { status = .atEnd }
    return count
  }

  /// Always false: the bytes are not kept in one place.
  override func getBuffer(_ buffer: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>, length len: UnsafeMutablePointer<Int>) -> Bool {
    false
  }

  override func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) { buffer.readerEvents.add(to: aRunLoop, mode: mode) }
  override func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) { buffer.readerEvents.remove(from: aRunLoop, mode: mode) }

  private func report() {
    guard status == .open || status == .atEnd else { return }
    if !hasReportedOpen {
      hasReportedOpen = true
      delegate?.stream(self, handle: .openCompleted)
    }
    if hasBytesAvailable { delegate?.stream(self, handle: .hasBytesAvailable) }
    guard !hasReportedEnd, status == .open || status == .atEnd, buffer.isAtEnd else { return }
    hasReportedEnd = true
    status = .atEnd
    delegate?.stream(self, handle: .endEncountered)
  }
}
