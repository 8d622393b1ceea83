import ArgumentParser
import ContextProtocol
import Display
import Foundation
import Hosting
import Raster
import Workbench

/// The previews that one agent uses. It is the front end of a shell.
@MainActor
final class AgentSession: ShellFrontEnd {
  private let source: HostSource
  private let preview: String?
  /// nil until the project is built.
  private(set) var shell: ProjectShell?
  private(set) var previews: [HostedPreview] = []
  private(set) var shown = 0
  var look = PreviewLook()
  private(set) var notice: String?
  /// The output of the preview since the last call of the tool `output`.
  var printed = ConsoleText()
  /// The tree that the last tool reported. The next one reports the differences from it.
  var baseline: [InspectedView] = []
  /// The number of hosts that have connected so far.
  private var hosts = 0
  /// The value of `hosts` when node numbers were last sent to the client.
  private var reportedHost = 0
  /// The number of reloads that the tool `reload` has reported.
  var toldReloads = 0
  private var answers: [Int: InspectionAnswer] = [:]
  private var pongs: Set<Int> = []
  /// The number of the last request. It starts far above those of `ProjectShell`, which sends requests to the same host.
  private var lastNumber = 1 << 24
  private var call: ToolCall?

  /// - Parameter preview: the name of the preview to start with; nil for the first one of the catalogue.
  init(_ source: HostSource, preview: String?) { (self.source, self.preview) = (source, preview) }

  func close() { shell?.close() }

  // MARK: Calls

  /// The reason for which a tool failed.
  struct Failure: Error {
    var text: String
    init(_ text: String) { self.text = text }
  }

  func perform(_ call: ToolCall) -> ToolResult {
    self.call = call
    defer { self.call = nil }
    do {
      if shell == nil { try open() }
      var result = try answer(call.tool, ToolArguments(call.arguments))
      if hosts != reportedHost {
        if reportedHost > 0 { result.parts.append(.text("The preview runs in a new process: node numbers are new.")) }
        reportedHost = hosts
      }
      return result
    } catch { return ToolResult((error as? Failure)?.text ?? "\(error)", isError: true) }
  }

  /// Builds the project and starts its first host.
  private func open() throws {
    if case .project(let options) = source {
      call?.report(0, "building the project")
      let (result, errors) = ProjectRebuild.collectingErrors { try ProjectBuild(options).previewHost(output: $0) }
      if case .failure(let error) = result {
        let text = errors.isEmpty ? "\(error)" : BuildFailure(errors: errors).text(folder: Project.absolute(options.folder ?? "."))
        throw Failure("The project does not build. Mend this, and call any tool again:\n\(text)")
      }
    }
    let shell = try ProjectShell(source, arguments: ["preview"] + (preview.map { [$0] } ?? []) + ["--paused", "--scale", "1"])
    shell.frontEnd = self
    do { try shell.start() } catch {
      shell.close()
      throw Failure("The preview does not start: \(error is ExitCode ? notice ?? "standard error says why" : "\(error)")")
    }
    self.shell = shell
    try wait(upTo: 30) { !previews.isEmpty }
    baseline = try tree()
  }

  /// Runs the run loop until a condition holds.
  /// - Throws: a `Failure` if the condition does not hold in time, if the client cancels the call, or if the host ends.
  func wait(upTo seconds: TimeInterval, for what: String = "The preview did not answer", until condition: () -> Bool) throws {
    let end = HostClock.now + seconds
    while !condition() {
      if call?.isCancelled == true { throw Failure("The call was cancelled.") }
      if HostClock.now > end { throw Failure("\(what) for \(Int(seconds)) seconds." + (notice.map { "\n\($0)" } ?? "")) }
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
    }
  }

  func report(_ done: Double, _ message: String) { call?.report(done, message) }

  // MARK: The host

  func send(_ message: ShellMessage) throws {
    try wait(upTo: 60) { shell?.isReloading != true || shell?.isConnected == true }
    guard let shell, shell.isConnected else { throw Failure(notice ?? "The preview has ended. restart begins it anew.") }
    shell.send(message)
  }

  func ask(_ request: InspectionRequest) throws -> InspectionAnswer {
    lastNumber += 1
    let number = lastNumber, host = hosts
    // The host lays out after the messages sent before, so that the answer includes their effects.
    try send(.advance(seconds: 0))
    try send(.inspect(number: number, request))
    defer { answers[number] = nil }
    try wait(upTo: 60) { answers[number] != nil || hosts != host || shell?.isConnected != true }
    guard let answer = answers[number] else { throw Failure(notice ?? "The preview was reloaded meanwhile. Ask again.") }
    if case .failure(let text) = answer { throw Failure(text) }
    return answer
  }

  /// Waits until the host has handled all messages, and the blocks that they put on its main queue.
  func settle() throws {
    for _ in 0..<2 {
      lastNumber += 1
      let number = lastNumber, host = hosts
      try send(.advance(seconds: 0))
      try send(.ping(number: number))
      try wait(upTo: 60) { pongs.contains(number) || hosts != host || shell?.isConnected != true }
      pongs.remove(number)
    }
  }

  /// Advances the host's clock in steps. The host runs its main queue between the steps.
  func advance(_ seconds: Double) throws {
    var left = seconds
    while left > 1e-9 {
      let step = min(left, 0.25)
      try send(.advance(seconds: step))
      try settle()
      left -= step
    }
    try settle()
  }

  func send(_ event: DisplayEvent) throws {
    try send(.event(EventWriter.line(of: .init(time: HostClock.now, .event(event)))))
  }

  func tree() throws -> [InspectedView] {
    guard case .tree(let tree) = try ask(.tree) else { throw Failure("The preview has no tree.") }
    return tree.views
  }

  /// Performs an action, and returns the changes of the tree as text.
  func changes(of action: () throws -> Void) throws -> String {
    let before = try tree()
    try action()
    try settle()
    return Self.text(TreeChanges(from: before, to: try tree()).lines, most: 24)
  }

  static func text(_ lines: [String], most: Int) -> String {
    if lines.isEmpty { return "Nothing changed in the tree." }
    let rest = lines.count - most
    return (lines.prefix(most) + (rest > 0 ? ["and \(rest) more changes; diff shows more"] : [])).joined(separator: "\n")
  }

  // MARK: ShellFrontEnd

  func hostConnected() {
    hosts += 1
    answers = [:]
  }

  func received(_ message: HostMessage) {
    switch message {
    case .answer(let number, let answer): answers[number] = answer
    case .pong(let number): pongs.insert(number)
    case .previews(let previews, let shown, let look): (self.previews, self.shown, self.look) = (previews, shown, look)
    case .wantsSize(let width, let height): shell?.send(.resize(width: width, height: height, scale: 1))
    default: break
    }
  }

  func surfaceChanged(_ surface: HostSurface) {}
  func frameDrawn(_ damage: Region, in buffer: PixelBuffer) {}
  func noticeChanged(_ notice: String?) { self.notice = notice }
  func hostWrote(_ text: String) { printed.add(text) }
}

/// The arguments of a call, whose kinds the server has checked.
struct ToolArguments {
  private let values: [String: JSONValue]
  init(_ values: [String: JSONValue]) { self.values = values }

  func text(_ name: String) -> String? { values[name]?.string }
  func integer(_ name: String) -> Int? { values[name]?.integer }
  func number(_ name: String) -> Double? { values[name]?.number }
  func flag(_ name: String) -> Bool? { values[name]?.bool }
}
