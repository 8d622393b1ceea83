import CRunLoop
import CSDL2
import Display
import Foundation
import Raster

/// A window made with SDL. Only one at a time runs the main thread's loop.
@MainActor
package final class SDLDisplay: Display {
  package private(set) var metrics: DisplayMetrics
  package private(set) var buffer: PixelBuffer
  package weak var delegate: (any DisplayDelegate)?
  /// The name of SDL's driver, such as "x11", and the event loop used with it.
  package let driver: String
  package let loopKind: EventLoopKind
  /// Receives each event before the delegate. If it returns true, the event is not passed on.
  package var eventFilter: (@MainActor (DisplayEvent) -> Bool)?
  /// Called after each frame, including those shown while the main thread was busy.
  package var frameObserver: (@MainActor (ShownFrame) -> Void)?
  /// Pictures above the contents, the last one on top.
  package var overlays: [DisplayOverlay] = [] {
    didSet { refreshOverlays(oldValue) }
  }
  /// The number of frames shown since the window opened.
  package private(set) var presentCount = 0

  let window: OpaquePointer
  let windowID: UInt32
  var mouse: MouseTouchEmulator
  var fingers = FingerTable()
  /// Whether the text of a key event must be ignored, because the filter kept the event.
  var isTextTaken = false
  /// Whether a composition of an input method is in progress.
  var isComposing = false
  /// The number of pixels in a unit of SDL's coordinates.
  var density: CGFloat = 1
  private var output: WindowPresenter!
  private var loop: (any EventLoop)!
  private var timer: FrameTimer!
  private var frameDamage = Region()
  /// The time that the last frame took on the main thread, in seconds.
  private var frameDuration: TimeInterval = 0
  private var isVisible = true
  private var isResizePending = false
  private var isClosed = false
  /// Drags and the clipboard on X11; nil with other drivers.
  private var exchange: X11Exchange?
  private var x11Clipboard: X11Clipboard?

  /// Opens a window.
  /// - Parameters:
  ///   - size: the size of its contents, in points.
  ///   - scale: the number of pixels per point; nil uses `preferredScale(environment:)`.
  ///   - isFullScreen: whether the window fills the screen and ignores the size; nil uses the environment variable `VITRINE_FULLSCREEN`
  ///     (1).
  ///   - loopKind: the event loop; nil uses the environment variable `VITRINE_EVENT_LOOP` (`runLoop` or `sdl`), or depends on the driver.
  /// - Throws: `DisplayError`.
  package init(
    title: String, size: CGSize, scale: CGFloat? = nil, isResizable: Bool = true, isFullScreen: Bool? = nil,
    loopKind: EventLoopKind? = nil
  ) throws(DisplayError) {
    let environment = ProcessInfo.processInfo.environment
    var metrics = try DisplayMetrics(size: size, scale: scale ?? Self.preferredScale())
    guard var buffer = PixelBuffer(bounds: metrics.pixelBounds) else {
      throw .badSize(width: Double(size.width), height: Double(size.height), scale: Double(metrics.scale))
    }
    try SDLVideo.start()
    let fillsScreen = isFullScreen ?? (environment["VITRINE_FULLSCREEN"] == "1")
    guard let window = SDLVideo.makeWindow(title, metrics, isResizable: isResizable, isFullScreen: fillsScreen)
    else {
      let reason = SDLVideo.error
      SDLVideo.stop()
      throw .noWindow(reason: reason)
    }
    density = SDLVideo.density(of: window)
    // The size can differ from the requested one: a window may fill the screen, and a size in points of a screen may be rounded.
    let pixels = SDLVideo.pixelBounds(of: window)
    let shown = DisplayMetrics(pixelWidth: pixels.width, pixelHeight: pixels.height, scale: metrics.scale)
    if fillsScreen || density != 1, shown != metrics, let other = PixelBuffer(bounds: shown.pixelBounds) {
      (metrics, buffer) = (shown, other)
    }
    self.metrics = metrics
    self.buffer = buffer
    self.window = window
    self.title = title
    windowID = SDL_GetWindowID(window)
    driver = SDLVideo.driver
    mouse = MouseTouchEmulator(size: metrics.size)
    let connection = driver == "x11" ? vitrine_x11_descriptor(vitrine_sdl_x11(window, nil)) : -1
    let hasNoEvents = driver == "dummy" || driver == "offscreen"
    let wanted = loopKind ?? environment["VITRINE_EVENT_LOOP"].flatMap(EventLoopKind.init)
    self.loopKind = wanted ?? (connection >= 0 || hasNoEvents ? .runLoop : .sdl)
    output = WindowPresenter(window: window, clock: DisplayClock(host: HostClock.now)) { [weak self] in self?.shown($0) }
    timer = FrameTimer(refreshRate: refreshRate) { [weak self] in self?.frame() }
    let client = EventLoopClient(
      pump: { [weak self] in self?.pump() ?? 0 }, willSleep: { [weak self] in self?.endTurn() })
    loop =
      self.loopKind == .sdl
      ? SDLOwner(client: client) : RunLoopOwner(connection: connection >= 0 ? connection : nil, client: client)
    guard output.hasPixels else {
      let reason = SDLVideo.error
      close()
      throw .noWindow(reason: reason)
    }
    if driver == "x11" { exchange = X11Exchange(self) }
    x11Clipboard = exchange.map(X11Clipboard.init)
    SDL_StartTextInput()
  }

  /// Returns the scale in `VITRINE_SCALE`, or in `GDK_SCALE`, which desktops set, or that of a Wayland screen, or 1.
  package static func preferredScale() -> CGFloat {
    namedScale(environment: ProcessInfo.processInfo.environment) ?? SDLVideo.waylandScale ?? 1
  }

  /// Returns the scale in `VITRINE_SCALE`, or in `GDK_SCALE` as desktops set it, or 1. X11 reports no reliable scale.
  package nonisolated static func preferredScale(environment: [String: String]) -> CGFloat { namedScale(environment: environment) ?? 1 }

  private nonisolated static func namedScale(environment: [String: String]) -> CGFloat? {
    for name in ["VITRINE_SCALE", "GDK_SCALE"] {
      if let scale = environment[name].flatMap(Double.init), DisplayMetrics.scales.contains(scale) { return scale }
    }
    return nil
  }

  package var size: CGSize { metrics.size }
  package var scale: CGFloat { metrics.scale }
  package var now: TimeInterval { output.now }
  /// With X11, any thread can show frames. With other drivers, the window's surface belongs to the main thread.
  package var presenter: (any FramePresenter)? { driver == "x11" && !isClosed ? output : nil }

  /// The refresh rate of the screen that shows the window; 60 if it is not known.
  package var refreshRate: Double {
    var mode = SDL_DisplayMode()
    let index = SDL_GetWindowDisplayIndex(window)
    guard index >= 0, SDL_GetCurrentDisplayMode(index, &mode) == 0, (24...500).contains(mode.refresh_rate) else { return 60 }
    return Double(mode.refresh_rate)
  }

  /// The shape of the pointer. The default is the arrow.
  package var cursor = CursorShape.arrow { didSet { if cursor != oldValue { cursors.show(cursor) } } }
  private var cursors = CursorSet()

  package var title: String {
    didSet { if title != oldValue { SDL_SetWindowTitle(window, title) } }
  }

  /// The rate of the display's clock: below 1 everything moves slower, 0 stops it.
  package var clockRate: Double {
    get { output.clockRate }
    set { output.changeClock { $0.setRate(newValue, at: HostClock.now) } }
  }

  /// In pixels on X11. On Wayland, which reports no positions, in points with the origin at the window.
  package var desktopFrame: CGRect? {
    guard !isClosed, driver != "dummy", driver != "offscreen" else { return nil }
    var x: Int32 = 0, y: Int32 = 0
    if driver == "x11" { SDL_GetWindowPosition(window, &x, &y) }
    let pixels = buffer.bounds
    return CGRect(x: CGFloat(x), y: CGFloat(y), width: CGFloat(pixels.width) / density, height: CGFloat(pixels.height) / density)
  }

  package var textInputArea: CGRect? {
    didSet { if textInputArea != oldValue { showTextInputArea() } }
  }

  package var wantsFrames = false {
    didSet { if wantsFrames != oldValue { updateTimer() } }
  }

  package func wake() { loop.wake() }
  package func run() { loop.run() }
  package func stop() { loop.stop() }
  package var clipboard: (any DisplayClipboard)? { x11Clipboard }
  package func beginDrag(_ offer: DataOffer) -> (any OutgoingDrag)? { exchange?.beginDrag(offer) }
  package var opensURLs: Bool { true }
  package func open(_ url: URL) -> Bool { SDLVideo.open(url) }

  /// Requests another size of the contents, in points. The delegate is notified of the resulting size. An invalid size is ignored.
  package func resize(to size: CGSize) {
    guard !isClosed, let wanted = try? DisplayMetrics(size: size, scale: scale), wanted != metrics else { return }
    SDLVideo.setSize(of: window, wanted, density: density)
    setNeedsResize()
    wake()
  }

  /// Closes the window permanently.
  package func close() {
    guard !isClosed else { return }
    isClosed = true
    exchange?.close()
    output.close()
    timer.invalidate()
    loop.invalidate()
    SDL_DestroyWindow(window)
    SDLVideo.stop()
  }

  package func present(_ damage: Region) {
    guard !isClosed else { return }
    presentCount += 1
    frameDamage = damage
    output.show(damage, of: buffer)
  }

  /// From now on shows the pixels of another buffer with the same bounds, such as one of another process, until the window changes its
  /// size.
  package func show(_ other: PixelBuffer) {
    guard other.bounds == buffer.bounds else { return }
    buffer = other
    present(Region(buffer.bounds))
  }

  /// Called after another thread composited and showed a frame.
  private func shown(_ frame: ShownFrame) {
    guard !isClosed else { return }
    if !frame.damage.isEmpty { presentCount += 1 }
    var whole = frame
    whole.duration += frameDuration
    frameObserver?(whole)
  }

  // MARK: Turns

  private func pump() -> Int {
    guard !isClosed else { return 0 }
    var count = 0
    var event = SDL_Event()
    // Limited, so that the turn ends even if the mouse keeps moving.
    while count < 256, SDL_PollEvent(&event) != 0 {
      count += 1
      handle(event)
    }
    if isResizePending { resize() }
    return count
  }

  private func endTurn() {
    guard !isClosed else { return }
    delegate?.displayWillSleep(self)
  }

  private func frame() {
    guard wantsFrames, isVisible, !isClosed else { return updateTimer() }
    let start = HostClock.now
    frameDamage = Region()
    delegate?.displayFrame(self, at: now)
    frameDuration = HostClock.now - start
    if presenter == nil { frameObserver?(ShownFrame(time: HostClock.now, duration: frameDuration, damage: frameDamage)) }
  }

  private func updateTimer() {
    if wantsFrames, isVisible, !isClosed { timer.start() } else { timer.stop() }
  }

  // MARK: Window

  func deliver(_ event: DisplayEvent) {
    if eventFilter?(event) == true { return }
    delegate?.display(self, didReceive: event)
  }

  func setVisible(_ isVisible: Bool) {
    guard isVisible != self.isVisible else { return }
    self.isVisible = isVisible
    if !isVisible { interrupt() }
    deliver(.visibility(isVisible))
    updateTimer()
    if isVisible { expose() }
  }

  /// Cancels the current touches.
  func interrupt() {
    for event in mouse.handle(.interrupted, at: now) + fingers.cancelAll(at: now) { deliver(event) }
  }

  /// Shows the last frame again.
  func expose() {
    output.show(Region(buffer.bounds), of: buffer)
  }

  func screenChanged() { timer.setRefreshRate(refreshRate) }

  func setNeedsResize() { isResizePending = true }

  func requestClose() {
    if delegate?.displayShouldClose(self) ?? true { stop() }
  }

  private func resize() {
    isResizePending = false
    output.renewSurface()
    density = SDLVideo.density(of: window)
    let pixels = SDLVideo.pixelBounds(of: window)
    let metrics = DisplayMetrics(pixelWidth: pixels.width, pixelHeight: pixels.height, scale: scale)
    guard metrics.pixelBounds != buffer.bounds, let buffer = PixelBuffer(bounds: metrics.pixelBounds) else { return }
    self.metrics = metrics
    self.buffer = buffer
    for event in mouse.handle(.resized(metrics.size), at: now) { deliver(event) }
    delegate?.displayDidChange(self)
  }

  private func refreshOverlays(_ old: [DisplayOverlay]) {
    guard !isClosed else { return }
    let region = (old + overlays).reduce(into: Region()) { $0.formUnion($1.frame) }
    output.setOverlays(overlays)
    output.show(region, of: buffer)
  }
}
