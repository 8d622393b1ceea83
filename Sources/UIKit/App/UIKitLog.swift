import Logging

/// Where UIKit says what it refused to do.
enum UIKitLog {
  static let logger = Logger(label: "vitrine.uikit")

  /// A request that cannot be served and is passed over.
  static func refused(_ message: @autoclosure () -> String) {
    let text = message()
    logger.warning("\(text)")
  }
}
