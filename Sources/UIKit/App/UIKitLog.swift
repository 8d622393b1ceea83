import Logging

/// Where UIKit says what it refused to do.
enum UIKitLog {
  static let logger = Logger(label: "vitrine.uikit")

  /// Says nothing within: for those who break things on purpose, a thousand times a second.
  @TaskLocal static var isQuiet = false

  /// A request that cannot be served and is passed over.
  static func refused(_ message: @autoclosure () -> String) {
    guard !isQuiet else { return }
    let text = message()
    logger.warning("\(text)")
  }
}
