import Foundation
import Glibc

/// Runs the `vitrine` that was built with these tests.
enum Tool {
  struct Result {
    /// The exit status; nil if the tool hung and was ended.
    var status: Int32?
    var output: String
    var errors: String
  }

  /// The tool beside the test bundle.
  static let path: String = {
    let bundle = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    for candidate in [bundle] + CommandLine.arguments {
      let tool = URL(fileURLWithPath: candidate).deletingLastPathComponent().appendingPathComponent("vitrine").path
      if FileManager.default.isExecutableFile(atPath: tool) { return tool }
    }
    return "vitrine"
  }()

  /// - Parameters:
  ///   - environment: the differences from the environment of this process; nil removes a variable.
  ///   - folder: the current folder of the tool, which also contains the files with its output.
  static func start(
    _ arguments: [String], environment: [String: String?] = [:], in folder: Folder, output: String? = nil, errors: String? = nil
  ) throws -> Child {
    let variables = environment.reduce(into: ProcessInfo.processInfo.environment) { $0[$1.key] = $1.value }
    return try Child(
      path, arguments, environment: variables, folder: folder.url, output: output.map(folder.path), errors: errors.map(folder.path))
  }

  static func run(_ arguments: String..., environment: [String: String?] = [:], in folder: Folder) throws -> Result {
    try run(arguments: arguments, environment: environment, in: folder)
  }

  static func run(arguments: [String], environment: [String: String?] = [:], in folder: Folder) throws -> Result {
    let names = ("std-\(UUID())-out", "std-\(UUID())-err")
    let child = try start(arguments, environment: environment, in: folder, output: names.0, errors: names.1)
    let status = child.status(within: 120)
    return Result(status: status, output: try folder.text(names.0), errors: try folder.text(names.1))
  }
}
