import Display

/// The application object: it receives the display's events, sends them to windows, and ends each turn of the run loop with a
/// frame (Apple: UIApplication).
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

  /// Keys for information about a URL to open.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether a file is opened in place: true.
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The delegate. Unlike other delegates it is held strongly, since `@main` creates it and nothing else holds it.
  open var delegate: (any UIApplicationDelegate)? { didSet { UIMenuSystem.main.setNeedsRebuild() } }
  open internal(set) var applicationState = State.inactive

  var windowList: [WeakWindow] = []
  var commitBlocks: [() -> Void] = []
  var appearanceCallbackMode = AppearanceCallbackMode()
  var presses: [Int: UIPress] = [:]
  var isEndingTurn = false
  /// The store of the application's state; nil if state is not saved.
  var stateStore: StateStore?
  /// The window of an application that starts with its main storyboard.
  var storyboardWindow: UIWindow?
  /// Whether the main storyboard of this launch has no window, which is logged once.
  var lacksStoryboardWindow = false
  var restorer: StateRestorer?
  var restorableObjects: [String: WeakRestorable] = [:]
  var extendedRestorations = 0
  var onRestorationCompleted: (() -> Void)?
  var memoryWatch = MemoryWatch()
  weak var key: UIWindow?

  public override init() {
    super.init()
  }

  /// All windows, back to front; the hidden ones come first.
  open var windows: [UIWindow] { orderedWindows }
  open var keyWindow: UIWindow? { key }
  /// The connected scenes: that of the main screen.
  open var connectedScenes: Set<UIScene> { [UIScreen.main.windowScene] }
  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
  /// Always false: each screen has one scene.
  open var supportsMultipleScenes: Bool { false }

  /// Sends an event to the windows that it concerns. Override it to observe all events.
  open func sendEvent(_ event: UIEvent) { defaultSendEvent(event) }

  /// Sends an action message.
  /// - Parameters:
  ///   - target: the receiver; nil for the first object that implements the action in the responder chain of the first responder.
  ///   - sender: the first argument of the action.
  ///   - event: the second argument of the action.
  /// - Returns: true if an object performed the action.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    defaultSendAction(action, to: target, from: sender, event: event)
  }

  /// Stored; has no effect on Linux, where UIKit does not turn off the screen.
  open var isIdleTimerDisabled = false
  /// The number on the application's icon. Stored; not shown on Linux.
  open var applicationIconBadgeNumber = 0
  /// The layout direction of the main screen: left to right, unless the process was started with `-NSForceRightToLeftWritingDirection YES`.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// The text size of the main screen: large, unless the process was started with `-UIPreferredContentSizeCategoryName` and the raw value
  /// of another category, as UI tests on iOS do.
  open var preferredContentSizeCategory: UIContentSizeCategory { UIScreen.main.preferredContentSizeCategory }
  /// The orientation of the main screen: landscape if it is wider than high, otherwise portrait.
  open var statusBarOrientation: UIInterfaceOrientation {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeRight : .portrait
  }

  /// Whether the desktop can open a URL. False for URLs without a scheme, and on screens without a window.
  open func canOpenURL(_ url: URL) -> Bool { url.scheme != nil && UIScreen.main.display?.opensURLs == true }

  /// Opens a URL with the desktop's application for it.
  /// - Parameter completion: called at the end of the turn with true if the URL was opened.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let isOpen = canOpenURL(url) && UIScreen.main.display?.open(url) == true
    if !isOpen { UIKitLog.refused("\(url) is not opened: no program of the desktop can open it") }
    if let completion { afterCommit { completion(isOpen) } }
  }

  /// Opens a URL. The older form, which returns the result at once.
  @discardableResult
  open func openURL(_ url: URL) -> Bool {
    guard canOpenURL(url) else { return false }
    open(url)
    return true
  }

  open override var next: UIResponder? { delegate as? UIResponder }

  /// The number of requests to ignore touches. Touches are dropped while it is above zero.
  var ignoredInteractions = 0
  open var isIgnoringInteractionEvents: Bool { ignoredInteractions > 0 }
  /// Ignores touches until the matching call of `endIgnoringInteractionEvents()`. Calls can be nested.
  open func beginIgnoringInteractionEvents() { ignoredInteractions += 1 }
  open func endIgnoringInteractionEvents() { ignoredInteractions = max(0, ignoredInteractions - 1) }
}

/// A weak reference to a window.
struct WeakWindow {
  weak var window: UIWindow?
}

/// The shared application.
@MainActor
enum ApplicationBox {
  static var current = UIApplication()
}
