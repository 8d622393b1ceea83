import CSocket
import Dispatch
import Foundation
import Glibc

/// One end of a connection: sends and receives messages as lines of JSON, without waiting.
@MainActor
package final class MessageChannel<Outgoing: Encodable, Incoming: Decodable> {
  /// Called for each message from the other end.
  package var received: ((Incoming) -> Void)?
  /// Called once when the connection has ended, unless `close()` was called. The argument is the reason; nil if the other end closed it.
  package var ended: ((String?) -> Void)?

  /// The number of unsent bytes at which a channel is closed because the other end does not read.
  private static var maximumPendingBytes: Int { 16 << 20 }

  /// The connected socket; nil after `close()`.
  private var socket: Socket?
  private let reading: any DispatchSourceRead
  /// Waits until the socket accepts more bytes; nil unless some are pending.
  private var writing: (any DispatchSourceWrite)?
  private var isClosed = false
  /// The bytes of a message that is not yet complete.
  private var partial: [UInt8] = []
  private var pending: [UInt8] = []
  private let encoder = JSONEncoder()
  private let decoder = JSONDecoder()

  /// A file descriptor. It is closed when the last source that uses it has ended.
  private final class Socket: Sendable {
    let descriptor: Int32
    init(_ descriptor: Int32) { self.descriptor = descriptor }
    deinit { Glibc.close(descriptor) }
  }

  /// - Parameter descriptor: a non-blocking socket. The channel closes it.
  package init(descriptor: Int32) {
    let socket = Socket(descriptor)
    self.socket = socket
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    reading = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    reading.setCancelHandler { _ = socket }
    reading.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.read() } }
    reading.activate()
  }

  isolated deinit { close() }

  package func close() {
    guard !isClosed else { return }
    isClosed = true
    reading.cancel()
    writing?.cancel()
    (writing, socket) = (nil, nil)
  }

  package func send(_ message: Outgoing) {
    guard !isClosed, let data = try? encoder.encode(message) else { return }
    guard data.count <= HostProtocol.longestMessage else { return end("a message of \(data.count) bytes is too long to be sent") }
    pending += data
    pending.append(0x0A)
    flush()
  }

  private func flush() {
    guard let socket else { return }
    while !pending.isEmpty {
      let sent = vitrine_socket_send(socket.descriptor, pending, pending.count)
      if sent < 0 { return end(nil) }
      if sent == 0 { break }
      pending.removeFirst(sent)
    }
    guard pending.count <= Self.maximumPendingBytes else { return end("the other end does not read") }
    if pending.isEmpty {
      writing?.cancel()
      writing = nil
    } else if writing == nil {
      let source = DispatchSource.makeWriteSource(fileDescriptor: socket.descriptor, queue: .main)
      source.setCancelHandler { _ = socket }
      source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.flush() } }
      source.activate()
      writing = source
    }
  }

  private func read() {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while let socket {
      let count = vitrine_socket_receive(socket.descriptor, &bytes, bytes.count)
      if count < 0 { return end(nil) }
      if count == 0 { return }
      for line in bytes[..<count].split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
        if line.offset > 0 { decode() }
        guard !isClosed else { return }
        partial += line.element
        guard partial.count <= HostProtocol.longestMessage else {
          return end("a message is longer than \(HostProtocol.longestMessage) bytes")
        }
      }
    }
  }

  private func decode() {
    defer { partial.removeAll(keepingCapacity: true) }
    do { received?(try decoder.decode(Incoming.self, from: Data(partial))) } catch {
      end("a message cannot be understood: \(String(decoding: partial.prefix(200), as: UTF8.self))")
    }
  }

  private func end(_ reason: String?) {
    guard !isClosed else { return }
    close()
    ended?(reason)
  }
}
