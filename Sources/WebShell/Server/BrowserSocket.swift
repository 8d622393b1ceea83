import FlyingFox
import Foundation

/// The server's end of a WebSocket: joins frames to messages, and answers control frames.
struct BrowserSocket: WSHandler {
  let shell: WebShell

  func makeFrames(for client: AsyncThrowingStream<WSFrame, any Error>) async throws -> AsyncStream<WSFrame> {
    let outbox = Outbox()
    let browser = await shell.join(outbox)
    let reading = Task {
      var messages = FrameJoiner()
      do {
        for try await frame in client {
          switch messages.take(frame) {
          case .nothing: break
          case .message(let text): await browser.received(text)
          case .answer(let frame): outbox.append(frame)
          case .end(let code): outbox.close(code)
          }
        }
      } catch {}
      outbox.finish()
      await shell.leave(browser)
    }
    outbox.whenEnded { reading.cancel() }
    return AsyncStream(unfolding: { await outbox.next() }, onCancel: { outbox.finish() })
  }
}

/// Joins the frames of a message.
struct FrameJoiner {
  enum Result: Equatable {
    case nothing
    case message(String)
    case answer(WSFrame)
    case end(WSCloseCode)
  }

  /// The maximum length of a message in bytes.
  static let maximumLength = 1 << 20
  /// The beginning of an incomplete message.
  private var partial: Data?

  mutating func take(_ frame: WSFrame) -> Result {
    switch frame.opcode {
    case .ping: return .answer(WSFrame(fin: true, opcode: .pong, mask: nil, payload: frame.payload.prefix(125)))
    case .pong: return .nothing
    case .close: return .end(.normalClosure)
    case .text where partial == nil: return append(frame, to: Data())
    case .continuation:
      guard let partial else { return .end(.protocolError) }
      return append(frame, to: partial)
    case .binary: return .end(.unsupportedData)
    default: return .end(.protocolError)
    }
  }

  private mutating func append(_ frame: WSFrame, to start: Data) -> Result {
    partial = nil
    guard start.count + frame.payload.count <= Self.maximumLength else {
      return .end(WSCloseCode(WSCloseCode.messageTooBig.code, reason: "A message is longer than \(Self.maximumLength) bytes."))
    }
    let joined = start + frame.payload
    guard frame.fin else {
      partial = joined
      return .nothing
    }
    return String(data: joined, encoding: .utf8).map { .message($0) } ?? .end(.invalidFramePayload)
  }
}
