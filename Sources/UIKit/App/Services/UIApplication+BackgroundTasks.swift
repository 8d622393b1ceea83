import Foundation
import Synchronization

/// The identifier of a background task (Apple: UIBackgroundTaskIdentifier).
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// Whether an application can refresh in the background (Apple: UIBackgroundRefreshStatus). On Linux it is always restricted.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  case restricted, denied, available
}

/// The result of a fetch in the background (Apple: UIBackgroundFetchResult).
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData, noData, failed
}

private let lastTask = Atomic<Int>(0)

// On Linux a process is not suspended when its window is minimised, hence background tasks never expire.
extension UIApplication {
  /// Begins a background task.
  /// - Parameter handler: never called.
  public nonisolated func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    UIBackgroundTaskIdentifier(rawValue: lastTask.add(1, ordering: .relaxed).newValue)
  }

  /// Begins a background task with a name.
  /// - Parameter handler: never called.
  public nonisolated func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(expirationHandler: handler)
  }

  public nonisolated func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// The remaining time in seconds; unlimited.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  public static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude
  /// Does nothing, since the application is not launched for background fetches.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .restricted }
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
}
