import Foundation

/// The source of the code that a shell's hosts run.
enum HostSource {
  /// A project, which is built when the shell starts and whenever a file is saved.
  case project(ProjectOptions)
  /// The samples, which a host of this program registers, or a file of Interface Builder.
  case ownProgram

  /// Returns the folder of the project; the current folder by default.
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
