import CoreFoundation
import Display
import Foundation
import ProcessClock
import Raster

/// The display of a host. Its pixels are in shared memory, and its events come from any number of shells.
@MainActor
package final class HostDisplay: Display {
  package private(set) var metrics: DisplayMetrics
  package private(set) var buffer: PixelBuffer
  package let refreshRate: Double = 60
  package weak var delegate: (any DisplayDelegate)?
  package var wantsFrames = false { didSet { if wantsFrames != oldValue, showsFrames { wantsFrames ? timer.start() : timer.stop() } } }
  package var title = "" { didSet { if title != oldValue { send(.title(title)) } } }
  package var cursor = CursorShape.arrow { didSet { if cursor != oldValue { send(.cursor(cursor.rawValue)) } } }
  package var textInputArea: CGRect? { didSet { if textInputArea != oldValue { send(textInputMessage) } } }
  package var clipboardText: String? { didSet { if clipboardText != shellText, let clipboardText { send(.clipboard(clipboardText)) } } }
  package let opensURLs = true
  /// Texts that shells show above the picture.
  package var panels = HostPanels() { didSet { if panels != oldValue { send(.panels(panels)) } } }
  /// The previews that the host can show.
  package var catalog = HostCatalog() { didSet { if catalog != oldValue { send(catalogMessage) } } }
  /// Called when a shell asks for another preview of the catalogue, by its index.
  package var showsPreview: (@MainActor (Int) -> Void)?
  /// Called when a shell asks whether damage should flash.
  package var flashesDamage: (@MainActor (Bool) -> Void)?
  /// Called when a shell asks for other conditions of the preview.
  package var takesLook: (@MainActor (PreviewLook) -> Void)?
  /// Answers questions about the views.
  package var inspects: (@MainActor (InspectionRequest) -> InspectionAnswer)?
  /// Receives each event before the delegate. If it returns true, the event is not passed on.
  package var eventFilter: (@MainActor (DisplayEvent) -> Bool)?
  /// Called after each frame.
  package var frameObserver: (@MainActor (ShownFrame) -> Void)?
  /// The recorded events that this host could not perform. Shells receive it when they connect.
  package var replayRemark: ReplayRemark?
  /// Called when a shell asks the host to end. Returns the path of the recording so far.
  package var willStop: (@MainActor () -> String?)?

  private let folder: String
  private var listener: HostListener?
  private var shells: [HostShell] = []
  private var clock = DisplayClock(host: HostClock.now)
  /// The time of the clock while a recording is performed, instead of the machine's; nil at other times.
  private var replayTime: TimeInterval?
  private var timer: FrameTimer!
  private var loop: RunLoopOwner!
  private var surface: HostSurface
  private var frameNumber = 0
  private var frameDamage = Region()
  /// Whether the buffer has been drawn since it was made.
  private var hasPixels = false
  /// The last text of the desktop's clipboard that a shell sent.
  private var shellText: String?

  /// - Parameter folder: a folder that only the user may enter. It gets the socket `host` and the files with pixels.
  /// - Throws: a `DisplayError` for an invalid size or scale, or a `HostError`.
  package init(title: String, size: CGSize, scale: CGFloat, folder: String) throws {
    self.title = title
    self.folder = folder
    metrics = try DisplayMetrics(size: size, scale: scale)
    (buffer, surface) = try Self.makeSurface(metrics, in: folder, number: 0)
    timer = FrameTimer(refreshRate: refreshRate) { [weak self] in self?.frame() }
    loop = RunLoopOwner(connection: nil, client: EventLoopClient(pump: { 0 }, willSleep: { [weak self] in self?.endTurn() }))
  }

  /// Begins to accept shells. Call it when there is something to show.
  /// - Throws: a `HostError`.
  package func listen() throws(HostError) {
    listener = try HostListener(path: folder + "/" + HostConnection.socketName)
    listener?.accepted = { [weak self] in self?.add($0) }
  }

  /// False while a recording is performed.
  package var showsFrames: Bool { replayTime == nil }
  package var size: CGSize { metrics.size }
  package var scale: CGFloat { metrics.scale }
  package var now: TimeInterval { replayTime ?? clock.time(at: HostClock.now) }

  /// The rate of the display's clock: below 1 everything moves slower, 0 stops it.
  package var clockRate: Double {
    get { clock.rate }
    set { clock.setRate(newValue, at: HostClock.now) }
  }

  package func wake() { loop.wake() }
  package func run() { loop.run() }
  /// Ends `run()`, and notifies the shells.
  package func stop() {
    send(.bye(recording: willStop?()))
    loop.stop()
  }

  package func open(_ url: URL) -> Bool {
    send(.open(address: url.absoluteString))
    return !shells.isEmpty
  }

  /// Asks the shells for another window size, in points. If there are no shells, the display takes the size at once.
  package func resize(to size: CGSize) {
    guard size != self.size else { return }
    shells.isEmpty ? applyResize(size, scale) : send(.wantsSize(width: size.width, height: size.height))
  }

  /// Closes the connections and the socket.
  package func close() {
    timer.invalidate()
    loop.invalidate()
    for shell in shells { shell.channel.close() }
    (shells, listener) = ([], nil)
    unlink(surface.file)
  }

  package func present(_ damage: Region) {
    frameDamage = damage
    hasPixels = true
    frameNumber += 1
  }

  // MARK: Frames

  private func frame() {
    guard wantsFrames else { return }
    // A frame is not drawn while shells still read the pixels of the last one.
    let time = HostClock.now
    guard shells.allSatisfy({ $0.isReady(at: time) }) else { return }
    let number = frameNumber
    frameDamage = Region()
    delegate?.displayFrame(self, at: now)
    let duration = HostClock.now - time
    if frameNumber != number, !frameDamage.isEmpty {
      let rects = frameDamage.rects.map { [$0.minX, $0.minY, $0.width, $0.height] }
      for shell in shells { shell.sent(frameNumber, at: time) }
      send(.frame(number: frameNumber, damage: rects, time: now, duration: duration))
    }
    frameObserver?(ShownFrame(time: HostClock.now, duration: duration, damage: frameDamage))
  }

  private func endTurn() { delegate?.displayWillSleep(self) }

  private static func makeSurface(_ metrics: DisplayMetrics, in folder: String, number: Int) throws -> (PixelBuffer, HostSurface) {
    let file = "\(folder)/pixels-\(getpid())-\(number)"
    guard let buffer = PixelBuffer(bounds: metrics.pixelBounds, makingFileAt: file) else {
      throw HostError("\(file) cannot be made: \(String(cString: strerror(errno)))")
    }
    return (
      buffer,
      HostSurface(file: file, pixelWidth: metrics.pixelWidth, pixelHeight: metrics.pixelHeight, scale: metrics.scale)
    )
  }

  /// Changes the size and scale. Invalid values are ignored, as are sizes for which there is not enough memory.
  private func applyResize(_ size: CGSize, _ scale: CGFloat) {
    guard let metrics = try? DisplayMetrics(size: size, scale: scale), metrics != self.metrics,
      let (buffer, surface) = try? Self.makeSurface(metrics, in: folder, number: frameNumber + 1)
    else { return }
    unlink(self.surface.file)
    frameNumber += 1
    (self.metrics, self.buffer, self.surface, hasPixels) = (metrics, buffer, surface, false)
    send(.surface(surface))
    delegate?.displayDidChange(self)
  }

  // MARK: Shells

  private func send(_ message: HostMessage) {
    for shell in shells where shell.isGreeted { shell.channel.send(message) }
  }

  private var catalogMessage: HostMessage { .previews(catalog.previews, shown: catalog.shown, look: catalog.look) }

  private func add(_ channel: HostListener.Channel) {
    let shell = HostShell(channel)
    shells.append(shell)
    channel.received = { [weak self, weak shell] message in
      if let self, let shell { self.received(message, from: shell) }
    }
    channel.ended = { [weak self, weak shell] reason in
      if let reason { FileHandle.standardError.write(Data("The connection to a shell ended: \(reason).\n".utf8)) }
      if let shell { self?.remove(shell) }
    }
    channel.send(.hello(version: HostProtocol.version, process: getpid()))
  }

  private func greet(_ shell: HostShell) {
    shell.isGreeted = true
    for message in [.surface(surface), .title(title), .cursor(cursor.rawValue), textInputMessage, .panels(panels), catalogMessage]
      as [HostMessage]
    {
      shell.channel.send(message)
    }
    if let replayRemark { shell.channel.send(.replayed(replayRemark)) }
    guard hasPixels else { return }
    shell.sent(frameNumber, at: HostClock.now)
    shell.channel.send(
      .frame(number: frameNumber, damage: [[0, 0, metrics.pixelWidth, metrics.pixelHeight]], time: now, duration: 0))
  }

  private var textInputMessage: HostMessage {
    .textInput(area: textInputArea.map { [$0.minX, $0.minY, $0.width, $0.height] })
  }

  private func received(_ message: ShellMessage, from shell: HostShell) {
    guard shell.isGreeted else {
      guard message == .hello(version: HostProtocol.version) else { return drop(shell) }
      return greet(shell)
    }
    switch message {
    case .hello: break
    case .event(let line):
      guard let entry = try? EventReader.entry(line) else { return drop(shell) }
      if case .event(let event) = entry.content { deliver(event.at(clock.time(at: entry.time))) }
    case .resize(let width, let height, let scale): applyResize(CGSize(width: width, height: height), scale)
    case .shown(let number): shell.hasShown(number)
    case .clipboard(let text):
      shellText = text
      clipboardText = text
    case .clock(let rate): clockRate = rate
    case .advance(let seconds): advance(by: seconds)
    case .show(let preview): showsPreview?(preview)
    case .look(let look): takesLook?(look)
    case .flashDamage(let flashes): flashesDamage?(flashes)
    case .inspect(let number, let request):
      shell.channel.send(.answer(number: number, inspects?(request) ?? .failure("This host has no inspector.")))
    case .ping(let number): shell.channel.send(.pong(number: number))
    case .stop: stop()
    }
  }

  private func drop(_ shell: HostShell) {
    shell.channel.close()
    remove(shell)
  }

  /// Removes a shell. After the last one, the host ends unless another shell connects within five seconds.
  private func remove(_ shell: HostShell) {
    shells.removeAll { $0 === shell }
    DispatchQueue.main.asyncAfter(deadline: .now() + 5) { [weak self] in
      MainActor.assumeIsolated { if self?.shells.isEmpty == true { self?.stop() } }
    }
  }

  private func deliver(_ event: DisplayEvent) {
    if eventFilter?(event) == true { return }
    delegate?.display(self, didReceive: event)
  }

  // MARK: Replay

  /// Performs a recording without waiting. The clock continues at its end.
  /// - Parameters:
  ///   - edit: repeats a recorded change that an inspector made.
  ///   - check: called before each entry. If it returns a reason, the remaining entries are not performed, and fingers that are down are
  ///     cancelled.
  /// - Returns: the performed entries, and the reason if there are others.
  @discardableResult
  package func replay(
    _ recording: EventRecording, edit: (ViewEdit) -> Void = { _ in }, check: (EventRecording.Entry) -> String? = { _ in nil }
  ) -> (performed: EventRecording, reason: String?) {
    let start = now
    var recording = recording, reason: String?
    holdClock()
    for (index, entry) in recording.entries.enumerated() {
      advance(to: start + entry.time)
      reason = check(entry)
      if reason != nil {
        recording = recording.cutOff(before: index)
        for case .event(let event) in recording.entries[index...].map(\.content) { delegate?.display(self, didReceive: event.at(now)) }
        runLoopTurn()
        break
      }
      switch entry.content {
      case .event(let event): delegate?.display(self, didReceive: event.at(now))
      case .resize(let size, let scale): applyResize(size, scale)
      case .look(let look): takesLook?(look)
      case .edit(let change): edit(change)
      }
      let next = index + 1 < recording.entries.count ? recording.entries[index + 1] : nil
      if next?.isSameTurn != true { runLoopTurn() }
    }
    advance(to: start + recording.end)
    continueClock()
    return (recording, reason)
  }

  /// The maximum time in seconds by which a shell may advance the clock at once.
  private static let longestAdvance: TimeInterval = 600

  /// Moves the clock without waiting, and ends a turn.
  private func advance(by seconds: TimeInterval) {
    guard seconds.isFinite, seconds > 0 else {
      delegate?.displayWillSleep(self)
      return
    }
    holdClock()
    advance(to: now + min(seconds, Self.longestAdvance))
    continueClock()
  }

  /// Stops the clocks of the display and of the process, so that both can be advanced together.
  private func holdClock() {
    replayTime = now
    timer.stop()
    ProcessClock.hold()
  }

  /// Continues the clocks from the end of a recording.
  private func continueClock() {
    clock = DisplayClock(host: HostClock.now, time: now, rate: clock.rate)
    replayTime = nil
    ProcessClock.release()
    // No frames were drawn while the recording was performed.
    delegate?.displayDidChange(self)
    if wantsFrames { timer.start() }
  }

  /// Advances the clocks in steps of one frame, each with a turn of the run loop and a frame. If no frames are wanted, a step
  /// ends where a timer starts an animation.
  private func advance(to end: TimeInterval) {
    var threadWait = BoundedThreadWait()
    if now < end { ProcessClock.serve(&threadWait) }
    while now < end {
      let hasFrames = wantsFrames, next = hasFrames ? min(now + 1 / refreshRate, end) : end
      var rest = next - now
      while ProcessClock.advance(&rest) {
        replayTime = next - rest
        ProcessClock.serve(&threadWait)
        delegate?.displayWillSleep(self)
        if wantsFrames != hasFrames { break }
      }
      replayTime = next - rest
      runLoopTurn()
    }
  }

  private func runLoopTurn() {
    ProcessClock.runTimers()
    delegate?.displayWillSleep(self)
    if wantsFrames { delegate?.displayFrame(self, at: now) }
  }
}

/// The previews that a host can show, which one it shows, and under which conditions.
package struct HostCatalog: Equatable {
  package var previews: [HostedPreview] = []
  /// The index of the preview that is shown.
  package var shown = 0
  package var look = PreviewLook()
  package init() {}
}

/// A connected shell.
@MainActor
private final class HostShell {
  let channel: HostListener.Channel
  var isGreeted = false
  /// The frame whose pixels the shell has not read yet, and the time at which it was sent.
  private var waiting: (number: Int, since: TimeInterval)?
  /// The time in seconds after which a shell that does not answer no longer delays frames.
  private static let timeout: TimeInterval = 1

  init(_ channel: HostListener.Channel) { self.channel = channel }

  func sent(_ number: Int, at time: TimeInterval) { if isGreeted { waiting = (number, time) } }
  func hasShown(_ number: Int) { if let waiting, number >= waiting.number { self.waiting = nil } }
  func isReady(at time: TimeInterval) -> Bool { waiting.map { time - $0.since > Self.timeout } ?? true }
}
