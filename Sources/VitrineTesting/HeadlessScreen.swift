import Compositor
import Display
import ProcessClock
import Raster

/// A screen without a window, for tests. Its clock stands still until `advance(by:)` moves it, and no call waits for real time.
///
/// A turn of the run loop consists of updating constraints, layout, drawing and compositing. Animations and display links follow the screen's
/// clock. So do the clocks of the process while the screen's clock is moved, and with them `Date`, `Timer`, `asyncAfter` and `Task.sleep`;
/// between the calls, they run at the system's speed.
@MainActor
public final class HeadlessScreen {
  /// The window of the screen. It is key and visible, and as large as the screen.
  public let window: UIWindow
  /// The cost of the last frame; all zero if the last turn needed no frame.
  public private(set) var lastFrame = FrameStatistics()

  package let display: HeadlessDisplay
  let screen: UIScreen
  /// The time of the screen's clock: seconds since the screen was created.
  public var time: TimeInterval { display.now - start }
  private let start: TimeInterval

  /// Creates a screen and makes it `UIScreen.main`, until another screen is created or used. If tests run in parallel, create the screen in
  /// the test function itself: other tests can run between the `init` of a suite and its test.
  /// - Parameters:
  ///   - size: the size in points. If no screen can have this size, the screen is 390 x 844 points at scale 2, and a message is written to
  ///     standard error.
  ///   - scale: pixels per point.
  public init(size: CGSize, scale: CGFloat = 2) {
    display = Self.makeDisplay(size: size, scale: scale)
    start = display.now
    screen = UIScreen.attach(display)
    window = UIWindow(frame: screen.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    if UIApplication.shared.applicationState != .active { UIApplication.shared.start() }
    settle()
  }

  /// Creates a screen of a device: its size and scale, its safe area, idiom and size classes.
  /// - Parameter name: Apple's name, such as "iPhone 15 Pro"; `vitrine list --devices` shows them.
  /// - Throws: an error if there is no device of that name.
  public convenience init(device name: String, isLandscape: Bool = false) throws {
    guard let model = DeviceModel.named(name) else { throw SnapshotError(description: "there is no device named \(name)") }
    self.init(size: model.size(isLandscape: isLandscape), scale: model.scale)
    screen.device = model
    settle()
  }

  /// Closes the screen, which releases its windows, layers and pixels.
  deinit {
    let screen = screen
    if MainActor.isCurrent {
      MainActor.assumeIsolated { screen.close() }
    } else {
      Task { @MainActor in screen.close() }
    }
  }

  /// Creates the display. Its clock begins at 1000 seconds, since code may use a time of 0 for "never".
  private static func makeDisplay(size: CGSize, scale: CGFloat) -> HeadlessDisplay {
    do {
      return try HeadlessDisplay(size: size, scale: scale, now: 1000)
    } catch {
      FileHandle.standardError.write(Data("HeadlessScreen: \(error); it has 390 x 844 points at scale 2 instead\n".utf8))
    }
    do {
      return try HeadlessDisplay(size: CGSize(width: 390, height: 844), scale: 2, now: 1000)
    } catch {
      fatalError("no memory for a screen of 390 x 844 points: \(error)")
    }
  }

  // MARK: Traits

  /// The light or dark style of everything on the screen. Default: light.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { screen.userInterfaceStyle }
    set { screen.userInterfaceStyle = newValue }
  }

  /// The layout direction of everything on the screen. Default: left to right.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { screen.layoutDirection }
    set { screen.layoutDirection = newValue }
  }

  /// The simulated keyboard of the screen. Default: off.
  public var keyboard: VitrineKeyboard {
    get { screen.vitrineKeyboard }
    set { screen.vitrineKeyboard = newValue }
  }

  /// The text size of the screen. Default: large. While this is the main screen, it is also the application's.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { screen.preferredContentSizeCategory }
    set {
      activate()
      screen.preferredContentSizeCategory = newValue
    }
  }

  /// Shows the screen under other conditions. Its size does not change.
  package func adopt(_ look: ScreenLook) {
    activate()
    screen.adopt(look)
  }

  /// Whether the setting Increase Contrast is on. Default: false.
  public var hasHighContrast: Bool {
    get { screen.accessibility.hasHighContrast }
    set { change(\.hasHighContrast, to: newValue) }
  }

  /// Whether the setting Bold Text is on. Default: false.
  public var hasBoldText: Bool {
    get { screen.accessibility.hasBoldText }
    set { change(\.hasBoldText, to: newValue) }
  }

  /// Whether the settings Reduce Motion and Prefer Cross-Fade Transitions are on. Default: false.
  public var reducesMotion: Bool {
    get { screen.accessibility.reducesMotion }
    set { change(\.reducesMotion, to: newValue) }
  }

  /// The version of iOS whose look bars and controls have. Default: that of the environment variable VITRINE_LOOK, or else iOS 17.
  package var systemLook: SystemLook {
    get { screen.systemLook }
    set {
      activate()
      screen.systemLook = newValue
    }
  }

  private func change(_ setting: WritableKeyPath<AccessibilitySettings, Bool>, to value: Bool) {
    activate()
    screen.accessibility[keyPath: setting] = value
  }

  // MARK: Content

  /// Shows a view at its own frame, as the only subview of the view of a new root view controller.
  public func show(_ view: UIView) {
    activate()
    let controller = UIViewController()
    controller.loadViewIfNeeded()
    controller.view.frame = window.bounds
    controller.view.addSubview(view)
    show(controller)
  }

  /// Makes a controller the window's root view controller.
  public func show(_ controller: UIViewController) {
    activate()
    window.rootViewController = controller
    settle()
  }

  // MARK: Time

  /// Runs a turn: updates constraints, lays out, draws and composites. The clock does not advance.
  public func settle() {
    activate()
    screen.lastFrame = nil
    screen.drawCalls = 0
    display.turn()
    display.refresh()
    lastFrame = statistics()
  }

  /// The largest time by which the clock can be advanced at once: a day.
  static let maximumStep: TimeInterval = 86_400

  /// Advances the clock in steps of 1/60 second, with a turn and a frame for each step.
  ///
  /// Timers that become due fire at their time. What runs on the main queue then (`asyncAfter`, tasks of the main actor) runs in the same step, if
  /// the caller is not a block of the main queue itself. The tests of Swift Testing on the main actor are such blocks: in these, use `await` and
  /// `wait(until:)`.
  /// - Parameter seconds: the time to advance. If it is not a multiple of 1/60 second, the last step is shorter.
  public func advance(by seconds: TimeInterval) {
    guard seconds.isFinite, seconds > 0 else { return settle() }
    guard seconds <= Self.maximumStep else {
      FileHandle.standardError.write(Data("HeadlessScreen: advance(by: \(seconds)) is more than a day, and ignored\n".utf8))
      return settle()
    }
    ProcessClock.hold()
    defer { ProcessClock.release() }
    var threadWait = BoundedThreadWait()
    ProcessClock.serve(&threadWait)
    let from = display.now
    let steps = max(1, Int((seconds * 60 - 1e-6).rounded(.up)))
    for step in 1...steps {
      let end = step == steps ? from + seconds : from + Double(step) / 60
      var rest = end - display.now
      while ProcessClock.advance(&rest) {
        display.advance(to: end - rest)
        ProcessClock.serve(&threadWait)
      }
      display.advance(to: end)
      settle()
    }
  }

  /// The same for an asynchronous function, in one step: blocks of the main queue run, too.
  func advanceFrame(threadWait: inout BoundedThreadWait) async {
    let end = display.now + 1 / 60
    var rest: TimeInterval = 1 / 60
    while ProcessClock.advance(&rest) {
      display.advance(to: end - rest)
      await ProcessClock.serve(&threadWait)
    }
    display.advance(to: end)
    settle()
  }

  /// Advances the clock without a turn of the run loop.
  package func passTime(_ seconds: TimeInterval) {
    activate()
    display.advance(to: display.now + seconds)
  }

  // MARK: Pixels and views

  /// A picture of the screen. Its size in pixels is the screen's size times its scale.
  public var image: CGImage {
    finishFrames()
    return CGImage(pixels: display.buffer.copy() ?? display.buffer)
  }

  /// The pixels of the screen, not copied: the next frame changes them.
  package var pixels: PixelBuffer {
    finishFrames()
    return display.buffer
  }

  /// The colour of the pixel that contains a point, in points of the screen; clear for points outside of the screen.
  public func color(at point: CGPoint) -> UIColor {
    finishFrames()
    let scale = display.scale, buffer = display.buffer
    guard point.x.isFinite, point.y.isFinite, CGRect(origin: .zero, size: display.size).contains(point) else { return .clear }
    let x = min(Int((point.x * scale).rounded(.down)), buffer.width - 1)
    let y = min(Int((point.y * scale).rounded(.down)), buffer.height - 1)
    let pixel = buffer[buffer.bounds.minX + x, buffer.bounds.minY + y]
    let alpha = CGFloat(pixel.bits >> 24)
    guard alpha > 0 else { return .clear }
    let part = { (shift: UInt32) in CGFloat((pixel.bits >> shift) & 255) / alpha }
    return UIColor(red: part(16), green: part(8), blue: part(0), alpha: alpha / 255)
  }

  /// Draws the content of the screen on the page of a PDF. The user space is in points, with the y axis pointing down.
  package func draw(onPage context: CGContext) {
    activate()
    context.setFillColor(CGColor(gray: 0, alpha: 1))
    context.fill(CGRect(origin: .zero, size: display.size))
    screen.host.rootLayer.drawPresentation(onPage: context, at: display.now)
  }

  /// The view hierarchy as text: one line for each view, with its class and frame.
  public var tree: String { window.hierarchyDescription }

  // MARK: Size

  /// Changes the size and scale of the screen, as resizing a window does.
  /// - Parameters:
  ///   - size: the new size in points.
  ///   - scale: pixels per point; nil keeps the present scale.
  /// - Throws: an error if no screen can have that size; the screen does not change then.
  public func resize(to size: CGSize, scale: CGFloat? = nil) throws {
    activate()
    try display.resize(to: size, scale: scale ?? display.scale)
    settle()
  }

  // MARK: Helpers

  package var compositor: Compositor { screen.host.compositor }
  /// Whether a frame is composited on another thread while the next turn runs. Default false. Call `finishFrames()` to wait for the last
  /// frame.
  package var compositesAhead: Bool {
    get { display.presenter != nil }
    set { display.presenter = newValue ? Unseen() : nil }
  }
  package func finishFrames() { screen.host.finishFrames() }

  private final class Unseen: FramePresenter {
    var clock: (@Sendable () -> TimeInterval)? { nil }
    func present(_ damage: Region, of buffer: PixelBuffer, after duration: TimeInterval) {}
  }
  /// The counters of the last turn; all zero if it needed no frame.
  package var lastCounters: FrameCounters { screen.lastFrame?.counters ?? FrameCounters() }

  /// Makes this screen the main screen again, since another screen may have become it in the meantime.
  func activate() {
    if UIScreen.main !== screen { screen.becomeMain() }
    if !window.isKeyWindow { window.makeKey() }
  }

  private func statistics() -> FrameStatistics {
    var statistics = FrameStatistics()
    statistics.drawCalls = screen.drawCalls
    guard let frame = screen.lastFrame else { return statistics }
    let scale = display.scale
    statistics.pixelsWritten = frame.counters.pixelsWritten
    statistics.layersVisited = frame.counters.layersVisited
    statistics.layersDrawn = frame.counters.layersDrawn
    statistics.damage = frame.damage.rects.map {
      CGRect(
        x: CGFloat($0.minX) / scale, y: CGFloat($0.minY) / scale, width: CGFloat($0.width) / scale,
        height: CGFloat($0.height) / scale)
    }
    return statistics
  }
}
