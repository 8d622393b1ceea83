import Display

/// The program: takes the display's events, sends them to windows, and ends each turn with a frame (Apple: UIApplication).
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  open class var shared: UIApplication { ApplicationBox.current }

  public enum State: Int, Sendable {
    case active, inactive, background
  }

  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }

  /// Facts about an address that the application is to open.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether a file is opened where it is: true.
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The application keeps it, unlike other delegates: `@main` makes it, and nobody else holds it.
  open var delegate: (any UIApplicationDelegate)?
  open internal(set) var applicationState = State.inactive

  var windowList: [WeakWindow] = []
  var commitBlocks: [() -> Void] = []
  var appearance = AppearanceHold()
  var presses: [Int: UIPress] = [:]
  var isEndingTurn = false
  /// Where state is kept; nil: nowhere.
  var stateStore: StateStore?
  /// Of an application that starts with its main storyboard.
  var storyboardWindow: UIWindow?
  var restorer: StateRestorer?
  var restorableObjects: [String: WeakRestorable] = [:]
  var extendedRestorations = 0
  var onRestorationCompleted: (() -> Void)?
  var memoryWatch = MemoryWatch()
  weak var key: UIWindow?

  public override init() {
    super.init()
  }

  /// Those that exist, back to front, hidden ones first.
  open var windows: [UIWindow] { orderedWindows }
  open var keyWindow: UIWindow? { key }
  open var connectedScenes: Set<UIScene> { [UIScreen.main.windowScene] }
  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
  /// One scene to a screen: false.
  open var supportsMultipleScenes: Bool { false }

  /// Sends an event to the windows that it belongs to. Override it to see every event.
  open func sendEvent(_ event: UIEvent) { deliver(event) }

  /// Runs the method that `action` carries.
  /// - Parameters:
  ///   - target: nil for the first responder, or the first object behind it in the chain that has the method.
  ///   - sender: the first argument.
  ///   - event: the second argument.
  /// - Returns: whether an object ran it.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    dispatch(action, to: target, from: sender, event: event)
  }

  /// Kept: an idle process sleeps, the screen does not.
  open var isIdleTimerDisabled = false
  open var applicationIconBadgeNumber = 0
  /// Of the main screen: left to right, unless the program was started with `-NSForceRightToLeftWritingDirection YES`.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  open var statusBarOrientation: UIInterfaceOrientation {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeRight : .portrait
  }

  /// Whether the desktop that the window is on opens addresses; a screen without a window opens none.
  open func canOpenURL(_ url: URL) -> Bool { url.scheme != nil && UIScreen.main.display?.opensURLs == true }

  /// Opens an address with the desktop's program for it.
  /// - Parameter completion: called at the end of the turn with whether that worked.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let isOpen = canOpenURL(url) && UIScreen.main.display?.open(url) == true
    if !isOpen { UIKitLog.refused("\(url) is not opened: no desktop program takes it") }
    if let completion { afterCommit { completion(isOpen) } }
  }

  /// The old name, which tells at once.
  @discardableResult
  open func openURL(_ url: URL) -> Bool {
    guard canOpenURL(url) else { return false }
    open(url)
    return true
  }

  open override var next: UIResponder? { delegate as? UIResponder }

  /// While above zero, touches are dropped.
  var ignoredInteractions = 0
  open var isIgnoringInteractionEvents: Bool { ignoredInteractions > 0 }
  open func beginIgnoringInteractionEvents() { ignoredInteractions += 1 }
  open func endIgnoringInteractionEvents() { ignoredInteractions = max(0, ignoredInteractions - 1) }
}

/// A window that the list does not keep alive.
struct WeakWindow {
  weak var window: UIWindow?
}

/// The one application.
@MainActor
enum ApplicationBox {
  static var current = UIApplication()
}
