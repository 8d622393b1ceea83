import CRunLoop
import CSDL2
import Display
import Foundation
import Raster

/// A window, made with SDL. One at a time owns the main thread's loop.
@MainActor
package final class SDLDisplay: Display {
  package private(set) var metrics: DisplayMetrics
  package private(set) var buffer: PixelBuffer
  package weak var delegate: (any DisplayDelegate)?
  /// SDL's driver, such as "x11", and who owns the thread with it.
  package let driver: String
  package let loopKind: EventLoopKind
  /// Sees every event before the delegate, and keeps those for which it returns true.
  package var eventFilter: (@MainActor (DisplayEvent) -> Bool)?
  /// Called after each frame, those too that were shown while the main thread was busy.
  package var frameObserver: (@MainActor (ShownFrame) -> Void)?
  /// Pictures above the contents, the last one on top.
  package var overlays: [DisplayOverlay] = [] {
    didSet { refreshOverlays(oldValue) }
  }
  /// Frames that were shown since the window opened.
  package private(set) var presentCount = 0

  let window: OpaquePointer
  let windowID: UInt32
  var mouse: MouseTouchEmulator
  var fingers = FingerTable()
  /// The text of the key event that the filter kept is to be left out.
  var isTextTaken = false
  /// An input method has something in hand.
  var isComposing = false
  private var output: WindowPresenter!
  private var loop: (any EventLoop)!
  private var timer: FrameTimer!
  private var frameDamage = Region()
  /// What the last frame took of the main thread, in seconds.
  private var frameDuration: TimeInterval = 0
  private var isVisible = true
  private var isResizePending = false
  private var isClosed = false

  /// Opens a window.
  /// - Parameters:
  ///   - size: of its contents, in points.
  ///   - scale: pixels per point; nil asks the environment, see `preferredScale(environment:)`.
  ///   - loopKind: who owns the thread; nil takes VITRINE_EVENT_LOOP (`runLoop`, `sdl`), or chooses by driver.
  /// - Throws: `DisplayError`.
  package init(
    title: String, size: CGSize, scale: CGFloat? = nil, isResizable: Bool = true, loopKind: EventLoopKind? = nil
  ) throws(DisplayError) {
    let environment = ProcessInfo.processInfo.environment
    let metrics = try DisplayMetrics(size: size, scale: scale ?? Self.preferredScale(environment: environment))
    guard let buffer = PixelBuffer(bounds: metrics.pixelBounds) else {
      throw .badSize(width: Double(size.width), height: Double(size.height), scale: Double(metrics.scale))
    }
    try SDLVideo.start()
    let flags = SDL_WINDOW_SHOWN.rawValue | (isResizable ? SDL_WINDOW_RESIZABLE.rawValue : 0)
    let anywhere = Int32(bitPattern: 0x1FFF_0000)  // SDL_WINDOWPOS_UNDEFINED
    guard
      let window = SDL_CreateWindow(
        title, anywhere, anywhere, Int32(metrics.pixelWidth), Int32(metrics.pixelHeight), flags)
    else {
      let reason = SDLVideo.error
      SDLVideo.stop()
      throw .noWindow(reason: reason)
    }
    self.metrics = metrics
    self.buffer = buffer
    self.window = window
    self.title = title
    windowID = SDL_GetWindowID(window)
    driver = SDLVideo.driver
    mouse = MouseTouchEmulator(size: metrics.size)
    let connection = driver == "x11" ? vitrine_x11_descriptor(vitrine_sdl_x11_display(window)) : -1
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
    SDL_StartTextInput()
  }

  /// `VITRINE_SCALE`, or `GDK_SCALE` as desktops set it, or 1. X11 tells no scale that one could rely on.
  package nonisolated static func preferredScale(environment: [String: String]) -> CGFloat {
    for name in ["VITRINE_SCALE", "GDK_SCALE"] {
      if let scale = environment[name].flatMap(Double.init), DisplayMetrics.scales.contains(scale) { return scale }
    }
    return 1
  }

  package var size: CGSize { metrics.size }
  package var scale: CGFloat { metrics.scale }
  package var now: TimeInterval { output.now }
  /// With X11 any thread shows frames; what other drivers do in a window's surface belongs to the main thread.
  package var presenter: (any FramePresenter)? { driver == "x11" && !isClosed ? output : nil }

  /// Of the screen that the window is on; 60 where that is not known.
  package var refreshRate: Double {
    var mode = SDL_DisplayMode()
    let index = SDL_GetWindowDisplayIndex(window)
    guard index >= 0, SDL_GetCurrentDisplayMode(index, &mode) == 0, (24...500).contains(mode.refresh_rate) else { return 60 }
    return Double(mode.refresh_rate)
  }

  /// Default the arrow.
  package var cursor = CursorShape.arrow { didSet { if cursor != oldValue { cursors.show(cursor) } } }
  private var cursors = CursorSet()

  package var title: String {
    didSet { if title != oldValue { SDL_SetWindowTitle(window, title) } }
  }

  /// Seconds of the display's clock per second: below 1 everything moves slower, at 0 it stands still.
  package var clockRate: Double {
    get { output.clockRate }
    set { output.changeClock { $0.setRate(newValue, at: HostClock.now) } }
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
  package var opensURLs: Bool { true }
  package func open(_ url: URL) -> Bool { SDLVideo.open(url) }

  /// Asks for another size of the contents, in points. The delegate hears of what became of it. A size that no screen has is left out.
  package func resize(to size: CGSize) {
    guard !isClosed, let wanted = try? DisplayMetrics(size: size, scale: scale), wanted != metrics else { return }
    SDL_SetWindowSize(window, Int32(wanted.pixelWidth), Int32(wanted.pixelHeight))
    setNeedsResize()
    wake()
  }

  /// Closes the window for good.
  package func close() {
    guard !isClosed else { return }
    isClosed = true
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

  /// After a frame that another thread composited and showed.
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
    // A turn must end, whatever the mouse does.
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

  // MARK: The window

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

  /// Takes back the touches under way.
  func interrupt() {
    for event in mouse.handle(.interrupted, at: now) + fingers.cancelAll(at: now) { deliver(event) }
  }

  /// Shows again what was composited last.
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
    var width: Int32 = 0, height: Int32 = 0
    SDL_GetWindowSize(window, &width, &height)
    let metrics = DisplayMetrics(pixelWidth: Int(width), pixelHeight: Int(height), scale: scale)
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
