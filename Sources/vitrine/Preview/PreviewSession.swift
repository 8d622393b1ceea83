import Compositor
import CoreGraphics
import Display
import Foundation
import Hosting
import ImageIO
import Inspection
import QuartzCore
import Raster
import SDLDisplay
import UIKit
import Workbench

/// Shows a scene on a display, and handles the keys that switch scenes and overlays.
@MainActor
final class PreviewSession {
  private let display: any PreviewDisplay
  private let screen: UIScreen
  private let window: UIWindow
  private var panels = HostPanels()
  /// The bounds for which the panels were last shown, in pixels.
  private var panelBounds = PixelRect.empty
  private var look: PreviewLook
  private let followsScenes: Bool
  private var index: Int
  private var meter = FrameMeter()
  private var recorder: EventRecorder?
  /// The error of a recording, as a sentence; nil if there was none.
  private var recordingFault: String?
  /// The recorder of the events in this host, and its file. The next host performs them.
  private var journal: (recorder: EventRecorder, file: URL)?
  /// The source locations at which views are created; nil if no shell can ask for them.
  private let creations: CreationRecord?
  private var statisticsTimer: Timer?
  private var showsStatistics = false
  private var isSlow = false { didSet { setClock() } }
  private var isPaused: Bool { didSet { setClock() } }

  /// - Parameters:
  ///   - followsScenes: whether the window takes the size of each scene.
  ///   - isPaused: whether the clock is stopped at the beginning of the scene.
  init(_ scene: PreviewEntry, on display: any PreviewDisplay, look: PreviewLook, followsScenes: Bool, isPaused: Bool) {
    (self.look, self.followsScenes) = (look, followsScenes)
    self.isPaused = isPaused
    creations = display is HostDisplay ? CreationRecord() : nil
    index = Catalog.entries.firstIndex { $0.name == scene.name } ?? 0
    self.display = display
    if isPaused { display.clockRate = 0 }
    screen = UIScreen.attach(display)
    screen.adopt(look)
    Catalog.prepareApplication()
    window = UIWindow(frame: screen.bounds)
    display.eventFilter = { [weak self] in self?.takes($0) ?? false }
    display.frameObserver = { [weak self] in self?.frameShown($0) }
    creations?.start()
    HostLimits.limitTime {
      window.rootViewController = scene.make()
      window.makeKeyAndVisible()
    }
    // Set after the controller is shown, which may set a title of its own.
    display.title = Self.title(scene)
  }

  /// Records all input events from now on.
  /// - Throws: an error if the file cannot be written.
  func record(to url: URL) throws { recorder = try makeRecorder(url) }

  /// - Parameter earlier: a recording that the new one continues.
  private func makeRecorder(_ url: URL, after earlier: EventRecording? = nil) throws -> EventRecorder {
    var recording = earlier ?? EventRecording(scene: Catalog.entries[index].name, size: display.size, scale: display.scale)
    if earlier == nil { recording.look = look }
    do { return try EventRecorder(recording, to: url, start: display.now - recording.end) } catch {
      throw CommandError("\(url.path) cannot be written: \(error.localizedDescription)")
    }
  }

  /// Listens for shells, and records the events. Before that, performs the events that an earlier host recorded for the same scene.
  /// The application must have started.
  /// - Parameter record: the file of a requested recording, which begins with the events of the earlier host; nil if there is none.
  func serve(in folder: String, after earlier: EventRecording?, recordingTo record: URL? = nil) throws {
    let earlier = earlier.flatMap { $0.scene == Catalog.entries[index].name ? $0 : nil }
    let display = display as? HostDisplay
    display?.takesLook = { [weak self] in self?.apply($0) }
    let inspector = Inspector(screen, creations: creations)
    let performed = earlier.map { PreviewReplay(on: screen, inspector).perform($0, on: display) }
    let file = URL(fileURLWithPath: "\(folder)/\(PreviewHost.journalName)")
    journal = (try makeRecorder(file, after: performed), file)
    if let record { recorder = try makeRecorder(record, after: performed) }
    display?.catalog.previews = Catalog.entries.map(HostedPreview.init)
    display?.catalog.shown = index
    display?.catalog.look = look
    display?.inspects = { [weak self] in self?.answer($0, inspector) ?? .failure("The preview has ended.") }
    display?.showsPreview = { [weak self] in self?.show($0) }
    display?.flashesDamage = { [weak self] in
      self?.screen.host.compositor.debug.flashesDamage = $0
      self?.screen.host.invalidateFrame()
    }
    display?.willStop = { [weak self] in
      guard let self, let journal else { return nil }
      journal.recorder.end(at: self.display)
      return journal.file.path
    }
    try display?.listen()
  }

  /// Answers a shell's question. Edits of views are recorded, so that the next host repeats them.
  private func answer(_ request: InspectionRequest, _ inspector: Inspector) -> InspectionAnswer {
    if case .saveRecording(let file) = request {
      do {
        try journal?.recorder.copy(to: URL(fileURLWithPath: file), at: display)
        return journal == nil ? .failure("There is no recording.") : .done
      } catch { return .failure("\(file) cannot be written: \(error.localizedDescription)") }
    }
    let edit = inspector.edit(of: request)
    let answer = inspector.answer(request)
    if let edit, case .details = answer { journal?.recorder.note(edit, of: display) }
    return answer
  }

  /// Adds the view under each finger that goes down, so that a replay notices when another view is there.
  private func withTargets(_ event: DisplayEvent) -> DisplayEvent {
    guard case .touches(var samples) = event else { return event }
    for index in samples.indices where samples[index].phase == .began {
      if case .target(let target) = TouchTarget.find(at: samples[index].location, on: screen) { samples[index].target = target }
    }
    return .touches(samples)
  }

  private func endRecording() {
    guard let recorder, !recorder.isEnded else { return }
    recorder.end(at: display)
    checkRecording()
    if recordingFault == nil { notify("the recording has ended") }
  }

  func start() { PreviewHost.isHost ? UIApplication.shared.start() : UIApplication.shared.launch() }

  /// Runs until the window is closed. The session must have been started.
  /// - Throws: a `CommandError` if the requested recording is not complete.
  func run() throws {
    let signals = Launch.endOnSignals { [weak display] in display?.stop() }
    display.run()
    recorder?.end(at: display)
    checkRecording()
    for signal in signals { signal.cancel() }
    UIApplication.shared.terminate()
    display.close()
    if let recordingFault { throw CommandError(recordingFault) }
  }

  /// Reports the first error of a recording at once, in the window and on standard error.
  private func checkRecording() {
    guard recordingFault == nil, let recorder, let failure = recorder.failure else { return }
    let fault = "the recording failed: \(OutputFile.reason(failure)). What was done since then is not in it."
    recordingFault = fault
    FileHandle.standardError.write(Data("\(fault)\n".utf8))
    notify(fault)
  }

  private static func title(_ scene: PreviewEntry) -> String { "\(scene.name) - Vitrine" }

  // MARK: Keys

  private func takes(_ event: DisplayEvent) -> Bool {
    guard case .key(let key) = event, let command = PreviewCommand(key), !isTyped(key), !isLeft(command) else {
      let recorders = [recorder, journal?.recorder].compactMap(\.self).filter { !$0.isEnded }
      guard !recorders.isEmpty else { return false }
      let noted = withTargets(event)
      for recorder in recorders { recorder.note(noted, of: display, turn: screen.turns) }
      checkRecording()
      return false
    }
    perform(command)
    return true
  }

  /// Whether a key is typed into a text field, and thus is no command.
  private func isTyped(_ key: KeySample) -> Bool {
    !key.characters.isEmpty && key.usage != .escape && key.modifiers.isDisjoint(with: [.control, .command])
      && window.firstResponder is any UIKeyInput
  }

  /// Whether Escape is left to the scene, which may close a menu with it. A shell closes its window itself.
  private func isLeft(_ command: PreviewCommand) -> Bool { command == .escape && panels.help == nil && display is HostDisplay }

  private func perform(_ command: PreviewCommand) {
    switch command {
    case .scene(let place): show(place)
    case .nextScene: show((index + 1) % Catalog.entries.count)
    case .previousScene: show((index + Catalog.entries.count - 1) % Catalog.entries.count)
    case .restart: show(index)
    case .toggleDamage:
      screen.host.compositor.debug.flashesDamage.toggle()
      overlaySwitched("damage flashes", isOn: screen.host.compositor.debug.flashesDamage)
    case .toggleBorders:
      screen.host.compositor.debug.showsLayerBorders.toggle()
      overlaySwitched("layer borders", isOn: screen.host.compositor.debug.showsLayerBorders)
    case .toggleStatistics:
      showsStatistics.toggle()
      showsStatistics ? refreshStatistics() : setPanels { $0.statistics = nil }
    case .toggleSlowMotion:
      isSlow.toggle()
      notify("slow motion \(isSlow ? "on" : "off")")
    case .togglePause:
      isPaused.toggle()
      notify(isPaused ? "clock stopped" : "clock goes on")
    case .blockMainThread: Thread.sleep(forTimeInterval: 0.5)
    case .savePicture: savePicture()
    case .toggleHelp: setPanels { $0.help = $0.help == nil ? Self.helpRows : nil }
    case .escape: panels.help == nil ? display.stop() : setPanels { $0.help = nil }
    }
  }

  private static let slowRate = 0.1

  private func setClock() { display.clockRate = isPaused ? 0 : isSlow ? Self.slowRate : 1 }

  private static var helpRows: [HostPanels.Row] {
    let keys = PreviewCommand.help.map { HostPanels.Row($0.key, $0.effect) }
    let scenes = Catalog.entries.enumerated().map { HostPanels.Row($0 < 10 ? "\(($0 + 1) % 10)" : "", $1.name) }
    return keys + [HostPanels.Row("", "")] + scenes
  }

  private func overlaySwitched(_ name: String, isOn: Bool) {
    screen.host.invalidateFrame()
    notify("\(name) \(isOn ? "on" : "off")")
  }

  private func show(_ place: Int) {
    guard Catalog.entries.indices.contains(place) else { return notify("there is no scene \(place + 1)") }
    endRecording()
    index = place
    let scene = Catalog.entries[place]
    if followsScenes { display.resize(to: screenSize) }
    HostLimits.limitTime { window.rootViewController = scene.make() }
    display.title = Self.title(scene)
    (display as? HostDisplay)?.catalog.shown = place
    if let journal { self.journal = try? (makeRecorder(journal.file), journal.file) }
    notify(scene.name)
  }

  // MARK: Look

  /// The size of the screen for the scene and the look.
  private var screenSize: CGSize { Catalog.entries[index].screenSize(on: look.model, isLandscape: look.isLandscape ? true : nil) }

  /// Shows the scene under other conditions and keeps its state. The change is recorded.
  private func apply(_ look: PreviewLook) {
    guard look != self.look else { return }
    let former = self.look
    self.look = look
    screen.adopt(look)
    if look.device != former.device || look.isLandscape != former.isLandscape { display.resize(to: screenSize) }
    for recorder in [recorder, journal?.recorder] where recorder?.isEnded == false { recorder?.note(look, of: display) }
    (display as? HostDisplay)?.catalog.look = look
  }

  // MARK: Overlays

  private func setPanels(_ change: (inout HostPanels) -> Void) {
    change(&panels)
    panelBounds = display.pixelBounds
    display.show(panels)
  }

  /// Shows a message for two seconds.
  private func notify(_ text: String) {
    setPanels { $0.notice = text }
    Timer.after(2) { [weak self] in
      if self?.panels.notice == text { self?.setPanels { $0.notice = nil } }
    }
  }

  private func frameShown(_ frame: ShownFrame) {
    meter.add(time: HardwareClock.seconds, duration: frame.duration)
    if panelBounds != display.pixelBounds { setPanels { _ in } }
    guard showsStatistics, statisticsTimer == nil else { return }
    // The statistics are updated four times a second, and once more after the last frame.
    statisticsTimer = Timer.after(0.25) { [weak self] in
      self?.statisticsTimer = nil
      self?.refreshStatistics()
    }
  }

  private func refreshStatistics() {
    guard showsStatistics else { return }
    let rows = FrameReport.rows(of: screen.lastFrame?.counters ?? FrameCounters(), meter: meter, at: HardwareClock.seconds)
    let caches = FrameReport.rows(of: screen.host.compositor.cacheStatistics)
    setPanels { $0.statistics = rows + caches }
  }

  // MARK: Pictures

  /// Saves a picture of the scene, without the panels, as "Scene.png", "Scene-2.png", ... in the current folder.
  private func savePicture() {
    let name = Catalog.entries[index].name
    guard let path = PictureExport.freeName(for: name, in: ".") else { return notify("there are 999 pictures of \(name) already") }
    do {
      screen.host.finishFrames()
      guard let pixels = display.buffer.copy() else { return notify("no memory for a picture") }
      try PictureFile(path).write(CGImage(pixels: pixels))
      notify("saved \(path)")
    } catch {
      notify("\(error)")
    }
  }
}
