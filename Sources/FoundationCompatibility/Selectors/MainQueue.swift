import Dispatch

/// Whether code runs where the main actor's does. That is not the main thread alone: where a program's `main` is asynchronous, as that of tests is,
/// another thread empties the main queue on Linux.
enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }
}

/// Runs code of the main actor on its thread, for a caller that belongs to no actor. The compiler shim writes calls of it.
public func _vitrineOnMainActor<Target>(_ target: Target, _ body: @MainActor (Target) throws -> Void) rethrows {
  nonisolated(unsafe) let target = target
  try MainActor.assumeIsolated { try body(target) }
}
