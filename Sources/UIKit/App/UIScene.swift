/// An instance of the application's interface (Apple: UIScene). Each screen has one.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  public let session: UISceneSession
  /// The delegate. It is held strongly, since nothing else holds it.
  open var delegate: (any UISceneDelegate)?
  open internal(set) var activationState = ActivationState.unattached
  /// The title of the scene. If it is not empty, the desktop's window shows it.
  open var title: String! = "" {
    didSet { titleChanged() }
  }
  /// The subtitle. Stored; has no effect on Linux.
  open var subtitle = ""

  public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  func titleChanged() {}

  /// Opens a URL with the desktop's application for it.
  open func open(_ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil) {
    UIApplication.shared.open(url, completionHandler: completion)
  }

  open override var next: UIResponder? { UIApplication.shared }

  /// Options for opening a URL. Stored; they have no effect on Linux (Apple: UIScene.OpenExternalURLOptions).
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    open var universalLinksOnly = false
    public override init() {
      super.init()
    }
  }

  /// The reasons for the creation of a scene (Apple: UIScene.ConnectionOptions).
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The URLs and files on the command line.
    open internal(set) var urlContexts: Set<UIOpenURLContext> = []
    open internal(set) var userActivities: Set<NSUserActivity> = []
    open var sourceApplication: String? { nil }
    open var handoffUserActivityType: String? { nil }
    /// The quick action that started the application. nil: desktops on Linux have none.
    open var shortcutItem: UIApplicationShortcutItem? { nil }

    init(urls: [URL] = []) {
      urlContexts = Set(urls.map { UIOpenURLContext($0) })
      super.init()
    }
  }

  /// Information about a URL to open (Apple: UIScene.OpenURLOptions).
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    open var sourceApplication: String? { nil }
    open var annotation: Any? { nil }
    /// Whether files are opened in place: always true.
    open var openInPlace: Bool { true }
  }

  public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")
}
