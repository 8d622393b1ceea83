import Foundation

/// Where the code of a shell's hosts comes from.
enum HostSource {
  /// A project, which is built when the shell starts and whenever a file is saved.
  case project(ProjectOptions)
  /// The samples in this program, or a file of Interface Builder.
  case ownProgram

  /// Builds the first host.
  /// - Throws: a `CommandError` if the project does not build.
  func program() throws -> (PreviewHost.Program, folder: String) {
    switch self {
    case .project(let options):
      let build = try ProjectBuild(options)
      return (try build.previewHost(output: .standardError), build.folder)
    case .ownProgram:
      return (PreviewHost.Program(path: "/proc/\(getpid())/exe", environment: [:]), FileManager.default.currentDirectoryPath)
    }
  }
}
