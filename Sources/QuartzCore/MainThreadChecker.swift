import Foundation
import Synchronization

/// Reports uses of layers and views off the main thread. The compiler rejects them in Swift 6 mode, but not in Swift 5 mode.
///
/// Enabled in debug builds; the environment variable `VITRINE_MAIN_THREAD_CHECKER` overrides this with 1 or 0. Each call is reported once,
/// and the program continues, often into a trap of the Swift runtime that does not name the call.
package enum MainThreadChecker {
  /// Writes a report. Tests replace it.
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

  /// - Parameter call: the name of the call, such as "backgroundColor of UILabel".
  @inline(__always)
  package static func check(_ call: @autoclosure () -> String) {
    if isEnabled.load(ordering: .relaxed), !MainActor.isCurrent { found(call()) }
  }

  /// Forgets which calls were reported. For tests.
  static func forgetReports() { reported.withLock { $0 = [] } }

  private static func found(_ call: String) {
    guard reported.withLock({ $0.count < 1000 && $0.insert(call).inserted }) else { return }
    report.withLock { $0 }("\(call) was used off the main thread. Use DispatchQueue.main.async or the main actor.")
  }
}
