import Foundation

/// Stored properties of the application that have no effect on Linux.
@MainActor private struct ServiceState {
  var shortcutItems: [UIApplicationShortcutItem]?
  var settings = UIUserNotificationSettings(types: [], categories: nil)
  var showsNetwork = false
  var supportsShake = true
  var statusBarStyle = UIStatusBarStyle.default
  var isStatusBarHidden = false
}

@MainActor private let services = SideTable<UIApplication, ServiceState>()

extension UIApplication {
  private var state: ServiceState {
    get { services[self] ?? ServiceState() }
    set { services[self] = newValue }
  }

  // MARK: Stored properties

  /// The items of the home screen. Stored; not shown on Linux.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { state.shortcutItems }
    set { state.shortcutItems = newValue }
  }
  public var isNetworkActivityIndicatorVisible: Bool {
    get { state.showsNetwork }
    set { state.showsNetwork = newValue }
  }
  /// Stored; has no effect on Linux.
  public var applicationSupportsShakeToEdit: Bool {
    get { state.supportsShake }
    set { state.supportsShake = newValue }
  }

  // MARK: Status bar

  public var statusBarStyle: UIStatusBarStyle {
    get { state.statusBarStyle }
    set { state.statusBarStyle = newValue }
  }
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) { self.statusBarStyle = statusBarStyle }
  /// Whether the status bar is hidden. Stored; there is no status bar on Linux. Default false.
  public var isStatusBarHidden: Bool {
    get { state.isStatusBarHidden }
    set { state.isStatusBarHidden = newValue }
  }
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) { isStatusBarHidden = hidden }
  /// Always empty.
  public var statusBarFrame: CGRect { UIScreen.main.windowScene.statusBarManager?.statusBarFrame ?? .zero }
  /// Always zero.
  public var statusBarOrientationAnimationDuration: TimeInterval { 0 }

  // MARK: Remote notifications

  /// Calls the delegate with an error at the end of the turn, since there is no service for remote notifications.
  public func registerForRemoteNotifications() {
    afterCommit { [self] in
      delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: CocoaError(.featureUnsupported))
    }
  }
  public func unregisterForRemoteNotifications() {}
  /// Always false.
  public var isRegisteredForRemoteNotifications: Bool { false }

  /// Stores the settings without types, since notifications are not shown, and passes them to the delegate at the end of the turn.
  public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
    let granted = UIUserNotificationSettings(types: [], categories: notificationSettings.categories)
    state.settings = granted
    afterCommit { [self] in delegate?.application(self, didRegister: granted) }
  }
  public var currentUserNotificationSettings: UIUserNotificationSettings? { state.settings }

  // MARK: Other services

  public func beginReceivingRemoteControlEvents() {}
  public func endReceivingRemoteControlEvents() {}
  /// Always true.
  public var isProtectedDataAvailable: Bool { true }
  /// Always false: the desktop determines the application's icon.
  public var supportsAlternateIcons: Bool { false }
  public var alternateIconName: String? { nil }
  /// Calls the completion handler with an error.
  public func setAlternateIconName(_ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil) {
    afterCommit { completionHandler?(CocoaError(.featureUnsupported)) }
  }
  /// Calls the error handler, since each screen has only one scene.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    afterCommit { errorHandler?(UISceneError(.multipleScenesNotSupported)) }
  }
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    afterCommit { errorHandler?(CocoaError(.featureUnsupported)) }
  }
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  // MARK: Names

  /// The URL of the settings. No desktop opens it.
  public nonisolated static let openSettingsURLString = "app-settings:"
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name("UIApplicationUserDidTakeScreenshotNotification")
  public nonisolated static let significantTimeChangeNotification = Notification.Name("UIApplicationSignificantTimeChangeNotification")
  public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
  public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  public nonisolated static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name("UIApplicationDidChangeStatusBarFrameNotification")
  public nonisolated static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"
  public nonisolated static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"

  /// The kinds of app extensions that an application can refuse.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
  }
}

extension UIApplication.LaunchOptionsKey {
  public static let sourceApplication = UIApplication.LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
  public static let remoteNotification = UIApplication.LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  public static let localNotification = UIApplication.LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
  public static let annotation = UIApplication.LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
  public static let location = UIApplication.LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
  public static let bluetoothCentrals = UIApplication.LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
  public static let bluetoothPeripherals = UIApplication.LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
  public static let shortcutItem = UIApplication.LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  public static let userActivityDictionary = UIApplication.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  public static let userActivityType = UIApplication.LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
  public static let cloudKitShareMetadata = UIApplication.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
  public static let newsstandDownloads = UIApplication.LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsNewsstandDownloadsKey")
}

extension UIApplication.OpenExternalURLOptionsKey {
  public static let universalLinksOnly = UIApplication.OpenExternalURLOptionsKey(
    rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
}
