import Foundation
import Synchronization

/// Finds uses of layers and views off the main thread. Swift 6 refuses them when it compiles; code of Swift 5 can make them.
///
/// On in debug builds; `VITRINE_MAIN_THREAD_CHECKER` set to 1 or 0 says otherwise. What is found is reported once for each call, and goes
/// on: often into a trap of Swift's own, which names nothing.
package enum MainThreadChecker {
  /// What a call was reported as. Replaced by tests.
  package static let report = Mutex<@Sendable (String) -> Void> { LayerLog.logger.error("\($0)") }

  package static let isEnabled: Atomic<Bool> = {
    switch ProcessInfo.processInfo.environment["VITRINE_MAIN_THREAD_CHECKER"] {
    case "1": return Atomic(true)
    case "0": return Atomic(false)
    default: break
    }
    #if DEBUG
      return Atomic(true)
    #else
      return Atomic(false)
    #endif
  }()

  private static let reported = Mutex<Set<String>>([])

  /// - Parameter call: what was called, such as "backgroundColor of UILabel".
  @inline(__always)
  package static func check(_ call: @autoclosure () -> String) {
    if isEnabled.load(ordering: .relaxed), !MainActor.isCurrent { found(call()) }
  }

  /// For tests: what was reported is reported again.
  static func forgetReports() { reported.withLock { $0 = [] } }

  private static func found(_ call: String) {
    guard reported.withLock({ $0.count < 1000 && $0.insert(call).inserted }) else { return }
    report.withLock { $0 }("\(call) was used off the main thread. Use DispatchQueue.main.async or the main actor.")
  }
}
