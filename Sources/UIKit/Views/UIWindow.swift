/// The root of a view hierarchy on a screen (Apple: UIWindow). Hidden until it is made visible.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The position of a window in the stacking order. Windows with higher levels lie above (Apple: UIWindow.Level).
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

    public static let normal = Level(rawValue: 0)
    public static let alert = Level(rawValue: 2000)
    public static let statusBar = Level(rawValue: 1000)
  }

  /// The screen of the window. Default: the main screen at the time of the window's creation.
  open var screen: UIScreen {
    get { shownOn }
    set { move(to: newValue) }
  }
  var shownOn: UIScreen
  package var firstResponder: UIResponder? {
    didSet { if firstResponder !== oldValue { firstResponderChanged(from: oldValue) } }
  }
  var isShown = false
  /// The panel that shows the input views of the first responder.
  var inputPanel: InputViewPanel?
  let gestures = GestureEnvironment()
  private(set) lazy var focus = UIFocusSystem(window: self)

  public override init(frame: CGRect) {
    shownOn = UIScreen.main
    super.init(frame: frame)
    setUpWindow()
  }

  /// Creates a window of the size of the main screen, as on Apple's systems since iOS 9.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// Creates a window of the size of the scene's screen.
  public init(windowScene: UIWindowScene) {
    shownOn = windowScene.screen
    super.init(frame: windowScene.screen.bounds)
    setUpWindow()
  }

  public required init?(coder: NSCoder) {
    shownOn = UIScreen.main
    super.init(coder: coder)
    frame = shownOn.bounds
    setUpWindow()
  }

  /// The scene of the window's screen. Setting it moves the window to the screen of the scene.
  open var windowScene: UIWindowScene? {
    get { shownOn.windowScene }
    set { if let newValue { move(to: newValue.screen) } }
  }

  /// The controller whose view fills the window and follows its size.
  open var rootViewController: UIViewController? {
    didSet { if rootViewController !== oldValue { exchangeRoot(oldValue) } }
  }

  /// The level of the window in the stacking order. Default `.normal`.
  open var windowLevel = Level.normal {
    didSet { if windowLevel != oldValue, isShown { shownOn.show(self) } }
  }

  /// Whether the window is hidden. Default true.
  open override var isHidden: Bool {
    get { !isShown }
    set { setShown(!newValue) }
  }

  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }
  /// Whether the window can become the key window. Default true.
  open var canBecomeKey: Bool { true }

  /// Makes the window the key window, which receives key events.
  open func makeKey() { becomeKeyWindow() }
  /// Shows the window in front of the others of its level, and makes it the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    shownOn.show(self)
    makeKey()
  }
  open func becomeKey() {}
  open func resignKey() {}

  /// Delivers an event to the views and responders that it concerns.
  open func sendEvent(_ event: UIEvent) { defaultSendEvent(event) }

  /// Converts a point from another window's coordinates; nil stands for the screen.
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    convertFromScreen(window?.convertToScreen(point) ?? point)
  }
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    let onScreen = convertToScreen(point)
    return window?.convertFromScreen(onScreen) ?? onScreen
  }

  /// The undo manager of all responders in the window that have none of their own.
  open override var undoManager: UndoManager? { ownUndoManager }
  private lazy var ownUndoManager = UndoManager()

  open override var next: UIResponder? { windowScene ?? UIApplication.shared }
  /// The part of the insets of the screen's device that reaches into the window; zero without a device.
  open override var safeAreaInsets: UIEdgeInsets {
    let insets = shownOn.safeAreaInsets
    return insets == .zero ? .zero : insets.reaching(into: frame, of: shownOn.bounds)
  }

  /// Whether the contents of the window are visible.
  var showsContents: Bool { isShown }

  public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
  public nonisolated static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
  public nonisolated static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
}

extension UIWindow.Level: Comparable {
  public static func < (lhs: UIWindow.Level, rhs: UIWindow.Level) -> Bool { lhs.rawValue < rhs.rawValue }

  // Disfavoured, so that an application's own operators of these names take precedence.
  @_disfavoredOverload
  public static func + (lhs: UIWindow.Level, rhs: CGFloat) -> UIWindow.Level { UIWindow.Level(lhs.rawValue + rhs) }
  @_disfavoredOverload
  public static func - (lhs: UIWindow.Level, rhs: CGFloat) -> UIWindow.Level { UIWindow.Level(lhs.rawValue - rhs) }
  @_disfavoredOverload
  public static func += (lhs: inout UIWindow.Level, rhs: CGFloat) { lhs = lhs + rhs }
  @_disfavoredOverload
  public static func -= (lhs: inout UIWindow.Level, rhs: CGFloat) { lhs = lhs - rhs }
}
