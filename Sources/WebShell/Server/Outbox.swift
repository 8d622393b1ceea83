import FlyingFox
import Foundation
import Synchronization

/// The queue of frames to one browser. The connection takes the next frame when it has sent the previous one.
final class Outbox: Sendable {
  /// The maximum number of waiting bytes. `Browser` limits pixels separately.
  static let maximumBytes = 16 << 20

  private struct State {
    var frames: [WSFrame] = []
    var bytes = 0
    var waiting: CheckedContinuation<WSFrame?, Never>?
    var isFinished = false
    var ended: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  /// Calls `action` once when the queue is finished.
  func whenEnded(_ action: @escaping @Sendable () -> Void) {
    let isOver = state.withLock { state in
      if !state.isFinished { state.ended = action }
      return state.isFinished
    }
    if isOver { action() }
  }

  /// Appends a frame. Returns false if too many bytes are waiting.
  @discardableResult func append(_ frame: WSFrame) -> Bool {
    let (waiting, fits) = state.withLock { state -> (CheckedContinuation<WSFrame?, Never>?, Bool) in
      guard !state.isFinished else { return (nil, true) }
      if let waiting = state.waiting {
        state.waiting = nil
        return (waiting, true)
      }
      guard state.bytes + frame.payload.count <= Self.maximumBytes || frame.opcode == .binary else { return (nil, false) }
      state.frames.append(frame)
      if frame.opcode != .binary { state.bytes += frame.payload.count }
      return (nil, true)
    }
    waiting?.resume(returning: frame)
    return fits
  }

  /// Ends the connection after the waiting frames and a last one with the reason.
  func close(_ code: WSCloseCode) {
    append(.close(code: code))
    finish()
  }

  /// Ends the connection after the waiting frames.
  func finish() {
    let (waiting, ended) = state.withLock { state in
      defer { (state.isFinished, state.waiting, state.ended) = (true, nil, nil) }
      return (state.waiting, state.ended)
    }
    waiting?.resume(returning: nil)
    ended?()
  }

  /// Waits for the next frame and returns it; nil at the end.
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
