import Foundation
import Synchronization

/// Whether code runs on the main thread. `Thread.isMainThread` asks the kernel each time, which takes longer than a small fill.
package enum MainThread {
  /// The main thread's, once it was seen; threads that have ended give theirs away, but it never ends.
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
