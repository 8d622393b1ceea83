import Compositor
import Display
import Raster

/// A screen without a window, for tests. Nothing waits: time stands still until `advance(by:)` moves it.
///
/// A turn of the loop is constraints, layout, drawing and compositing. The run loop itself is not served, since it knows real
/// time only: `Timer`s and `DispatchQueue.main` do not run in a turn. Let main-actor tasks run with `await Task.yield()`, and
/// time what moves with animations and display links, which follow the screen's clock.
@MainActor
public final class HeadlessScreen {
  /// Key, visible, and as large as the screen.
  public let window: UIWindow
  /// What the last frame cost; all zero when the last turn needed none.
  public private(set) var lastFrame = FrameStatistics()

  let display: HeadlessDisplay
  let screen: UIScreen
  /// Seconds since the screen was made.
  public var time: TimeInterval { display.now - start }
  private let start: TimeInterval

  /// Becomes `UIScreen.main`, until another screen is made or used. Where tests run side by side, make the screen in the test
  /// itself: between a suite's `init` and its test others can run.
  /// - Parameters:
  ///   - size: in points. A size that no screen has gives one of 390 x 844 at scale 2, and a message on standard error.
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

  /// Windows, layers and pixels go with the screen.
  deinit {
    let screen = screen
    if MainActor.isCurrent {
      MainActor.assumeIsolated { screen.close() }
    } else {
      Task { @MainActor in screen.close() }
    }
  }

  /// The clock does not begin at 0: code that takes a time of 0 for "never" works as on a device.
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

  // MARK: Surroundings

  /// Light or dark for everything on the screen; default light.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { screen.userInterfaceStyle }
    set { screen.userInterfaceStyle = newValue }
  }

  /// The direction of reading for everything on the screen; default left to right.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { screen.layoutDirection }
    set { screen.layoutDirection = newValue }
  }

  // MARK: Showing

  /// Shows a view at its own frame, as the only subview of a plain root controller's view.
  public func show(_ view: UIView) {
    activate()
    let controller = UIViewController()
    controller.loadViewIfNeeded()
    controller.view.frame = window.bounds
    controller.view.addSubview(view)
    show(controller)
  }

  /// Makes a controller the window's root.
  public func show(_ controller: UIViewController) {
    activate()
    window.rootViewController = controller
    settle()
  }

  // MARK: Time

  /// Ends the turn: constraints, layout, drawing, compositing. The clock stays.
  public func settle() {
    activate()
    screen.lastFrame = nil
    screen.drawCalls = 0
    display.turn()
    display.refresh()
    lastFrame = statistics()
  }

  /// A day.
  static let longestStep: TimeInterval = 86_400

  /// Moves the clock, in steps of 1/60 s: a turn and a frame each.
  /// - Parameter seconds: the last step is shorter where it is no multiple of 1/60.
  public func advance(by seconds: TimeInterval) {
    guard seconds.isFinite, seconds > 0 else { return settle() }
    guard seconds <= Self.longestStep else {
      FileHandle.standardError.write(Data("HeadlessScreen: advance(by: \(seconds)) is more than a day, and ignored\n".utf8))
      return settle()
    }
    let from = display.now
    let steps = max(1, Int((seconds * 60 - 1e-6).rounded(.up)))
    for step in 1...steps {
      display.advance(to: step == steps ? from + seconds : from + Double(step) / 60)
      settle()
    }
  }

  // MARK: Looking

  /// What the screen shows: its size times its scale in pixels.
  public var image: CGImage {
    finishFrames()
    return CGImage(pixels: display.buffer.copy() ?? display.buffer)
  }

  /// The colour of the pixel that contains a point; clear outside of the screen.
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

  /// Draws what the screen shows on the page of a PDF, in points; the user space is y down.
  package func draw(onPage context: CGContext) {
    activate()
    context.setFillColor(CGColor(gray: 0, alpha: 1))
    context.fill(CGRect(origin: .zero, size: display.size))
    screen.host.rootLayer.drawPresentation(onPage: context, at: display.now)
  }

  /// The view hierarchy as text: a line a view, with its class and frame.
  public var tree: String { window.hierarchyDescription }

  // MARK: Size

  /// Gives the screen another size or scale, as resizing a window does.
  public func resize(to size: CGSize, scale: CGFloat? = nil) throws {
    activate()
    try display.resize(to: size, scale: scale ?? display.scale)
    settle()
  }

  // MARK: Helpers

  package var compositor: Compositor { screen.host.compositor }
  /// Whether a frame is composited on another thread while the next turn goes on. Default false. The last one is there after
  /// `finishFrames()`.
  package var compositesAhead: Bool {
    get { display.presenter != nil }
    set { display.presenter = newValue ? Unseen() : nil }
  }
  package func finishFrames() { screen.host.finishFrames() }

  private final class Unseen: FramePresenter {
    var clock: (@Sendable () -> TimeInterval)? { nil }
    func present(_ damage: Region, of buffer: PixelBuffer, after duration: TimeInterval) {}
  }
  /// Of the last turn; all zero when it needed no frame.
  package var lastCounters: FrameCounters { screen.lastFrame?.counters ?? FrameCounters() }

  /// Another screen can have been made since.
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
