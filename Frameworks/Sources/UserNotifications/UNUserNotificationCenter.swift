@_exported import FoundationCompatibility
import Synchronization

/// A notification centre without authorization, as if a person declined (Apple: UNUserNotificationCenter).
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  // Unchecked: the requests are protected by a lock; the delegate must be set before notifications are used, as with Apple's class.
  private static let center = UNUserNotificationCenter()
  open class func current() -> UNUserNotificationCenter { center }
  open weak var delegate: (any UNUserNotificationCenterDelegate)?
  open var supportsContentExtensions: Bool { false }
  private let requests = Mutex<[UNNotificationRequest]>([])
  private let categories = Mutex<Set<UNNotificationCategory>>([])

  open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { DispatchQueue.main.async { completionHandler(false, nil) } }
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }
  open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
    DispatchQueue.main.async { completionHandler(UNNotificationSettings()) }
  }
  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) { self.categories.withLock { $0 = categories } }
  open func getNotificationCategories(completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void) {
    completionHandler(categories.withLock { $0 })
  }
  open func notificationCategories() async -> Set<UNNotificationCategory> { categories.withLock { $0 } }
  open func add(_ request: UNNotificationRequest) async throws { requests.withLock { $0.append(request) } }
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { requests.withLock { $0 } }
  open func deliveredNotifications() async -> [UNNotification] { [] }
  open func setBadgeCount(_ newBadgeCount: Int) async throws {}
  open func add(_ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    requests.withLock { $0.append(request) }
    completionHandler?(nil)
  }
  open func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void) {
    completionHandler(requests.withLock { $0 })
  }
  open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) { completionHandler([]) }
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    requests.withLock { all in all.removeAll { identifiers.contains($0.identifier) } }
  }
  open func removeAllPendingNotificationRequests() { requests.withLock { $0 = [] } }
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  open func removeAllDeliveredNotifications() {}
  open func setBadgeCount(_ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(nil)
  }
}
public protocol UNUserNotificationCenterDelegate: AnyObject {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}
extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?) {}
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
}
