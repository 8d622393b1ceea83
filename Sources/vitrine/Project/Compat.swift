import ArgumentParser
import Foundation

struct Compat: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compat",
    abstract: "Says how much of a project compiles on Linux, and what is missing.",
    help: """
      Every Swift file of the project's packages and Xcode projects is type-checked as the compiler shim hands it on. A module that is not there, such
      as a pod, is counted, and the files that import it are counted apart.

      EXIT STATUS
        0, however much is missing; 1 where the project cannot be read; 64 if the arguments are not valid.
      """)

  @Argument(help: ArgumentHelp("The folder of the project.", valueName: "folder"))
  var folder: String = "."

  @Flag(help: "Prints the report as JSON.")
  var json = false

  @Flag(help: "Prints every error with its place.")
  var errors = false

  @Option(help: ArgumentHelp("How many of the missing names are printed.", valueName: "count"))
  var limit = 20

  func run() throws {
    let report = try CompatibilityReport(of: Project.absolute(folder), tree: try InstalledTree.find())
    if json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      print(String(decoding: try encoder.encode(report), as: UTF8.self))
    } else {
      print(report.text(limit: limit))
      if errors { print(report.errors.joined(separator: "\n")) }
    }
  }
}
