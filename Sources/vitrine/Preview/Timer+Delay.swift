import Foundation

extension Timer {
  /// Calls `body` on the main thread after `seconds`, in every mode of the main run loop. (Foundation's `Timer(timeInterval:)` fires
  /// immediately on Linux.)
  @MainActor @discardableResult
  static func after(_ seconds: TimeInterval, repeats: Bool = false, _ body: @escaping @MainActor @Sendable () -> Void) -> Timer {
    let timer = Timer(fire: Date(timeIntervalSinceNow: seconds), interval: seconds, repeats: repeats) { _ in
      MainActor.assumeIsolated { body() }
    }
    RunLoop.main.add(timer, forMode: .common)
    return timer
  }
}
