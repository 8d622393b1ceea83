import ArgumentParser
import Foundation

struct Adapt: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "adapt",
    abstract: "Prints what the compiler sees of Swift files, or writes an adapted copy of a package.",
    help: """
      EXAMPLES
        vitrine adapt ViewController.swift      prints the adapted source
        vitrine adapt Library -o LibraryLinux   a copy that builds without the compiler shim

      EXIT STATUS
        0; 1 where a file cannot be read or the copy cannot be written; 64 if the arguments are not valid.
      """)

  @Argument(help: ArgumentHelp("Swift files, or one folder.", valueName: "path"))
  var paths: [String]

  @Option(name: .shortAndLong, help: ArgumentHelp("Where the copy of a folder goes; it must not be there yet.", valueName: "folder"))
  var output: String?

  func run() throws {
    let shim = try InstalledTree.find().shim
    let status = try ChildProcess(program: shim, arguments: ["adapt"] + paths + (output.map { ["-o", $0] } ?? [])).run()
    guard status == 0 else { throw ExitCode(1) }
  }
}
