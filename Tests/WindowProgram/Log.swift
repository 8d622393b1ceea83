import UIKit

/// Writes a line for each event to a file.
@MainActor enum Log {
  private static let file: FileHandle? = {
    guard let path = ProcessInfo.processInfo.environment["VITRINE_LOG"] else { return nil }
    _ = FileManager.default.createFile(atPath: path, contents: nil)
    return FileHandle(forWritingAtPath: path)
  }()

  static func add(_ line: String) { file?.write(Data("\(line)\n".utf8)) }

  /// Logs notifications, which are posted after the delegates are called.
  static func followNotifications() {
    for (name, word) in [
      (UIApplication.willResignActiveNotification, "resign"), (UIApplication.didEnterBackgroundNotification, "background"),
      (UIApplication.willEnterForegroundNotification, "foreground"), (UIApplication.didBecomeActiveNotification, "active"),
      (UIApplication.willTerminateNotification, "terminate"),
    ] {
      _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { add("posted \(word)") }
      }
    }
  }
}
