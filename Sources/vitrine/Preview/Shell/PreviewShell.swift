import ArgumentParser
import Display
import Foundation
import Hosting
import Raster
import SDLDisplay
import UIKit

/// The preview window of a project, which shows what the project's code draws in a host. When a source is saved, the project is built again,
/// and a new host takes the place of the old one in the same state.
@MainActor
final class PreviewShell: DisplayDelegate {
  private let folder: String
  private let arguments: [String]
  private let watch: SourceWatch
  private let rebuild: ProjectRebuild
  private var program: PreviewHost.Program
  private var host: HostProcess?
  private var connection: HostConnection?
  private var window: SDLDisplay?
  private var hostPanels = HostPanels()
  /// A message of the shell itself, such as an error of the compiler; nil if there is none.
  private var message: String? { didSet { if message != oldValue { showPanels() } } }
  /// The recording of the last host that drew, whose events the next one performs.
  private var recording: String?
  /// Whether the present host was started without the recording, since another one had ended while it performed it.
  private var leavesRecordingOut = false
  private var failure: (any Error)?
  /// Whether the present host has drawn a frame.
  private var hasDrawn = false
  private var pings: Timer?
  private var unanswered = 0
  private var savedAt: TimeInterval?

  /// A host that does not answer for this many seconds is ended.
  private static let patience = HostLimits.seconds

  /// - Parameter arguments: the command line for the host.
  /// - Throws: a `CommandError` if the project does not build.
  init(_ options: ProjectOptions, arguments: [String]) throws {
    let build = try ProjectBuild(options)
    program = try build.previewHost(output: .standardError)
    folder = build.folder
    self.arguments = arguments
    rebuild = ProjectRebuild(options)
    watch = try SourceWatch(folder: folder)
    watch.changed = { [weak self] _ in self?.saved() }
    rebuild.finished = { [weak self] in self?.built($0) }
  }

  /// Runs until the window is closed.
  /// - Throws: a `CommandError` if the first host ends before it has drawn.
  func run() throws {
    try startHost()
    while window == nil, failure == nil { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.1)) }
    if let failure {
      endHost()
      throw failure
    }
    let signals = Launch.endOnSignals { [weak window] in window?.stop() }
    window?.run()
    for signal in signals { signal.cancel() }
    pings?.invalidate()
    endHost()
    forgetJournal()
    window?.close()
  }

  // MARK: Host

  private func startHost() throws {
    var environment: [String: String] = [:]
    if let recording, !leavesRecordingOut { environment[PreviewHost.recordingVariable] = recording }
    let host = try HostProcess(program, arguments: arguments, environment: environment)
    self.host = host
    host.ended = { [weak self, weak host] end in if let host, host === self?.host { self?.hostEnded(end) } }
    connect(host)
  }

  /// Connects to a host as soon as it listens.
  private func connect(_ host: HostProcess) {
    guard host === self.host, host.end == nil else { return }
    guard let connection = try? HostConnection(folder: host.folder) else {
      Timer.after(0.01) { [weak self] in self?.connect(host) }
      return
    }
    self.connection = connection
    connection.received = { [weak self] in self?.received($0) }
    connection.surfaceChanged = { [weak self] in self?.surfaceChanged($0, $1) }
    connection.frameDrawn = { [weak self] damage, _, _ in self?.frameDrawn(damage) }
    (unanswered, hasDrawn) = (0, false)
    if let window { connection.send(.resize(width: window.size.width, height: window.size.height, scale: window.scale)) }
  }

  /// Keeps what was done in the host for the next one.
  private func takeJournal() {
    guard let host, hasDrawn else { return }
    let journal = "\(host.folder)/\(PreviewHost.journalName)"
    let copy = NSTemporaryDirectory() + "vitrine-journal-\(getpid()).events"
    try? FileManager.default.removeItem(atPath: copy)
    if (try? FileManager.default.moveItem(atPath: journal, toPath: copy)) != nil { recording = copy }
  }

  private func forgetJournal() {
    if let recording { try? FileManager.default.removeItem(atPath: recording) }
    recording = nil
  }

  private func endHost() {
    connection?.close()
    host?.close()
    (connection, host) = (nil, nil)
  }

  private func hostEnded(_ end: HostEnd) {
    takeJournal()
    endHost()
    if isReplacing {
      isReplacing = false
      return replaceHost()
    }
    let sentence = end.sentence(folder: folder)
    Project.note(sentence)
    // The fault may be in the code that performs the events again. If it is not, the events are kept for the next build.
    if recording != nil, !hasDrawn, !leavesRecordingOut, window != nil {
      leavesRecordingOut = true
      replaceHost()
      message = "\(sentence)\nThis happened while what was done before was repeated. The preview begins anew."
      return
    }
    leavesRecordingOut = false
    guard window != nil else {
      failure = end.signal == nil && end.status != 0 ? ExitCode(end.status) : CommandError(sentence)
      return
    }
    message = sentence
  }

  // MARK: Reload

  /// Whether the host was asked to end, so that a new one can take its place.
  private var isReplacing = false

  private func saved() {
    savedAt = HostClock.now
    rebuild.start()
  }

  private func built(_ result: Result<PreviewHost.Program, BuildFailure>) {
    switch result {
    case .failure(let failure): message = failure.text(folder: folder)
    case .success(let program):
      self.program = program
      if connection != nil, host != nil {
        isReplacing = true
        connection?.send(.stop)
      } else {
        replaceHost()
      }
    }
  }

  private func replaceHost() {
    message = nil
    do { try startHost() } catch { message = "\(error)" }
  }

  // MARK: Messages

  private func received(_ message: HostMessage) {
    switch message {
    case .title(let title): window?.title = title
    case .cursor(let name): window?.cursor = CursorShape(rawValue: name) ?? .arrow
    case .textInput(let area):
      window?.textInputArea = area.flatMap { $0.count == 4 ? CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) : nil }
    case .clipboard(let text): window?.clipboardText = text
    case .panels(let panels):
      hostPanels = panels
      showPanels()
    case .wantsSize(let width, let height): window?.resize(to: CGSize(width: width, height: height))
    case .open(let address): if let url = URL(string: address) { _ = window?.open(url) }
    case .pong: unanswered = 0
    case .hello, .surface, .frame, .bye, .previews, .answer: break
    }
  }

  private func surfaceChanged(_ buffer: PixelBuffer, _ surface: HostSurface) {
    do {
      let metrics = DisplayMetrics(pixelWidth: surface.pixelWidth, pixelHeight: surface.pixelHeight, scale: surface.scale)
      guard window == nil else { return }
      let window = try SDLDisplay(title: "Vitrine", size: metrics.size, scale: metrics.scale)
      window.delegate = self
      self.window = window
      pings = Timer.after(1, repeats: true) { [weak self] in self?.ping() }
    } catch { failure = error }
  }

  private func frameDrawn(_ damage: Region) {
    guard let window, let buffer = connection?.buffer, buffer.bounds == window.pixelBounds else { return }
    if leavesRecordingOut { forgetJournal() }
    (hasDrawn, leavesRecordingOut) = (true, false)
    if window.buffer !== buffer {
      window.show(buffer)
      if let savedAt {
        self.savedAt = nil
        Project.note("reloaded in \(String(format: "%.2f", HostClock.now - savedAt)) s")
      }
    } else {
      window.present(damage)
    }
  }

  private func ping() {
    guard let connection, let host else { return }
    unanswered += 1
    if unanswered > Self.patience {
      message = "The code of the preview did not answer for \(Self.patience) seconds."
      host.abort()
    } else {
      connection.send(.ping(number: unanswered))
    }
  }

  private func showPanels() {
    var shown = hostPanels
    if let message { shown.notice = message }
    window?.show(shown)
  }

  // MARK: Window

  func display(_ display: any Display, didReceive event: DisplayEvent) {
    if case .key(let key) = event, host == nil, key.phase == .down, key.usage == .escape { return display.stop() }
    connection?.send(.event(EventWriter.line(of: .init(time: event.timestamp ?? display.now, .event(event)))))
  }

  func displayDidChange(_ display: any Display) {
    connection?.send(.resize(width: display.size.width, height: display.size.height, scale: display.scale))
    showPanels()
  }

  func displayFrame(_ display: any Display, at time: TimeInterval) {}
  func displayWillSleep(_ display: any Display) {}
}
