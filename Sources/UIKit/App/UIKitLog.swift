import Logging

/// The log of UIKit, mainly for requests that it refuses.
enum UIKitLog {
  static let logger = Logger(label: "vitrine.uikit")

  /// Whether messages are suppressed. For tests that provoke many errors on purpose.
  @TaskLocal static var isQuiet = false

  /// Logs a request that cannot be fulfilled and is ignored.
  static func refused(_ message: @autoclosure () -> String) {
    guard !isQuiet else { return }
    let text = message()
    logger.warning("\(text)")
  }
}
