import Foundation
import Synchronization

/// Checks whether code runs on the main thread. `Thread.isMainThread` calls the kernel each time, which takes longer than a small fill.
package enum MainThread {
  /// The identity of the main thread once it was seen. Threads that end may pass theirs on to others, but the main thread never ends.
  private static let known = Atomic<UInt>(0)

  package static var isCurrent: Bool {
    let this = UInt(pthread_self())
    let main = known.load(ordering: .relaxed)
    if main != 0 { return this == main }
    guard Thread.isMainThread else { return false }
    known.store(this, ordering: .relaxed)
    return true
  }
}
