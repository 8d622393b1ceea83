import Compositor
import Display
import Raster

/// A display with its layer tree, on which windows are shown (Apple: UIScreen).
@preconcurrency @MainActor
open class UIScreen: NSObject, UICoordinateSpace, UITraitEnvironment {
  /// The screen of the display that was attached last. Until a display is attached, this is an invisible screen: that of the device in the
  /// environment variable VITRINE_DEVICE, or one of 390 x 844 points with scale 2. While the run loop of the main thread runs, the
  /// invisible screen also performs layout, animations and display links.
  open class var main: UIScreen { ScreenList.shared.main }
  /// The screens; only the main one.
  open class var screens: [UIScreen] { [main] }

  package let display: (any Display)?
  /// The layer tree and its renderer. The layers of windows are sublayers of its root.
  package let host: LayerTreeHost
  /// The statistics of the last frame; nil if nothing was composited since this was set to nil.
  package var lastFrame: Frame? {
    get { frames.last }
    set { frames.last = newValue }
  }
  let frames = FrameRecord()
  /// The number of calls of views' `draw(_:)` since this was set to 0.
  package var drawCalls = 0
  /// The number of turns of the run loop that have ended.
  package internal(set) var turns = 0
  /// The visible windows of this screen, back to front.
  package internal(set) var shownWindows: [UIWindow] = []
  /// The only scene of the screen.
  lazy var windowScene: UIWindowScene = {
    let scene = UIWindowScene(screen: self)
    switch UIApplication.shared.applicationState {
    case .active: scene.activationState = .foregroundActive
    case .inactive: scene.activationState = .foregroundInactive
    case .background: scene.activationState = .background
    }
    return scene
  }()
  private(set) lazy var touchRouter = TouchRouter(screen: self)
  private(set) lazy var hover = HoverTracker(screen: self)
  private(set) lazy var timers = ClockTimers(screen: self)
  let updates = FrameUpdates()
  private(set) lazy var alarm = DisplayAlarm(display: display)

  static let detachedSize = CGSize(width: 390, height: 844)

  init(display: any Display) {
    self.display = display
    host = LayerTreeHost(size: display.size, scale: display.scale)
    host.waitsForTiles = display is HeadlessDisplay
    super.init()
    host.onInvalidate = { [weak self] in self?.display?.wake() }
    host.onUpdateConstraints = { [weak self] in self?.updateConstraints() ?? false }
  }

  /// Creates an invisible screen of 390 x 844 points with scale 2. For subclasses in tests.
  public override init() {
    display = nil
    host = LayerTreeHost(size: Self.detachedSize, scale: 2)
    super.init()
    host.onUpdateConstraints = { [weak self] in self?.updateConstraints() ?? false }
  }

  /// Creates an invisible screen.
  convenience init(size: CGSize, scale: CGFloat) {
    self.init()
    host.size = size
    host.scale = scale
  }

  /// Creates the main screen of a process that has not opened a display. Its display links move to the first display that is opened.
  static func offscreen() -> UIScreen {
    let device = LaunchDevice.main
    guard let display = try? OffscreenDisplay(size: device.model?.size ?? detachedSize, scale: device.scale) else { return UIScreen() }
    let screen = UIScreen(display: display)
    screen.device = device.model
    screen.host.displayLinks.becomeCurrent(isProvisional: true)
    display.delegate = UIApplication.shared
    display.wake()
    return screen
  }

  /// Creates a screen for a display, and makes it the main screen. The application then processes its events and draws its frames.
  @discardableResult
  package static func attach(_ display: any Display) -> UIScreen {
    let screen = UIScreen(display: display)
    screen.becomeMain()
    return screen
  }

  /// Makes this the main screen, which `UIScreen.main` returns and whose display provides the time.
  package func becomeMain() {
    // The release of keys that are down is reported to the former screen.
    if ScreenList.shared.main !== self { UIApplication.shared.presses = [:] }
    ScreenList.shared.main = self
    shareTextSize()
    accessibility.share()
    host.displayLinks.becomeCurrent()
    display?.delegate = UIApplication.shared
    guard let display else { return }
    MediaClock.now = { [weak display] in display?.now ?? 0 }
    if display.desktopFrame != nil { DesktopAccessibility.shared.begin() }
  }

  /// Detaches the display. Windows without other owners are released with their layers and pixels; no callbacks are called. If
  /// this is the main screen, an invisible screen with the same size, scale and time replaces it for objects that remain.
  package func close() {
    for window in shownWindows { window.layer.removeFromSuperlayer() }
    shownWindows = []
    guard ScreenList.shared.main === self else { return }
    let rest = UIScreen(size: host.size, scale: host.scale)
    let time = MediaClock.now()
    rest.becomeMain()
    MediaClock.now = { time }
  }

  /// The bounds in points, with the origin zero.
  open var bounds: CGRect { CGRect(origin: .zero, size: host.size) }
  /// The bounds in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: (host.size.width * scale).rounded(), height: (host.size.height * scale).rounded())
  }
  /// The number of pixels per point.
  open var scale: CGFloat { host.scale }
  open var nativeScale: CGFloat { host.scale }
  /// The maximum frame rate in frames per second.
  open var maximumFramesPerSecond: Int { Int((display?.refreshRate ?? 60).rounded()) }
  /// The brightness, 0...1. Stored; has no effect on Linux, but a change is posted.
  open var brightness: CGFloat = 1 {
    didSet {
      brightness = min(max(brightness, 0), 1)
      if brightness != oldValue { NotificationCenter.default.post(name: Self.brightnessDidChangeNotification, object: self) }
    }
  }

  open var coordinateSpace: any UICoordinateSpace { self }
  open var fixedCoordinateSpace: any UICoordinateSpace { self }

  /// The traits of the screen. The style is light unless `userInterfaceStyle` is changed. A screen with the size of its device has the
  /// device's size classes; otherwise sizes below 500 points are compact.
  open var traitCollection: UITraitCollection {
    if let known, known.0 == bounds.size, known.1 == scale { return known.2 }
    let made = traits(size: bounds.size, scale: scale)
    known = (bounds.size, scale, made)
    return made
  }

  /// Returns the traits for a size and a scale.
  func traits(size: CGSize, scale: CGFloat) -> UITraitCollection {
    let classes = sizeClasses(for: size)
    let traits = UITraitCollection(
      style: requiredStyle == .unspecified ? userInterfaceStyle : requiredStyle, idiom: userInterfaceIdiom, horizontal: classes.horizontal,
      vertical: classes.vertical, scale: scale, direction: layoutDirection, more: more)
    return sceneOverrides.map { UITraitCollection(traitsFrom: [traits, $0]) } ?? traits
  }
  /// The traits that the scene of the screen overrides.
  var sceneOverrides: UITraitCollection? { didSet { if sceneOverrides != oldValue { traitsChanged() } } }
  private var more: MoreTraits {
    var more = MoreTraits.standard
    more.contentSize = preferredContentSizeCategory
    if accessibility.hasHighContrast { more.contrast = .high }
    if accessibility.hasBoldText { more.legibilityWeight = .bold }
    more.look = systemLook
    return more
  }
  private var known: (CGSize, CGFloat, UITraitCollection)?

  /// The style that the application prescribes, whatever the user chose; unspecified if it prescribes none.
  var requiredStyle = LaunchDevice.main.requiredStyle { didSet { if requiredStyle != oldValue { traitsChanged() } } }
  /// The light or dark style of everything on the screen.
  package var userInterfaceStyle = UIUserInterfaceStyle.light { didSet { if userInterfaceStyle != oldValue { traitsChanged() } } }
  /// The layout direction of everything on the screen.
  package var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight {
    didSet { if layoutDirection != oldValue { traitsChanged() } }
  }

  /// The device that the screen simulates; nil for a screen without system bars, of any size.
  package var device: DeviceModel? { didSet { if device != oldValue { deviceChanged() } } }
  /// The settings for accessibility.
  package var accessibility = AccessibilitySettings() { didSet { if accessibility != oldValue { accessibilityChanged(from: oldValue) } } }

  /// The version of iOS whose look everything on the screen has.
  package var systemLook = Launch.look { didSet { if systemLook != oldValue { traitsChanged() } } }
  /// The metrics and shapes of bars and controls on the screen.
  var interfaceLook: InterfaceLook { InterfaceLook(systemLook) }

  /// The simulated keyboard; see `vitrineKeyboard`.
  var keyboard = VitrineKeyboard.off { didSet { if keyboard != oldValue { keyboardChanged() } } }

  /// The text size of the screen.
  package var preferredContentSizeCategory = UIContentSizeCategory.large {
    didSet { if preferredContentSizeCategory != oldValue { textSizeChanged(from: oldValue) } }
  }

  private func textSizeChanged(from former: UIContentSizeCategory) {
    shareTextSize()
    traitsChanged()
    guard UIScreen.main === self else { return }
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: UIApplication.shared,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: preferredContentSizeCategory.rawValue])
    if former.isAccessibilityCategory != preferredContentSizeCategory.isAccessibilityCategory {
      NotificationCenter.default.post(
        name: UILargeContentViewerInteraction.enabledStatusDidChangeNotification, object: UIApplication.shared)
    }
  }

  /// Stores the text size and the scale for fonts that are made off the main thread, if this is the main screen.
  func shareTextSize() {
    if UIScreen.main === self { TextSizeSetting.set(preferredContentSizeCategory, displayScale: scale) }
  }

  func traitsChanged() {
    known = nil
    for window in shownWindows { window.adoptTraits() }
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Returns a snapshot of the whole screen.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    if afterUpdates { host.commit() }
    return UIView.picture(of: host.rootLayer, rect: bounds, scale: scale, afterUpdates: afterUpdates)
  }
}

/// The main screen. The only mutable global state that Apple's API requires.
@MainActor
private final class ScreenList {
  static let shared = ScreenList()
  lazy var main = UIScreen.offscreen()
}
