import ArgumentParser
import Foundation
import Hosting
import Inspection
import UIKit

struct Capture: ShowsPreviews {
  static let configuration = CommandConfiguration(
    commandName: "capture",
    abstract: "Writes everything about a preview into one file: picture, views, properties, constraints, costs.",
    help: """
      The file is JSON, with pictures within, also one of each view alone. The inspector opens it elsewhere.

      EXAMPLES
        vitrine capture Feed -o feed.json
        vitrine capture Animator -o middle.json --at 0.5
        vitrine capture Settings -o large.json --text-size accessibility5 --dark
        vitrine capture --events crash.events -o end.json            what vitrine preview --record wrote, done again
      """)

  @OptionGroup var moment: MomentOptions

  @Option(name: .shortAndLong, help: ArgumentHelp("The file to write.", valueName: "file"))
  var output: String

  @OptionGroup var project: ProjectOptions

  var previewName: SceneName? { moment.scene }

  func check() throws { try moment.check() }

  func show() throws {
    try OutputFile(path: output).checkWritable()
    try MainActor.assumeIsolated {
      let moment = try moment.moment()
      let creations = CreationRecord()
      creations.start()
      Inspector.startMeasuring()
      var preview = moment.makePreview()
      let inspector = Inspector(.main, creations: creations)
      preview.advance(to: moment.time)
      preview.screen.settle()
      do { try inspector.capture(title: moment.entry.name).write(to: URL(fileURLWithPath: output)) } catch {
        throw CommandError("cannot write '\(output)': \(OutputFile.reason(error))")
      }
    }
  }
}
