import ArgumentParser
import Display
import Foundation
import Hosting
import SDLDisplay
import UIKit
import Workbench

struct Preview: ShowsPreviews {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Shows a preview in a window.",
    help: """
      KEYS OF THE WINDOW
      \(table(WorkbenchCommand.help))

      KEYS OF THE PREVIEW
      \(table(PreviewCommand.help))

      EXAMPLES
        vitrine preview
        vitrine preview Touches --scale 2
        vitrine preview Feed --size 320x480 --dark --bare
        vitrine preview feed.json                     what vitrine capture wrote
        vitrine preview Navigation --device "iPhone 15" --rtl
        vitrine preview Feed --record crash.events    what is done, for vitrine render --events and for tests
        xvfb-run -a vitrine preview Animator          where there is no screen
        vitrine preview --web --port 8000             in a browser, with an inspector
        vitrine preview Touches --fullscreen          a kiosk, also on a console without a window system

      In a project, saving a file builds it again. The new picture has the state of the old one: what was done is done again. Errors are shown
      over the last picture.

      VITRINE_SCALE sets the pixels per point where --scale is left out.
      """)

  private static func table(_ keys: [(key: String, effect: String)]) -> String {
    keys.map { "  \($0.key.padding(toLength: max(32, $0.key.count + 2), withPad: " ", startingAt: 0))\($0.effect)" }.joined(separator: "\n")
  }

  @Argument(help: "The scene's name; the first one if left out. `vitrine list` shows them.", transform: SceneName.init)
  var scene: SceneName?

  @OptionGroup var project: ProjectOptions
  @OptionGroup var screen: ScreenOptions

  @Flag(help: "Begins with the clock stopped: the scene's first moment. P lets it go on.")
  var paused = false

  @Flag(help: "Shows the preview alone in a window of its size, without list and inspector.")
  var bare = false

  @Flag(help: "Fills the screen with the preview alone, whatever its size.")
  var fullscreen = false

  @Option(
    help: ArgumentHelp("Writes down what is done, until the window closes or shows another scene.", valueName: "file"), completion: .file())
  var record: String?
  @OptionGroup var interface: InterfaceOptions
  @OptionGroup var keyboard: KeyboardOptions
  @OptionGroup var web: WebOptions

  var previewName: SceneName? { scene }

  /// The preview to show: the one that an earlier host showed last, otherwise the one that was named, otherwise the first.
  @MainActor private func shown() throws -> PreviewEntry? {
    if let last = PreviewHost.recording.flatMap({ Catalog.named($0.scene) }) { return last }
    return try scene.map { try $0.entry(interface.view(screen.look)) } ?? Catalog.entries.first
  }

  /// The options for the screen. The canvas of an Interface Builder file has its own device; a window has the scale of the desktop, not of
  /// the device.
  private var chosen: ScreenOptions {
    var screen = screen
    screen.scale = screen.scale ?? Double(defaultScale)
    if scene?.isFile == true { screen.look = screen.look.ofFile }
    return screen
  }

  private var defaultScale: CGFloat { MainActor.assumeIsolated { Self.windowScale } }

  /// On Wayland, asking for the scale starts SDL.
  @MainActor private static let windowScale = SDLDisplay.preferredScale()

  /// Whether the window shows only the preview.
  private var standsAlone: Bool { bare || fullscreen }

  func run() throws {
    if let capture = scene?.capture { return try MainActor.assumeIsolated { try WorkbenchWindow.show(captureIn: capture) } }
    let isShell = !PreviewHost.isHost && PreviewHost.folder == nil
    if isShell, web.web, scene?.isFile == true { throw ValidationError("--web shows previews of projects and the samples, not files.") }
    if fullscreen, web.web { throw ValidationError("--fullscreen is for a screen, and --web for browsers: leave one out.") }
    guard needsHost || (isShell && (!standsAlone || web.web) && scene?.isFile != true) else { return try show() }
    try MainActor.assumeIsolated {
      let source = needsHost ? HostSource.project(project) : .ownProgram
      let shell = try ProjectShell(source, arguments: hostArguments, isBuilt: standsAlone || web.web)
      defer { shell.close() }
      if web.web { return try BrowserSession(shell: shell, options: web).run() }
      guard standsAlone else {
        // What the command line names is shown as it says.
        let restoration = WorkbenchRestoration(
          preview: scene == nil && record == nil, look: screen.look.look == PreviewLook() && screen.size == nil)
        let window = try WorkbenchWindow(
          shell, folder: FileManager.default.currentDirectoryPath, restoration: restoration, sources: shell.folder)
        shell.frontEnd = window.frontEnd
        shell.failed = { window.close() }
        shell.begin()
        window.run()
        if let failure = shell.failure { throw failure }
        return
      }
      let window = CanvasWindow(shell, fillsScreen: fullscreen)
      shell.frontEnd = window
      try shell.start()
      try window.run()
    }
  }

  /// The arguments of the host: those of this process, and the scale. If the window scales the picture, that is the scale of the device's
  /// screen.
  private var hostArguments: [String] {
    let own = Array(CommandLine.arguments.dropFirst())
    guard screen.scale == nil else { return own }
    // The host has no window whose scale it could read.
    guard !standsAlone || web.web else { return own + ["--scale", "\(defaultScale)"] }
    return own + ["--scale", "\(screen.look.device?.model.scale ?? Self.pictureScale)"]
  }

  private static let pictureScale: CGFloat = 2

  func check() throws {
    if scene?.capture != nil { return }
    try MainActor.assumeIsolated { if let shown = try shown() { _ = try chosen.metrics(of: shown, defaultScale: defaultScale) } }
  }

  func show() throws {
    try MainActor.assumeIsolated {
      if let file = scene?.file {
        let preview = try InterfacePreview(
          file, view: interface.view(screen.look), scale: screen.scale.map { CGFloat($0) } ?? defaultScale,
          look: chosen.look.look, fillsScreen: fullscreen)
        UIScreen.main.vitrineKeyboard = keyboard.keyboard
        return preview.run()
      }
      guard let shown = try shown() else { throw CommandError(Catalog.nothing) }
      let metrics =
        if let earlier = PreviewHost.recording {
          try DisplayMetrics(size: earlier.size, scale: earlier.scale)
        } else {
          try chosen.metrics(of: shown, defaultScale: defaultScale)
        }
      let display: any PreviewDisplay =
        if let folder = PreviewHost.folder {
          try HostDisplay(title: shown.name, size: metrics.size, scale: metrics.scale, folder: folder)
        } else {
          try SDLDisplay(title: shown.name, size: metrics.size, scale: metrics.scale, isFullScreen: fullscreen ? true : nil)
        }
      let look = PreviewHost.recording?.look ?? screen.look.look
      let session = PreviewSession(
        shown, on: display, look: look, followsScenes: screen.size == nil && !fullscreen, isPaused: paused || PreviewHost.fraction != nil)
      UIScreen.main.vitrineKeyboard = keyboard.keyboard
      let file = record.map { URL(fileURLWithPath: $0) }
      if let file, PreviewHost.folder == nil { try session.record(to: file) }
      session.start()
      if let folder = PreviewHost.folder {
        try session.serve(in: folder, after: PreviewHost.recording, recordingTo: PreviewHost.isBesideAnother ? nil : file)
      }
      try session.run()
    }
  }
}
