import ArgumentParser
import Foundation
import Hosting
import Inspection
import UIKit

struct Capture: ShowsPreviews {
  static let configuration = CommandConfiguration(
    abstract: "Writes everything about a preview into one file: picture, views, properties, constraints, costs.",
    discussion: """
      The file is JSON, with pictures within, also one of each view alone. The inspector opens it elsewhere.

      EXAMPLES
        vitrine capture Feed -o feed.json
        vitrine capture Animator -o middle.json --at 0.5
        vitrine capture Settings -o large.json --text-size accessibility5 --dark
        vitrine capture --events crash.events -o end.json            what vitrine preview --record wrote, done again
      """)

  @Argument(help: "The preview's name; `vitrine list` shows them. Left out with --events.", transform: SceneName.init)
  var scene: SceneName?

  @Option(name: .shortAndLong, help: ArgumentHelp("The file to write.", valueName: "file"))
  var output: String

  @Option(help: ArgumentHelp("The moment to capture, in seconds of the scene's clock.", valueName: "seconds"), transform: Seconds.init)
  var at: Seconds?

  @Option(
    help: ArgumentHelp(
      "A recording of `vitrine preview --record`: its scene, with all that was done to it up to --at, or to its end.", valueName: "file"),
    completion: .file())
  var events: String?

  @OptionGroup var project: ProjectOptions
  @OptionGroup var screen: ScreenOptions
  @OptionGroup var interface: InterfaceOptions
  @OptionGroup var keyboard: KeyboardOptions

  var previewName: SceneName? { scene }

  func check() throws {
    guard (scene == nil) != (events == nil) else {
      throw ValidationError(
        scene == nil ? "Name a scene, or a recording with --events." : "--events brings its own scene: leave the name out.")
    }
    try MainActor.assumeIsolated {
      if let scene { _ = try screen.metrics(of: scene.entry(), defaultScale: Render.defaultScale) }
    }
  }

  func show() throws {
    try OutputFile(path: output).checkWritable()
    try MainActor.assumeIsolated {
      let script = try events.map { try EventScript($0) }
      guard let scene = try scene?.entry(interface.view(screen.look)) ?? script?.scene else { return }
      let metrics = try script?.metrics(screen) ?? screen.metrics(of: scene, defaultScale: Render.defaultScale)
      let look = try script?.look(screen.look) ?? screen.look.look
      let creations = CreationRecord()
      creations.start()
      var stage = HostLimits.limitTime {
        Stage(scene, size: metrics.size, scale: metrics.scale, look: look, keyboard: keyboard.keyboard)
      }
      let inspector = Inspector(.main, creations: creations)
      inspector.startMeasuring()
      stage.script = script?.recording
      stage.advance(to: at?.value ?? script?.recording.end ?? 0)
      stage.screen.settle()
      do { try inspector.capture(title: scene.name).write(to: URL(fileURLWithPath: output)) } catch {
        throw CommandError("cannot write '\(output)': \(OutputFile.reason(error))")
      }
    }
  }
}
