import Foundation
import Synchronization

/// Collects the objects that item providers load on any thread, and passes them on together on the main thread.
final class ObjectLoading: Sendable {
  private struct State {
    var objects: [Int: Sent<any NSItemProviderReading>] = [:]
    var remaining: Int
  }
  private let state: Mutex<State>
  private let completion: Sent<@MainActor ([any NSItemProviderReading]) -> Void>

  /// - Parameter count: the number of objects. With none, the completion is called at once.
  @MainActor
  init(count: Int, completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void) {
    state = Mutex(State(remaining: count))
    self.completion = Sent(completion)
    if count == 0 { completion([]) }
  }

  /// Stores the object of an item; nil if it could not be loaded.
  func loaded(_ object: (any NSItemProviderReading)?, at index: Int) {
    let sent = object.map { Sent($0) }
    let isLast = state.withLock { state in
      state.objects[index] = sent
      state.remaining -= 1
      return state.remaining == 0
    }
    guard isLast else { return }
    if MainActor.isCurrent {
      MainActor.assumeIsolated { finish() }
    } else {
      Task { @MainActor in finish() }
    }
  }

  @MainActor
  private func finish() {
    let objects = state.withLock { $0.objects }
    completion.value(objects.sorted { $0.key < $1.key }.map(\.value.value))
  }
}
