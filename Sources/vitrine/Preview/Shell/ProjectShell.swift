import ArgumentParser
import Display
import Foundation
import Hosting
import Raster

/// A shell without its front end: it runs a project's code in a host. When a source is saved, it builds the project again and replaces the
/// host by a new one in the same state.
@MainActor
final class ProjectShell: HostSupervisor {
  weak var frontEnd: (any ShellFrontEnd)? {
    didSet {
      frontEnd?.noticeChanged(notice)
      frontEnd?.progressChanged(progress)
    }
  }
  /// The reason for which no picture will appear; nil if one may still appear.
  private(set) var failure: (any Error)? { didSet { if failure != nil { failed?() } } }
  /// Called when `failure` is set.
  var failed: (() -> Void)?
  /// Whether the first host has drawn a frame.
  private(set) var hasPicture = false
  /// Whether files were saved for which no build has ended, or whose host has not drawn yet.
  var isReloading: Bool { isBuilding || replacement != nil || (isConnected && !hasDrawn) || (host != nil && connection == nil) }
  private var isBuilding = false
  /// The number of hosts that replaced another one after a build.
  private(set) var reloads = 0

  /// The folder of the project, or the current one.
  let folder: String
  private let arguments: [String]
  private let watch: SourceWatch?
  private let rebuild: ProjectRebuild?
  /// nil until the first build has succeeded.
  private var program: PreviewHost.Program?
  /// Whether the front end shows errors that occur before the first picture. Otherwise they set `failure`.
  private var isPatient = false
  private var host: HostProcess?
  /// A host that is started when a file is saved, and replaces the current one when the build is done.
  private var spare: HostProcess?
  /// The conditions of the hosts beside the main one.
  private var looks: [PreviewLook] = []
  private var companions: [CompanionHost] = []
  /// Receives what the hosts print, except those beside the main one.
  private lazy var output = HostOutput { [weak self] in self?.frontEnd?.hostWrote($0) }
  /// Hosts that are ending.
  private var retired: [HostProcess] = []
  private var connection: HostConnection?
  private var notice: String? { didSet { if notice != oldValue { frontEnd?.noticeChanged(notice) } } }
  private var progress: String? { didSet { if progress != oldValue { frontEnd?.progressChanged(progress) } } }
  /// The recording of the last host that drew, whose events the next one performs.
  private var recording: String?
  /// Whether the current host was started without the recording, because the previous one ended while it performed it.
  private var leavesRecordingOut = false
  /// Whether the present host has drawn a frame.
  private var hasDrawn = false
  /// The replacement that follows when the current host, which was asked to end, has ended.
  private var replacement: Replacement?
  private var pings: Timer?
  private var unanswered = 0
  private var savedAt: TimeInterval?

  private enum Replacement: Equatable {
    case sameState, anew
    /// The state after a part of the recording, 0...1.
    case moment(Double)
  }

  /// The part of `recording` that the current host has performed, 0...1, as long as no new events follow; until then its journal is not
  /// taken. nil for all of it.
  private var scrubbed: Double?
  /// The moment that was requested while another host was starting.
  private var nextMoment: Double?
  /// The events that the current host could not perform, as long as no new events follow. If it left out a part of the recording, its
  /// journal is not taken until then, since the whole recording may fit the next build.
  private var remark: ReplayRemark?

  /// The time in seconds after which a host that does not answer is ended.
  private static let patience = HostLimits.seconds

  /// - Parameters:
  ///   - arguments: the command line for the host.
  ///   - isBuilt: whether to build the project now, so that `start()` can be called. Otherwise call `begin()`.
  /// - Throws: a `CommandError` if there is no project, or if it does not build now.
  init(_ source: HostSource, arguments: [String], isBuilt: Bool = true) throws {
    folder = try source.folder()
    if case .project = source, !isBuilt { program = nil } else { program = try source.program() }
    self.arguments = arguments
    if case .project(let options) = source {
      let rebuild = ProjectRebuild(options, after: program)
      let watch = try SourceWatch(folder: folder)
      (self.rebuild, self.watch) = (rebuild, watch)
      watch.changed = { [weak self] in self?.saved($0) }
      rebuild.finished = { [weak self] in self?.built($0) }
      rebuild.confirmed = { [weak self] in self?.program = $0 }
      rebuild.progressed = { [weak self] in if self?.hasPicture == false { self?.progress = "\(Self.building)\n\($0)" } }
    } else {
      (rebuild, watch) = (nil, nil)
    }
  }

  /// Starts the first host, and waits until it has drawn.
  /// - Throws: a `CommandError` or an `ExitCode` if it ends before that.
  func start() throws {
    try startHost()
    while !hasPicture, failure == nil { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.1)) }
    if let failure {
      endHost()
      throw failure
    }
    pings = Timer.after(1, repeats: true) { [weak self] in self?.ping() }
  }

  private static let building = "Building…"

  /// Builds the project if necessary, and starts the first host, without waiting for either. The front end shows the progress.
  func begin() {
    isPatient = true
    if program == nil {
      progress = Self.building
      rebuild?.startFirst()
    } else {
      startReplacement()
    }
    pings = Timer.after(1, repeats: true) { [weak self] in self?.ping() }
  }

  func close() {
    pings?.invalidate()
    endHost()
    for companion in companions { companion.close() }
    for host in retired + [spare].compactMap({ $0 }) { host.close() }
    forgetJournal()
  }

  // MARK: HostSupervisor

  func send(_ message: ShellMessage) {
    if message.continues {
      scrubbed = nil
      if notice == remark?.text { notice = nil }
      remark = nil
    }
    connection?.send(message)
    if message.concernsCompanions { for companion in companions { companion.send(message) } }
  }

  func show(variants looks: [PreviewLook]) {
    self.looks = looks
    // The main host and the others all begin with the same recording.
    replaceHost(.sameState)
  }

  func scrub(to fraction: Double) {
    guard hasDrawn, replacement == nil else {
      nextMoment = fraction
      return
    }
    replaceHost(.moment(fraction))
  }

  var isConnected: Bool { connection != nil && host != nil }

  func restart() {
    nextMoment = nil
    replaceHost(.anew)
  }

  // MARK: Host

  private func startHost() throws {
    guard let program else { return }
    // A host that is still performing a recording has no new events to keep.
    if let host {
      host.close()
      retired.append(host)
    }
    let host = try spare.flatMap { $0.end == nil ? $0 : nil } ?? HostProcess(program, arguments: arguments, output: output)
    (self.host, spare) = (host, nil)
    host.ended = { [weak self, weak host] in if let host { self?.ended(host, $0) } }
    let done = leavesRecordingOut ? nil : recording
    let order = HostOrder(image: program.environment[PreviewHost.variable], recording: done, fraction: done == nil ? nil : scrubbed)
    host.begin(order)
    startCompanions(order)
    host.connect { [weak self, weak host] in if let host { self?.connected(host, $0) } }
    (hasDrawn, remark) = (false, nil)
    Timer.after(Self.patienceForReplay) { [weak self, weak host] in
      guard let self, let host, host === self.host, !hasDrawn else { return }
      progress = done == nil ? "The preview is being made…" : "What was done is being repeated…"
    }
  }

  /// The time in seconds after which the front end says that a host which has not drawn yet is performing a recording.
  private static let patienceForReplay: TimeInterval = 1

  private func ended(_ host: HostProcess, _ end: HostEnd) {
    if host === self.host { return hostEnded(end) }
    host.close()
    retired.removeAll { $0 === host }
  }

  private func startCompanions(_ order: HostOrder) {
    guard let program else { return }
    for companion in companions { companion.close() }
    companions = looks.enumerated().compactMap { variant, look in
      let companion = try? CompanionHost(program, arguments: arguments, order: order, look: look)
      companion?.surfaceChanged = { [weak self] in self?.frontEnd?.surfaceChanged($0, ofVariant: variant) }
      companion?.frameDrawn = { [weak self] in self?.frontEnd?.frameDrawn($0, in: $1, ofVariant: variant) }
      return companion
    }
  }

  /// Lets a host end, without waiting for it.
  private func retire(_ host: HostProcess) {
    retired.append(host)
    Timer.after(Self.farewell) { host.close() }
  }

  /// The time in seconds after which a host that was asked to end is killed.
  private static let farewell: TimeInterval = 2

  private func connected(_ host: HostProcess, _ connection: HostConnection) {
    guard host === self.host else { return }
    self.connection = connection
    connection.received = { [weak self] in self?.received($0) }
    connection.surfaceChanged = { [weak self] _, surface in self?.frontEnd?.surfaceChanged(surface) }
    connection.frameDrawn = { [weak self] damage, _, _ in self?.frameDrawn(damage) }
    (unanswered, hasDrawn) = (0, false)
    frontEnd?.hostConnected()
  }

  /// Takes the events that the host has recorded, for the next host.
  private func takeJournal() {
    guard let host, hasDrawn, scrubbed == nil, remark?.isCutOff != true else { return }
    let journal = "\(host.folder)/\(PreviewHost.journalName)"
    let copy = NSTemporaryDirectory() + "vitrine-journal-\(getpid()).events"
    try? FileManager.default.removeItem(atPath: copy)
    if (try? FileManager.default.moveItem(atPath: journal, toPath: copy)) != nil { recording = copy }
  }

  private func forgetJournal() {
    if let recording { try? FileManager.default.removeItem(atPath: recording) }
    recording = nil
  }

  /// Discards the recorded events. The shown preview, its size and its conditions stay.
  private func forgetEvents() {
    guard let recording, let text = try? String(contentsOfFile: recording, encoding: .utf8),
      let last = try? EventReader.read(text, isComplete: false)
    else { return forgetJournal() }
    do { try EventWriter.text(of: last.stateAtEnd).write(toFile: recording, atomically: true, encoding: .utf8) } catch { forgetJournal() }
  }

  private func endHost() {
    connection?.close()
    host?.close()
    (connection, host) = (nil, nil)
  }

  /// Called when the current host has written its journal and is about to end. Starts its replacement.
  private func hostLeaves() {
    guard let replacement, let host else { return }
    takeJournal()
    connection?.close()
    retire(host)
    (self.connection, self.host, self.replacement) = (nil, nil, nil)
    startReplacement(replacement)
  }

  private func hostEnded(_ end: HostEnd) {
    takeJournal()
    endHost()
    if let replacement {
      self.replacement = nil
      return startReplacement(replacement)
    }
    progress = nil
    let sentence = end.sentence(folder: folder)
    Project.note(sentence)
    // The fault may be in code that runs while the events are performed. The events are kept for the next build, in case it is not.
    if recording != nil, !hasDrawn, !leavesRecordingOut, hasPicture {
      leavesRecordingOut = true
      startReplacement()
      let circumstance = "This happened while what was done before was repeated. The preview begins anew."
      notice = "\(sentence)\n\(circumstance)"
      Project.note(circumstance)
      return
    }
    leavesRecordingOut = false
    guard hasPicture || (isPatient && end.signal != nil) else {
      failure = end.signal == nil && end.status != 0 ? ExitCode(end.status) : CommandError(sentence)
      return
    }
    notice = sentence
  }

  // MARK: Reload

  private func saved(_ files: [String]) {
    savedAt = HostClock.now
    isBuilding = true
    if spare == nil, let program { spare = try? HostProcess(program, arguments: arguments, output: output) }
    rebuild?.start(files)
  }

  private func built(_ result: Result<PreviewHost.Program, BuildFailure>) {
    isBuilding = false
    switch result {
    case .failure(let failure):
      progress = nil
      notice = failure.text(folder: folder)
    case .success(let program):
      reloads += 1
      self.program = program
      replaceHost(.sameState)
    }
  }

  /// Asks the current host, if there is one, to end, and starts another.
  private func replaceHost(_ replacement: Replacement) {
    guard isConnected else { return startReplacement(replacement) }
    self.replacement = replacement
    connection?.send(.stop)
  }

  private func startReplacement(_ replacement: Replacement = .sameState) {
    notice = nil
    switch replacement {
    case .sameState: break
    case .anew:
      scrubbed = nil
      forgetEvents()
    case .moment(let moment): scrubbed = moment
    }
    do { try startHost() } catch { notice = "\(error)" }
  }

  // MARK: Messages

  private func received(_ message: HostMessage) {
    switch message {
    case .pong: unanswered = 0
    case .bye where replacement != nil: return hostLeaves()
    case .replayed(let remark):
      (self.remark, notice) = (remark, remark.text)
      return Project.note(remark.text)
    default: break
    }
    frontEnd?.received(message)
  }

  private func frameDrawn(_ damage: Region) {
    guard let buffer = connection?.buffer else { return }
    if leavesRecordingOut { forgetJournal() }
    (hasPicture, hasDrawn, leavesRecordingOut) = (true, true, false)
    progress = nil
    frontEnd?.frameDrawn(damage, in: buffer)
    if let moment = nextMoment {
      nextMoment = nil
      scrub(to: moment)
    }
    if let savedAt {
      self.savedAt = nil
      Project.note("reloaded in \(String(format: "%.2f", HostClock.now - savedAt)) s")
    }
  }

  private func ping() {
    guard let connection, let host else { return }
    unanswered += 1
    if unanswered > Self.patience {
      notice = "The code of the preview did not answer for \(Self.patience) seconds."
      host.abort()
    } else {
      connection.send(.ping(number: unanswered))
    }
  }
}

extension ShellMessage {
  /// Whether the message is also sent to the hosts beside the main one.
  fileprivate var concernsCompanions: Bool {
    switch self {
    case .event, .show, .clock, .advance, .clipboard: true
    default: false
    }
  }

  /// Whether the message continues from the moment that was scrubbed to: an input event other than a move of the pointer, or a running
  /// clock.
  fileprivate var continues: Bool {
    switch self {
    case .event(let line): !line.contains(" hover ")
    case .clock(let rate): rate > 0
    case .advance(let seconds): seconds > 0
    case .show, .inspect(_, .set), .inspect(_, .undo), .inspect(_, .redo): true
    default: false
    }
  }
}
