import Dispatch
import Foundation
import Synchronization

/// Collects what hosts print, and passes it to the main queue at most twenty times a second. Of a host that prints faster than that, the end
/// remains.
final class HostOutput: Sendable {
  private struct State {
    var text = ""
    var isWaiting = false
  }

  /// The length in bytes at which the beginning of the waiting text is dropped.
  private static let maximumLength = 1 << 16
  private static let pause = 0.05

  private let state = Mutex(State())
  private let handler: @MainActor @Sendable (String) -> Void

  init(_ handler: @escaping @MainActor @Sendable (String) -> Void) { self.handler = handler }

  /// May be called on any thread.
  func add(_ text: String) {
    let isFirst = state.withLock { state in
      state.text += text
      if state.text.utf8.count > Self.maximumLength { state.text = String(state.text.suffix(Self.maximumLength / 8)) }
      defer { state.isWaiting = true }
      return !state.isWaiting
    }
    guard isFirst else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.pause) {
      let text = self.state.withLock { state in
        defer { state = State() }
        return state.text
      }
      MainActor.assumeIsolated { self.handler(text) }
    }
  }
}
