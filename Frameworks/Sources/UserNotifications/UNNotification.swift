public import CoreLocation
public import Foundation

public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
  public static let announcement = UNAuthorizationOptions(rawValue: 128)
  public static let timeSensitive = UNAuthorizationOptions(rawValue: 256)
}
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}
public enum UNAuthorizationStatus: Int, Sendable { case notDetermined, denied, authorized, provisional, ephemeral }
public enum UNAlertStyle: Int, Sendable { case none, banner, alert }
public enum UNShowPreviewsSetting: Int, Sendable { case always, whenAuthenticated, never }
public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive, active, timeSensitive, critical }
public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  open var authorizationStatus: UNAuthorizationStatus { .denied }
  open var soundSetting: UNNotificationSetting { .notSupported }
  open var badgeSetting: UNNotificationSetting { .notSupported }
  open var alertSetting: UNNotificationSetting { .notSupported }
  open var notificationCenterSetting: UNNotificationSetting { .notSupported }
  open var lockScreenSetting: UNNotificationSetting { .notSupported }
  open var carPlaySetting: UNNotificationSetting { .notSupported }
  open var criticalAlertSetting: UNNotificationSetting { .notSupported }
  open var announcementSetting: UNNotificationSetting { .notSupported }
  open var timeSensitiveSetting: UNNotificationSetting { .notSupported }
  open var alertStyle: UNAlertStyle { .none }
  open var showPreviewsSetting: UNShowPreviewsSetting { .never }
  open var providesAppNotificationSettings: Bool { false }
}
open class UNNotificationContent: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open var title = ""
  open var subtitle = ""
  open var body = ""
  open var badge: NSNumber?
  open var sound: UNNotificationSound?
  open var userInfo: [AnyHashable: Any] = [:]
  open var categoryIdentifier = ""
  open var threadIdentifier = ""
  open var attachments: [UNNotificationAttachment] = []
  open var interruptionLevel = UNNotificationInterruptionLevel.active
  open var relevanceScore = 0.0
  open var targetContentIdentifier: String?
  open var summaryArgument = ""
  open var summaryArgumentCount = 0
  open var launchImageName = ""
}
// Unchecked: as with Apple's class, threads that share an object must synchronize their access.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {}
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public let identifier: String
  public let url: URL
  open var type: String { "" }
  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    self.identifier = identifier
    url = URL
  }
}
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
public let UNNotificationAttachmentOptionsThumbnailHiddenKey = "UNNotificationAttachmentOptionsThumbnailHiddenKey"
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey = "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
public let UNNotificationAttachmentOptionsThumbnailTimeKey = "UNNotificationAttachmentOptionsThumbnailTimeKey"
open class UNNotificationSound: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public static let `default` = UNNotificationSound()
  public static let defaultCritical = UNNotificationSound()
  public required override init() { super.init() }
  public convenience init(named name: UNNotificationSoundName) { self.init() }
  open class func criticalSoundNamed(_ name: UNNotificationSoundName) -> Self { self.init() }
  open class func criticalSoundNamed(_ name: UNNotificationSoundName, withAudioVolume volume: Float) -> Self { self.init() }
  open class func ringtoneSoundNamed(_ name: UNNotificationSoundName) -> Self { self.init() }
  open class func defaultCriticalSound(withAudioVolume volume: Float) -> Self { self.init() }
  open class var defaultRingtone: UNNotificationSound { .default }
}
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }
}
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public let repeats: Bool
  init(repeats: Bool) { self.repeats = repeats }
}
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public let timeInterval: TimeInterval
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
  open func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }
}
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public let dateComponents: DateComponents
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
  open func nextTriggerDate() -> Date? {
    (dateComponents.calendar ?? .current).nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
  }
}
/// Apple: UNLocationNotificationTrigger.
open class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public let region: CLRegion
  public init(region: CLRegion, repeats: Bool) {
    self.region = region
    super.init(repeats: repeats)
  }
}
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
}
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }
}
open class UNNotification: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public let request: UNNotificationRequest
  public let date = Date()
  init(request: UNNotificationRequest) { self.request = request }
}
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public let notification: UNNotification
  public let actionIdentifier = UNNotificationDefaultActionIdentifier
  init(notification: UNNotification) { self.notification = notification }
}
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
/// Apple: UNTextInputNotificationResponse.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  open var userText: String { "" }
}
open class UNNotificationAction: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public let identifier: String
  public let title: String
  public let options: UNNotificationActionOptions
  public let icon: UNNotificationActionIcon?
  public convenience init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.init(identifier: identifier, title: title, options: options, icon: nil)
  }
  public init(identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon?) {
    (self.identifier, self.title, self.options, self.icon) = (identifier, title, options, icon)
  }
}
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public let textInputButtonTitle: String
  public let textInputPlaceholder: String
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [], textInputButtonTitle: String, textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options, icon: nil)
  }
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon?,
    textInputButtonTitle: String, textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options, icon: icon)
  }
}
open class UNNotificationActionIcon: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public required override init() { super.init() }
  public convenience init(templateImageName: String) { self.init() }
  public convenience init(systemImageName: String) { self.init() }
}
public struct UNNotificationActionOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}
open class UNNotificationCategory: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public let identifier: String
  public let actions: [UNNotificationAction]
  public let intentIdentifiers: [String]
  public let options: UNNotificationCategoryOptions
  public let hiddenPreviewsBodyPlaceholder: String
  public let categorySummaryFormat: String
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], hiddenPreviewsBodyPlaceholder: String?,
    categorySummaryFormat: String?, options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.options = options
    self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder ?? ""
    self.categorySummaryFormat = categorySummaryFormat ?? ""
  }
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], options: UNNotificationCategoryOptions = []
  ) {
    self.init(
      identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers, hiddenPreviewsBodyPlaceholder: nil,
      categorySummaryFormat: nil, options: options)
  }
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], hiddenPreviewsBodyPlaceholder: String,
    options: UNNotificationCategoryOptions = []
  ) {
    self.init(
      identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers,
      hiddenPreviewsBodyPlaceholder: hiddenPreviewsBodyPlaceholder, categorySummaryFormat: nil, options: options)
  }
}
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
  public static let allowAnnouncement = UNNotificationCategoryOptions(rawValue: 16)
}

/// An extension that changes a notification before it is shown. It is never started on Linux (Apple: UNNotificationServiceExtension).
open class UNNotificationServiceExtension: NSObject {
  open func didReceive(_ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void) {
    contentHandler(request.content)
  }
  open func serviceExtensionTimeWillExpire() {}
}
/// Apple: UNError.
public struct UNError: Error, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case notificationsNotAllowed = 1, attachmentInvalidURL = 100, attachmentUnrecognizedType, attachmentInvalidFileSize
    case attachmentNotInDataStore, attachmentMoveIntoDataStoreFailed, attachmentCorrupt, notificationInvalidNoDate = 1400
    case notificationInvalidNoContent
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}
