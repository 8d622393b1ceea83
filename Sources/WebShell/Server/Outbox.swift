import FlyingFox
import Foundation
import Synchronization

/// The frames that go to one browser, in order. The connection takes one when it has sent the one before.
final class Outbox: Sendable {
  /// The most bytes that may wait. Pixels are not limited by this but by `Browser`.
  static let mostBytes = 16 << 20

  private struct State {
    var frames: [WSFrame] = []
    var bytes = 0
    var waiting: CheckedContinuation<WSFrame?, Never>?
    var isFinished = false
    var ended: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  /// Called once when no more frames are taken or given.
  func whenEnded(_ action: @escaping @Sendable () -> Void) {
    let isOver = state.withLock { state in
      if !state.isFinished { state.ended = action }
      return state.isFinished
    }
    if isOver { action() }
  }

  /// Appends a frame. Returns false if too many bytes wait.
  @discardableResult func append(_ frame: WSFrame) -> Bool {
    let (waiting, fits) = state.withLock { state -> (CheckedContinuation<WSFrame?, Never>?, Bool) in
      guard !state.isFinished else { return (nil, true) }
      if let waiting = state.waiting {
        state.waiting = nil
        return (waiting, true)
      }
      guard state.bytes + frame.payload.count <= Self.mostBytes || frame.opcode == .binary else { return (nil, false) }
      state.frames.append(frame)
      if frame.opcode != .binary { state.bytes += frame.payload.count }
      return (nil, true)
    }
    waiting?.resume(returning: frame)
    return fits
  }

  /// Ends the connection after the frames that wait, and after a last one that names the reason.
  func close(_ code: WSCloseCode) {
    append(.close(code: code))
    finish()
  }

  /// Ends the connection after the frames that wait.
  func finish() {
    let (waiting, ended) = state.withLock { state in
      defer { (state.isFinished, state.waiting, state.ended) = (true, nil, nil) }
      return (state.waiting, state.ended)
    }
    waiting?.resume(returning: nil)
    ended?()
  }

  /// Returns the next frame as soon as there is one; nil at the end.
  func next() async -> WSFrame? {
    await withCheckedContinuation { continuation in
      let (isReady, frame) = state.withLock { state -> (Bool, WSFrame?) in
        if !state.frames.isEmpty {
          let frame = state.frames.removeFirst()
          if frame.opcode != .binary { state.bytes -= frame.payload.count }
          return (true, frame)
        }
        if state.isFinished { return (true, nil) }
        state.waiting = continuation
        return (false, nil)
      }
      if isReady { continuation.resume(returning: frame) }
    }
  }
}
