import Dispatch
import Foundation

/// Builds a project again on another thread, one build at a time.
@MainActor
final class ProjectRebuild {
  /// Called with the new host program, or the compiler's errors.
  var finished: ((Result<PreviewHost.Program, BuildFailure>) -> Void)?

  private let options: ProjectOptions
  private var isBuilding = false
  private var isAskedAgain = false

  init(_ options: ProjectOptions) { self.options = options }

  /// Starts a build. If one is running, another one follows it, whose result is the only one reported.
  func start() {
    guard !isBuilding else {
      isAskedAgain = true
      return
    }
    isBuilding = true
    let options = options
    Thread.detachNewThread {
      let result = Self.build(options)
      DispatchQueue.main.async { MainActor.assumeIsolated { self.finish(result) } }
    }
  }

  private func finish(_ result: Result<PreviewHost.Program, BuildFailure>) {
    isBuilding = false
    if isAskedAgain {
      isAskedAgain = false
      return start()
    }
    finished?(result)
  }

  private nonisolated static func build(_ options: ProjectOptions) -> Result<PreviewHost.Program, BuildFailure> {
    let pipe = Pipe()
    let output = PassedOnText(pipe.fileHandleForReading)
    let result = Result { try ProjectBuild(options).previewHost(output: pipe.fileHandleForWriting) }
    try? pipe.fileHandleForWriting.close()
    let errors = output.wait(until: .distantFuture).split(separator: "\n").map(String.init)
      .filter { $0.contains(": error: ") || $0.hasPrefix("error: ") }
    return result.mapError { BuildFailure(errors: errors.isEmpty ? ["\($0)"] : errors) }
  }
}

/// The errors of a build.
struct BuildFailure: Error {
  /// Each error in a line, with its place in the source.
  var errors: [String]

  /// The first errors, with places relative to the folder of the project.
  func text(folder: String) -> String {
    let shown = errors.prefix(6).map { $0.hasPrefix(folder + "/") ? String($0.dropFirst(folder.count + 1)) : $0 }
    return (shown + (errors.count > shown.count ? ["and \(errors.count - shown.count) more errors"] : [])).joined(separator: "\n")
  }
}
