import Dispatch
import Foundation

/// Rebuilds a project when files are saved: changed function bodies and members of types at once without SwiftPM, and everything with SwiftPM
/// after a pause in saving.
@MainActor
final class ProjectRebuild {
  /// Called with a program whose code has changed, or with the compiler's errors.
  var finished: ((Result<PreviewHost.Program, BuildFailure>) -> Void)?

  /// Called with a program with the same code as the shown one, whose library takes the place of that of a quick build.
  var confirmed: ((PreviewHost.Program) -> Void)?

  /// Called with the last line of SwiftPM's progress, such as "[12/340] Compiling Login LoginView.swift".
  var progressed: ((String) -> Void)?

  private let options: ProjectOptions
  /// nil until the first build has succeeded.
  private var program: PreviewHost.Program?
  /// nil until it is prepared, and after changes that require SwiftPM.
  private var quick: QuickBuild?
  private var schedule = RebuildSchedule()
  private var confirmation: Timer?

  /// The time in seconds after the last save at which SwiftPM builds.
  private static let confirmationDelay: TimeInterval = 1.5
  /// The niceness of confirmations. They must not slow down the builds that a person waits for.
  private nonisolated static let confirmationNiceness: Int32 = 10

  /// - Parameter program: the result of the first build; nil if there was none.
  init(_ options: ProjectOptions, after program: PreviewHost.Program?) {
    (self.options, self.program) = (options, program)
    if let program { prepareQuickBuild(QuickBuild(of: program.product, shim: program.shim)) }
  }

  /// Starts the first build. If it finds errors, it is repeated when files are saved.
  func startFirst() { run(schedule.beginWhole()) }

  /// Starts a build.
  /// - Parameter files: the paths of the saved files.
  func start(_ files: [String]) {
    schedule.save(files)
    confirmation?.invalidate()
    proceed()
  }

  private func proceed() { run(schedule.next(allowsQuick: quick != nil)) }

  private func run(_ build: RebuildSchedule.Build?) {
    switch build {
    case .quick(let files): if let quick { buildQuickly(quick, files) }
    case .whole(let isConfirmation): buildAll(isConfirmation: isConfirmation)
    case nil: break
    }
  }

  private func buildQuickly(_ quick: QuickBuild, _ files: [String]) {
    inBackground {
      var quick = quick
      let (result, errors) = Self.collectingErrors { try quick.image(after: files, errors: $0) }
      return (quick, result, errors)
    } then: { [weak self] quick, result, errors in
      self?.quickBuilt(quick, result, errors)
    }
  }

  private func quickBuilt(_ build: QuickBuild, _ result: Result<String?, any Error>, _ errors: [String]) {
    quick = build
    switch result {
    case .success(let image?):
      schedule.quickEnded(.image)
      guard var changed = program else { break }
      changed.environment[PreviewHost.variable] = image
      finished?(.success(changed))
      confirmLater()
    case .failure where !errors.isEmpty:
      schedule.quickEnded(.errors)
      finished?(.failure(BuildFailure(errors: errors)))
    default:
      quick = nil
      schedule.quickEnded(.needsWholeBuild)
    }
    proceed()
  }

  private func confirmLater() {
    confirmation?.invalidate()
    confirmation = Timer.after(Self.confirmationDelay) { [weak self] in self?.run(self?.schedule.beginWhole()) }
  }

  private func buildAll(isConfirmation: Bool) {
    let options = options
    let tell: @Sendable (String) -> Void = { [weak self] line in
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.progressed?(line) } }
    }
    inBackground {
      // Child processes inherit the niceness of the thread that starts them.
      if isConfirmation { setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, Self.confirmationNiceness) }
      // A save during a confirmation makes the compiler fail. Nothing of that concerns the person.
      let target = isConfirmation ? FileHandle.nullDevice : .standardError
      let (result, errors) = Self.collectingErrors(to: target, progress: tell) { try ProjectBuild(options).previewHost(output: $0) }
      return (result, errors, (try? result.get()).flatMap { QuickBuild(of: $0.product, shim: $0.shim) })
    } then: { [weak self] result, errors, next in
      self?.builtAll(result, errors, next)
    }
  }

  private func builtAll(_ result: Result<PreviewHost.Program, any Error>, _ errors: [String], _ next: QuickBuild?) {
    switch schedule.wholeEnded() {
    case .overtaken: if schedule.isUnconfirmed { confirmLater() }
    case .outdated: quick = nil
    case .newest(let isConfirmation): finish(result, errors, next, isConfirmation: isConfirmation)
    }
    proceed()
  }

  private func finish(
    _ result: Result<PreviewHost.Program, any Error>, _ errors: [String], _ next: QuickBuild?, isConfirmation: Bool
  ) {
    let last = quick
    quick = nil
    switch result {
    case .failure(let error):
      let found = errors.isEmpty ? ["\(error)"] : errors
      // Those of a build have been written, unless it confirmed another one.
      if isConfirmation || errors.isEmpty { FileHandle.standardError.write(Data(found.map { $0 + "\n" }.joined().utf8)) }
      finished?(.failure(BuildFailure(errors: found)))
    case .success(let program):
      self.program = program
      let isShown = isConfirmation && last.flatMap { last in next.map { !last.differs(from: $0) } } == true
      isShown ? confirmed?(program) : finished?(.success(program))
      prepareQuickBuild(next)
    }
  }

  private func prepareQuickBuild(_ build: QuickBuild?) {
    guard let build else { return }
    build.removeOldFiles()
    quick = build
    inBackground {
      var build = build
      build.prepare()
      return build
    } then: { [weak self] in
      if self?.schedule.isQuickRunning == false, self?.quick?.isFresh == true { self?.quick = $0 }
    }
  }

  private func inBackground<Result: Sendable>(
    _ body: @escaping @Sendable () -> Result, then finish: @escaping @MainActor @Sendable (Result) -> Void
  ) {
    Thread.detachNewThread {
      let result = body()
      DispatchQueue.main.async { MainActor.assumeIsolated { finish(result) } }
    }
  }

  /// Runs a build.
  /// - Parameters:
  ///   - target: the stream that receives its messages.
  ///   - progress: receives lines such as "[12/340] Compiling Login LoginView.swift".
  /// - Returns: its result, and the errors among the messages that it wrote.
  nonisolated static func collectingErrors<Value>(
    to target: FileHandle = .standardError, progress: (@Sendable (String) -> Void)? = nil, _ build: (FileHandle) throws -> Value
  ) -> (Result<Value, any Error>, [String]) {
    let pipe = Pipe()
    let output = ForwardedText(pipe.fileHandleForReading, to: target) { text in
      let lines = text.split(whereSeparator: \.isNewline)
      if let line = lines.last(where: { $0.hasPrefix("[") && $0.contains("/") }) { progress?(String(line)) }
    }
    let result = Result { try build(pipe.fileHandleForWriting) }
    try? pipe.fileHandleForWriting.close()
    let lines = output.wait(until: .distantFuture).split(separator: "\n").map(String.init)
    return (result, lines.filter { $0.contains(": error: ") || $0.hasPrefix("error: ") })
  }
}

/// The errors of a build.
struct BuildFailure: Error {
  /// Each error on a line, with its source location.
  var errors: [String]

  /// The first errors, with source locations relative to the project's folder.
  func text(folder: String) -> String {
    let shown = errors.prefix(6).map { $0.hasPrefix(folder + "/") ? String($0.dropFirst(folder.count + 1)) : $0 }
    return (shown + (errors.count > shown.count ? ["and \(errors.count - shown.count) more errors"] : [])).joined(separator: "\n")
  }
}
