import ArgumentParser
import Foundation

/// The options that select the project of a command.
struct ProjectOptions: ParsableArguments {
  @Option(
    name: .customLong("package-path"), help: ArgumentHelp("The folder of the project; the current one if left out.", valueName: "folder"))
  var folder: String?

  @Option(help: ArgumentHelp("The target of an Xcode project, or the product of a package.", valueName: "name"))
  var target: String?

  @Option(help: ArgumentHelp("A scheme of an Xcode project: the target that it runs, or else builds.", valueName: "name"))
  var scheme: String?

  @Option(name: .shortAndLong, help: ArgumentHelp("debug or release.", valueName: "name"))
  var configuration = "debug"

  @Option(
    name: .customLong("override"),
    help: ArgumentHelp("Takes a dependency from a folder of this machine. May be given more than once.", valueName: "name=folder"))
  var overrides: [String] = []

  @Option(
    name: .customLong("ios-version"),
    help: ArgumentHelp(
      "The version of iOS that #available answers for when the program runs; the newest if left out.", valueName: "version"))
  var iOSVersion: String?

  func validate() throws {
    if let iOSVersion {
      guard let match = iOSVersion.wholeMatch(of: /(\d{1,3})(\.\d{1,3}){0,2}/), let major = Int(match.1), major >= 12 else {
        throw ValidationError("--ios-version \(iOSVersion): it is a version such as 15.4, and 12 or later.")
      }
    }
    guard ["debug", "release"].contains(configuration) else {
      throw ValidationError("--configuration \(configuration): it is debug or release.")
    }
    if target != nil, scheme != nil { throw ValidationError("--target and --scheme: give one of them.") }
    for text in overrides {
      guard let (_, folder) = Self.parts(text) else { throw ValidationError("--override \(text): write NAME=FOLDER.") }
      guard FileManager.default.fileExists(atPath: folder) else {
        throw ValidationError("--override \(text): there is no folder \(folder).")
      }
    }
  }

  /// Environment variables for the program.
  var programEnvironment: [String: String] { iOSVersion.map { ["VITRINE_IOS_VERSION": $0] } ?? [:] }

  /// Absolute paths of folders, by the names of the dependencies that they replace.
  var overrideFolders: [String: String] {
    Dictionary(overrides.compactMap { Self.parts($0) }.map { ($0.0, Project.absolute($0.1)) }, uniquingKeysWith: { $1 })
  }

  private static func parts(_ text: String) -> (String, String)? {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    return parts.count == 2 ? (parts[0], parts[1]) : nil
  }
}
