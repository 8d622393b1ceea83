import FlyingFox
import Foundation
import Testing

@testable import WebShell

/// Tests how frames of a WebSocket become messages.
@Suite struct FrameJoinerTests {
  private final class Joiner {
    private var joiner = FrameJoiner()
    func take(_ frame: WSFrame) -> FrameJoiner.Result { joiner.take(frame) }
  }

  private func frame(_ opcode: WSFrame.Opcode, _ text: String, fin: Bool = true) -> WSFrame {
    WSFrame(fin: fin, opcode: opcode, mask: nil, payload: Data(text.utf8))
  }

  @Test func partsAreJoined() {
    let joiner = Joiner()
    #expect(joiner.take(frame(.text, "one")) == .message("one"))
    #expect(joiner.take(frame(.text, "t", fin: false)) == .nothing)
    #expect(joiner.take(frame(.ping, "?")) == .answer(frame(.pong, "?")))
    #expect(joiner.take(frame(.continuation, "w", fin: false)) == .nothing)
    #expect(joiner.take(frame(.continuation, "o")) == .message("two"))
    #expect(joiner.take(frame(.text, "three")) == .message("three"))
  }

  @Test func wrongFramesEndTheConnection() {
    var joiner = Joiner()
    #expect(joiner.take(frame(.continuation, "x")) == .end(.protocolError))
    #expect(joiner.take(frame(.binary, "x")) == .end(.unsupportedData))
    #expect(joiner.take(frame(.text, "a", fin: false)) == .nothing)
    #expect(joiner.take(frame(.text, "b")) == .end(.protocolError))
    joiner = Joiner()
    #expect(joiner.take(WSFrame(fin: true, opcode: .text, mask: nil, payload: Data([0xFF]))) == .end(.invalidFramePayload))
  }

  private func isTooLong(_ result: FrameJoiner.Result) -> Bool {
    if case .end(let code) = result { code.code == 1009 } else { false }
  }

  @Test func aMessageThatIsTooLongEndsTheConnection() {
    let half = String(repeating: "x", count: FrameJoiner.maximumLength / 2)
    var joiner = Joiner()
    #expect(joiner.take(frame(.text, half + half)) == .message(half + half))
    #expect(isTooLong(joiner.take(frame(.text, half + half + "x"))))
    // In parts, too.
    joiner = Joiner()
    #expect(joiner.take(frame(.text, half, fin: false)) == .nothing)
    #expect(joiner.take(frame(.continuation, half, fin: false)) == .nothing)
    #expect(isTooLong(joiner.take(frame(.continuation, "x"))))
  }
}
