import Foundation

/// Where the code of a shell's hosts comes from.
enum HostSource {
  /// A project, which is built when the shell starts and whenever a file is saved.
  case project(ProjectOptions)
  /// The samples in this program, or a file of Interface Builder.
  case ownProgram

  /// The folder of the project, or the current one.
  /// - Throws: a `CommandError` if there is no project.
  func folder() throws -> String {
    switch self {
    case .project(let options): try ProjectBuild(options).folder
    case .ownProgram: FileManager.default.currentDirectoryPath
    }
  }

  /// Builds the first host.
  /// - Throws: a `CommandError` if the project does not build.
  func program() throws -> PreviewHost.Program {
    switch self {
    case .project(let options): try ProjectBuild(options).previewHost(output: .standardError)
    case .ownProgram: PreviewHost.Program(path: "/proc/\(getpid())/exe", environment: [:])
    }
  }
}
