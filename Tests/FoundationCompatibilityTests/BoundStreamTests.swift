import Foundation
import FoundationCompatibility
import Testing

@Suite struct BoundStreamTests {
  private func bound(_ size: Int) throws -> (input: InputStream, output: OutputStream) {
    var input: InputStream?, output: OutputStream?
    Foundation.Stream.getBoundStreams(withBufferSize: size, inputStream: &input, outputStream: &output)
    return (try #require(input), try #require(output))
  }

  private func read(_ stream: InputStream, _ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    let read = stream.read(&bytes, maxLength: count)
    return read < 0 ? nil : Array(bytes.prefix(read))
  }

  @Test func whatIsWrittenIsRead() throws {
    let (input, output) = try bound(8)
    #expect(output.write([1], maxLength: 1) == -1 && input.streamStatus == .notOpen, "the streams are not open")
    input.open()
    output.open()
    #expect(!input.hasBytesAvailable && output.hasSpaceAvailable)
    #expect(output.write([1, 2, 3], maxLength: 3) == 3)
    #expect(input.hasBytesAvailable)
    #expect(read(input, 2) == [1, 2])
    #expect(output.write(Array(4...20), maxLength: 17) == 7, "one byte of eight is not read yet")
    #expect(!output.hasSpaceAvailable)
    #expect(read(input, 100) == Array(3...10))
    #expect(output.hasSpaceAvailable && !input.hasBytesAvailable)
  }

  @Test func theInputEndsAfterTheOutputIsClosed() throws {
    let (input, output) = try bound(8)
    input.open()
    output.open()
    #expect(output.write([7], maxLength: 1) == 1)
    output.close()
    #expect(output.streamStatus == .closed)
    #expect(read(input, 4) == [7])
    #expect(read(input, 4) == [] && input.streamStatus == .atEnd && !input.hasBytesAvailable)
  }

  @Test func writingFailsAfterTheInputIsClosed() throws {
    let (input, output) = try bound(8)
    input.open()
    output.open()
    input.close()
    #expect(output.write([7], maxLength: 1) == -1)
    #expect(output.streamStatus == .error && (output.streamError as NSError?)?.code == Int(EPIPE))
    var alone: OutputStream?
    Stream.getBoundStreams(withBufferSize: 8, inputStream: nil, outputStream: &alone)
    alone?.open()
    #expect(alone?.write([7], maxLength: 1) == -1, "nobody can read it")
  }

  /// The streams are used by one thread each.
  private struct Output: @unchecked Sendable { let stream: OutputStream }

  @Test func aWriterWaitsForTheReader() throws {
    let (input, output) = try bound(16)
    input.open()
    let writer = Output(stream: output)
    let sent = (0..<10_000).map { UInt8(truncatingIfNeeded: $0) }
    Thread.detachNewThread {
      writer.stream.open()
      var start = 0
      while start < sent.count {
        let count = writer.stream.write(Array(sent[start...]), maxLength: sent.count - start)
        guard count > 0 else { break }
        start += count
      }
      writer.stream.close()
    }
    var received: [UInt8] = []
    while let part = read(input, 7), !part.isEmpty { received += part }
    #expect(received == sent)
  }

  private final class Delegate: NSObject, StreamDelegate {
    var events: [Stream.Event] = []
    var received: [UInt8] = []
    func stream(_ aStream: Stream, handle eventCode: Stream.Event) {
      events.append(eventCode)
      guard eventCode == .hasBytesAvailable, let input = aStream as? InputStream else { return }
      var bytes = [UInt8](repeating: 0, count: 2)
      let count = input.read(&bytes, maxLength: 2)
      received += bytes.prefix(max(count, 0))
    }
  }

  @Test func theDelegateIsToldInTheRunLoop() throws {
    let (input, output) = try bound(8)
    let reader = Delegate(), writer = Delegate()
    input.delegate = reader
    output.delegate = writer
    input.schedule(in: .current, forMode: .default)
    output.schedule(in: .current, forMode: .default)
    input.open()
    output.open()
    let limit = Date(timeIntervalSinceNow: 10)
    func run(until condition: () -> Bool) {
      while !condition(), Date() < limit { _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05)) }
    }
    run { !reader.events.isEmpty && writer.events.count >= 2 }
    #expect(reader.events == [.openCompleted] && writer.events.prefix(2) == [.openCompleted, .hasSpaceAvailable])
    #expect(output.write([1, 2, 3], maxLength: 3) == 3)
    run { reader.received.count == 3 }
    #expect(reader.received == [1, 2, 3] && reader.events == [.openCompleted, .hasBytesAvailable, .hasBytesAvailable])
    output.close()
    run { reader.events.last == .endEncountered }
    #expect(reader.events.last == .endEncountered && input.streamStatus == .atEnd)
    input.close()
  }

  @Test func streamsAreReleased() throws {
    weak var held: Stream?
    try {
      let (input, output) = try bound(8)
      input.schedule(in: .current, forMode: .default)
      input.open()
      output.open()
      held = input
    }()
    #expect(held == nil)
  }
}
