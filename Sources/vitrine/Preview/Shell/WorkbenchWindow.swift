import Display
import Foundation
import Hosting
import SDLDisplay
import UIKit
import Workbench

/// The window with list, canvas and inspector.
@MainActor
struct WorkbenchWindow {
  private let display: SDLDisplay
  private let session: WorkbenchSession

  /// Opens the window with its last size.
  /// - Parameters:
  ///   - folder: where pictures are saved.
  ///   - restoration: what is shown again of the last run; nil for a capture.
  ///   - sources: the folder of the project whose sources the editor opens; nil for a capture.
  init(_ supervisor: any HostSupervisor, folder: String, restoration: WorkbenchRestoration? = nil, sources: String? = nil) throws {
    let preferences = WorkbenchPreferences.load()
    display = try SDLDisplay(title: "Vitrine", size: CGSize(width: preferences.width, height: preferences.height))
    session = WorkbenchSession(supervisor, on: display, folder: folder, preferences: preferences)
    session.model.restoration = restoration
    if let sources {
      let editor = EditorLaunch(folder: sources) { [weak display] in display?.open($0) ?? false }
      session.model.opensSource = { try editor.open($0) }
    }
    let session = session
    display.eventFilter = { session.takes($0) }
  }

  var frontEnd: any ShellFrontEnd { session }

  /// Shows a capture instead of a host.
  /// - Throws: a `CommandError` if the file is no capture.
  static func show(captureIn file: URL) throws {
    let host: CaptureHost
    do { host = try CaptureHost(contentsOf: file) } catch { throw CommandError("\(error)") }
    let window = try WorkbenchWindow(host, folder: FileManager.default.currentDirectoryPath)
    host.frontEnd = window.frontEnd
    host.start()
    window.run()
  }

  /// Lets `run()` end.
  func close() { display.stop() }

  /// Runs until the window is closed.
  func run() {
    let signals = Launch.endOnSignals { [weak display] in display?.stop() }
    UIApplication.shared.launch()
    display.run()
    for signal in signals { signal.cancel() }
    session.preferences.save()
    UIApplication.shared.terminate()
    display.close()
  }
}
