import Glibc

/// The end of bound streams that is written to.
final class BoundOutputStream: OutputStream {
  private let buffer: BoundBuffer
  private var status = Stream.Status.notOpen
  private var hasReportedOpen = false

  init(_ buffer: BoundBuffer) {
    self.buffer = buffer
    super.init(toMemory: ())
    buffer.writerEvents.start { [weak self] in self?.report() }
  }

  /// Creates a stream that nothing is bound to.
  required init(toMemory: ()) {
    buffer = BoundBuffer(capacity: 1)
    super.init(toMemory: ())
    buffer.closeReader()
  }

  deinit {
    buffer.writerEvents.stop()
    buffer.closeWriter()
  }

  override var streamStatus: Stream.Status { status }
  /// The POSIX error of a broken pipe after the input stream was closed.
  override var streamError: (any Error)? { status == .error ? NSError(domain: NSPOSIXErrorDomain, code: Int(EPIPE)) : nil }
  override var hasSpaceAvailable: Bool { status == .open && buffer.hasSpace }

  override func open() {
    guard status == .notOpen else { return }
    status = .open
    buffer.writerEvents.signal()
  }

  override func close() {
    status = .closed
    buffer.writerEvents.stop()
    buffer.closeWriter()
  }

  override func write(_ buffer: UnsafePointer<UInt8>, maxLength len: Int) -> Int {
    guard status == .open else { return -1 }
    let count = self.buffer.write(buffer, count: len)
    if count < 0, self.buffer.isBroken { status = .error }
    return count
  }

  override func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) { buffer.writerEvents.add(to: aRunLoop, mode: mode) }
  override func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) { buffer.writerEvents.remove(from: aRunLoop, mode: mode) }

  private func report() {
    guard status == .open else { return }
    if !hasReportedOpen {
      hasReportedOpen = true
      delegate?.stream(self, handle: .openCompleted)
    }
    if buffer.isBroken, status == .open {
      status = .error
      delegate?.stream(self, handle: .errorOccurred)
    } else if hasSpaceAvailable {
      delegate?.stream(self, handle: .hasSpaceAvailable)
    }
  }
}
