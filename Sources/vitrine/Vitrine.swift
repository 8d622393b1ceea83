import ArgumentParser
import FoundationCompatibility

@main
struct Vitrine: ParsableCommand {
  static let version = "0.1.0"

  static let configuration = CommandConfiguration(
    commandName: "vitrine",
    abstract: "Runs UIKit code on Linux: in a window, in pictures, in tests, on a stopwatch.",
    discussion: """
      EXAMPLES
        vitrine run                                        the application of this folder, in a window
        vitrine test                                       its tests
        vitrine list                                       the previews of this folder's project, or the samples
        vitrine render Login -o login.png                  one of them as a picture, without any display
        vitrine preview LayerEffects                       in a window; Ctrl+H there shows the keys
        vitrine render LayerEffects -o effects.png         as a picture, without any display
        vitrine render Animator -o turn.webp --frames 60   as a moving picture
        vitrine gallery -o out                             all scenes as pictures, with a contact sheet
        vitrine snapshot                                   all previews compared with stored pictures; --record stores them
        vitrine review main                                what this branch changes in pictures
        vitrine tree Feed                                  its views with their frames
        vitrine audit Feed -o audit                        what keeps people from reading and using it
        vitrine capture Feed -o feed.json                  all about them in one file, which the inspector opens
        vitrine bench ops --peers                          on a stopwatch, beside other libraries

      EXIT STATUS
        0, 1 where something failed, 64 where what was typed cannot be; of audit, 2 where it found something.
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
    main(nil)
  }
}
