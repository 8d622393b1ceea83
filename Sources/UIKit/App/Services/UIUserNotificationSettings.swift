/// The settings for notifications before iOS 10 (Apple: UIUserNotificationSettings). No notifications are shown on Linux.
@preconcurrency @MainActor
open class UIUserNotificationSettings: NSObject {
  public let types: UIUserNotificationType
  public let categories: Set<UIUserNotificationCategory>?

  public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
    self.types = types
    self.categories = categories
    super.init()
  }
}

/// The forms of notifications before iOS 10 (Apple: UIUserNotificationType).
public struct UIUserNotificationType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UIUserNotificationType(rawValue: 1 << 0)
  public static let sound = UIUserNotificationType(rawValue: 1 << 1)
  public static let alert = UIUserNotificationType(rawValue: 1 << 2)
}

/// A category of notifications before iOS 10 (Apple: UIUserNotificationCategory).
@preconcurrency @MainActor
open class UIUserNotificationCategory: NSObject {
  open internal(set) var identifier: String?

  public override init() {
    super.init()
  }
}

/// A local notification before iOS 10 (Apple: UILocalNotification). Stored; not shown on Linux.
@preconcurrency @MainActor
open class UILocalNotification: NSObject {
  open var fireDate: Date?
  open var timeZone: TimeZone?
  open var alertBody: String?
  open var alertTitle: String?
  open var alertAction: String?
  open var hasAction = true
  open var alertLaunchImage: String?
  open var soundName: String?
  open var applicationIconBadgeNumber = 0
  open var userInfo: [AnyHashable: Any]?
  open var category: String?

  public override init() {
    super.init()
  }
}

extension UIApplication {
  private static let scheduled = SideTable<UIApplication, [UILocalNotification]>()

  /// The scheduled notifications. They are stored until they are cancelled, and not shown.
  public var scheduledLocalNotifications: [UILocalNotification]? {
    get { Self.scheduled[self] ?? [] }
    set { Self.scheduled[self] = newValue }
  }
  public func scheduleLocalNotification(_ notification: UILocalNotification) {
    UIKitLog.refused("the local notification \"\(notification.alertBody ?? "")\" is stored, and not shown")
    scheduledLocalNotifications?.append(notification)
  }
  public func presentLocalNotificationNow(_ notification: UILocalNotification) {
    UIKitLog.refused("the local notification \"\(notification.alertBody ?? "")\" is not shown")
  }
  public func cancelLocalNotification(_ notification: UILocalNotification) {
    scheduledLocalNotifications?.removeAll { $0 === notification }
  }
  public func cancelAllLocalNotifications() { scheduledLocalNotifications = [] }
}
