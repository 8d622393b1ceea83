import Foundation
import Synchronization

/// Work that goes on in the background (Apple: UIBackgroundTaskIdentifier).
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// Whether an application is woken in the background: never (Apple: UIBackgroundRefreshStatus).
public enum UIBackgroundRefreshStatus: Int, Sendable {
  case restricted, denied, available
}

/// What came of a fetch in the background (Apple: UIBackgroundFetchResult).
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData, noData, failed
}

private let lastTask = Atomic<Int>(0)

// A process is not stopped when its window is minimised: work goes on in any case, and never expires.
extension UIApplication {
  /// - Parameter handler: not called.
  public nonisolated func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    UIBackgroundTaskIdentifier(rawValue: lastTask.add(1, ordering: .relaxed).newValue)
  }

  /// - Parameter handler: not called.
  public nonisolated func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(expirationHandler: handler)
  }

  public nonisolated func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// Seconds: without end.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  public static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude
  /// Does nothing: nobody starts the application.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .restricted }
  public static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
}
