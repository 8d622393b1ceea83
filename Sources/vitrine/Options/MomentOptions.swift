import ArgumentParser
import Display
import Foundation
import Hosting
import UIKit

/// The options of commands that show a preview on a headless screen at a moment of its clock.
struct MomentOptions: ParsableArguments {
  @Argument(help: "The preview's name; `vitrine list` shows them. Left out with --events.", transform: SceneName.init)
  var scene: SceneName?

  @Option(help: ArgumentHelp("The moment to show, in seconds of the scene's clock.", valueName: "seconds"), transform: Seconds.init)
  var at: Seconds?

  @Option(
    help: ArgumentHelp(
      "A recording of `vitrine preview --record`: its scene, with all that was done to it up to --at, or to its end.", valueName: "file"),
    completion: .file())
  var events: String?

  @OptionGroup var screen: ScreenOptions
  @OptionGroup var interface: InterfaceOptions
  @OptionGroup var keyboard: KeyboardOptions

  static let defaultScale: CGFloat = 2

  /// The options for the screen of a preview. The canvas of an Interface Builder file has its own device.
  private var chosenScreen: ScreenOptions {
    var screen = screen
    if scene?.isFile == true { screen.look = screen.look.ofFile }
    return screen
  }

  /// Checks the arguments against the catalogue.
  /// - Throws: a `ValidationError`.
  func check() throws {
    guard (scene == nil) != (events == nil) else {
      throw ValidationError(
        scene == nil ? "Name a scene, or a recording with --events." : "--events brings its own scene: leave the name out.")
    }
    try MainActor.assumeIsolated {
      if let scene { _ = try chosenScreen.metrics(of: scene.entry(), defaultScale: Self.defaultScale) }
    }
  }

  /// Reads the recording, and returns what is shown. The arguments must have been checked.
  /// - Throws: a `CommandError` or a `ValidationError`.
  @MainActor func moment() throws -> Moment {
    let script = try events.map { try EventScript($0) }
    guard let entry = try scene?.entry(interface.view(screen.look)) ?? script?.scene else {
      throw ValidationError("Name a scene, or a recording with --events.")
    }
    let screen = chosenScreen
    return Moment(
      entry: entry, metrics: try script?.metrics(screen) ?? screen.metrics(of: entry, defaultScale: Self.defaultScale),
      look: try script?.look(screen.look) ?? screen.look.look, keyboard: keyboard.keyboard, recording: script?.recording,
      time: at?.value ?? script?.recording.end ?? 0)
  }
}

/// A moment of a preview.
struct Moment {
  var entry: PreviewEntry
  var metrics: DisplayMetrics
  var look: PreviewLook
  var keyboard: VitrineKeyboard
  /// The events to perform until then; nil for none.
  var recording: EventRecording?
  /// The time in seconds of the preview's clock.
  var time: TimeInterval

  /// Creates the preview on a headless screen, at time 0.
  @MainActor func makePreview() -> HeadlessPreview {
    var preview = HostLimits.limitTime {
      HeadlessPreview(entry, size: metrics.size, scale: metrics.scale, look: look, keyboard: keyboard)
    }
    preview.script = recording
    return preview
  }
}
