import ArgumentParser
import FoundationCompatibility

@main
struct Vitrine: ParsableCommand {
  static let version = "0.1.0"

  static let configuration = CommandConfiguration(
    commandName: "vitrine",
    abstract: "Runs UIKit code on Linux: in a window, in pictures, in tests, on a stopwatch.",
    help: """
      EXAMPLES
        vitrine run                              this folder's application
        vitrine test                             its tests
        vitrine list                             its previews, or the samples
        vitrine preview Login                    in a window; Ctrl+H: the keys
        vitrine render Login -o login.png        one of them as a picture
        vitrine render Login -o login.webp --frames 60    as a moving picture
        vitrine gallery -o out                   all, with a contact sheet
        vitrine snapshot                         all, compared with stored ones
        vitrine review main                      what this branch changes
        vitrine tree Login                       its views with their frames
        vitrine audit Login -o audit             accessibility faults
        vitrine capture Login -o login.json      all data, for the inspector
        vitrine bench ops --peers                beside other libraries

      EXIT STATUS
        0   success
        1   something failed
        2   of audit: it found something
        64  the arguments are not valid
      """,
    version: InstalledTree.version,
    subcommands: [
      Build.self, Run.self, Test.self, Adapt.self, Compat.self, Editor.self, LanguageServerCommand.self, Doctor.self, Preview.self,
      Render.self, Gallery.self, SnapshotCommand.self, Review.self, Report.self,
      List.self, Tree.self, Audit.self, MCP.self, Capture.self, Layout.self, Diff.self, Bench.self,
    ])

  static func main() {
    ProgramFaults.watch()
    HostOrder.receive()
    LocaleSetting.connectStrings()
    do { try PreviewImage.load() } catch { exit(withError: error) }
    if let word = CommandLine.arguments.dropFirst().first, let message = unknownCommand(word) {
      exit(withError: ValidationError(message))
    }
    main(nil)
  }

  /// Returns the message for a word that is no command, with the most similar commands; nil for a command or an option.
  static func unknownCommand(_ word: String) -> String? {
    let names = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    guard !word.hasPrefix("-"), !names.contains(word) else { return nil }
    let near = SceneName.nearest(to: word, among: names)
    return "There is no command '\(word)'." + (near.isEmpty ? "" : " Did you mean \(near.joined(separator: " or "))?")
  }
}
