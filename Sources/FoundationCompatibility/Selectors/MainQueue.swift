import Dispatch

/// Whether code runs in the context of the main actor. This can be another thread than the main thread: on Linux another thread drains the
/// main queue if `main` is asynchronous, as in tests.
enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }
}

/// Runs code of the main actor for a nonisolated caller that is on its thread. Called by code that the compiler shim generates.
public func _vitrineOnMainActor<Target>(_ target: Target, _ body: @MainActor (Target) throws -> Void) rethrows {
  nonisolated(unsafe) let target = target
  try MainActor.assumeIsolated { try body(target) }
}
