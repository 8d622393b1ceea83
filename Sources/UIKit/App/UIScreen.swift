import Compositor
import Display
import Raster

/// What windows are shown on: a display with its layer tree (Apple: UIScreen).
@preconcurrency @MainActor
open class UIScreen: NSObject, UICoordinateSpace, UITraitEnvironment {
  /// The display that was attached last. Before one is, a screen of 390 x 844 points at scale 2 that shows nothing, but whose turns end and whose
  /// animations and display links run while the program serves its main thread.
  open class var main: UIScreen { ScreenList.shared.main }
  open class var screens: [UIScreen] { [main] }

  package let display: (any Display)?
  /// From layers to pixels. The layers of windows are sublayers of its root.
  package let host: LayerTreeHost
  /// What the last frame cost; nil when nothing was composited since it was taken.
  package var lastFrame: Frame? {
    get { frames.last }
    set { frames.last = newValue }
  }
  let frames = FrameRecord()
  /// Calls of views' `draw(_:)` that drew, since this was set to 0.
  package var drawCalls = 0
  /// Turns of the loop that have ended.
  package internal(set) var turns = 0
  /// Windows of this screen that are not hidden, back to front.
  var shownWindows: [UIWindow] = []
  /// The one scene of the screen.
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

  /// A screen that nobody sees, of 390 x 844 points at scale 2: for subclasses in tests.
  public override init() {
    display = nil
    host = LayerTreeHost(size: Self.detachedSize, scale: 2)
    super.init()
    host.onUpdateConstraints = { [weak self] in self?.updateConstraints() ?? false }
  }

  /// A screen that nobody sees.
  convenience init(size: CGSize, scale: CGFloat) {
    self.init()
    host.size = size
    host.scale = scale
  }

  /// The main one of a program that has opened no display. Display links that it is given go on to the first one that is opened.
  static func unseen() -> UIScreen {
    guard let display = try? UnseenDisplay(size: detachedSize, scale: 2) else { return UIScreen() }
    let screen = UIScreen(display: display)
    screen.host.displayLinks.becomeCurrent(isProvisional: true)
    display.delegate = UIApplication.shared
    display.wake()
    return screen
  }

  /// Makes a screen of a display, and the main one. The application serves its events and draws its frames from now on.
  @discardableResult
  package static func attach(_ display: any Display) -> UIScreen {
    let screen = UIScreen(display: display)
    screen.becomeMain()
    return screen
  }

  /// Makes this the main screen: `UIScreen.main` gives it, and the time is its display's.
  package func becomeMain() {
    // Keys that are down on another screen come up there.
    if ScreenList.shared.main !== self { UIApplication.shared.presses = [:] }
    ScreenList.shared.main = self
    host.displayLinks.becomeCurrent()
    display?.delegate = UIApplication.shared
    guard let display else { return }
    MediaClock.now = { [weak display] in display?.now ?? 0 }
  }

  /// The display goes away: windows that nobody else holds go with it, and so do layers and pixels. No code of theirs is called.
  /// The main screen keeps its size, its scale and its time, so that what is left can still ask for them.
  package func close() {
    for window in shownWindows { window.layer.removeFromSuperlayer() }
    shownWindows = []
    guard ScreenList.shared.main === self else { return }
    let rest = UIScreen(size: host.size, scale: host.scale)
    let time = MediaClock.now()
    rest.becomeMain()
    MediaClock.now = { time }
  }

  /// In points; the origin is zero.
  open var bounds: CGRect { CGRect(origin: .zero, size: host.size) }
  /// In pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: (host.size.width * scale).rounded(), height: (host.size.height * scale).rounded())
  }
  /// Pixels per point.
  open var scale: CGFloat { host.scale }
  open var nativeScale: CGFloat { host.scale }
  /// Frames per second.
  open var maximumFramesPerSecond: Int { Int((display?.refreshRate ?? 60).rounded()) }
  /// Kept: 0...1.
  open var brightness: CGFloat = 1

  open var coordinateSpace: any UICoordinateSpace { self }
  open var fixedCoordinateSpace: any UICoordinateSpace { self }

  /// Light, unless `overrideUserInterfaceStyle` says otherwise; little room below 500 points.
  open var traitCollection: UITraitCollection {
    if let known, known.0 == bounds.size, known.1 == scale { return known.2 }
    let made = traits(size: bounds.size, scale: scale)
    known = (bounds.size, scale, made)
    return made
  }

  /// What they are, or will be.
  func traits(size: CGSize, scale: CGFloat) -> UITraitCollection {
    UITraitCollection(
      style: userInterfaceStyle, idiom: UIDevice.current.userInterfaceIdiom,
      horizontal: size.width < 500 ? .compact : .regular, vertical: size.height < 500 ? .compact : .regular, scale: scale,
      direction: layoutDirection, more: .standard)
  }
  private var known: (CGSize, CGFloat, UITraitCollection)?

  /// Light or dark for everything on the screen.
  package var userInterfaceStyle = UIUserInterfaceStyle.light { didSet { if userInterfaceStyle != oldValue { traitsChanged() } } }
  /// The direction of reading for everything on the screen.
  package var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight {
    didSet { if layoutDirection != oldValue { traitsChanged() } }
  }

  private func traitsChanged() {
    known = nil
    for window in shownWindows { window.adoptTraits() }
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// A picture of the whole screen.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    if afterUpdates { host.commit() }
    return UIView.picture(of: host.rootLayer, rect: bounds, scale: scale)
  }
}

/// The main screen: the one mutable global that Apple's API has.
@MainActor
private final class ScreenList {
  static let shared = ScreenList()
  lazy var main = UIScreen.unseen()
}
