import Dispatch
import Display
import Foundation
import Hosting
import UIKit
import WebShell

/// A preview that is shown in browsers, until a signal ends the program.
@MainActor
struct BrowserSession {
  let shell: ProjectShell
  let options: WebOptions

  /// - Throws: a `CommandError`, an `ExitCode` or a `WebShellError` if the first host ends before it has drawn, or the server cannot listen.
  func run() throws {
    let web = WebShell(shell, choices: Self.choices, opensSource: opensSource)
    shell.frontEnd = web
    try shell.start()
    let address = try wait { try await web.start(at: options.bind ?? "127.0.0.1", port: options.port ?? 0) }
    FileHandle.standardOutput.write(Data("The preview is at \(address)\n".utf8))
    var isOver = false
    let signals = Launch.endOnSignals { isOver = true }
    while !isOver { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.25)) }
    for signal in signals { signal.cancel() }
    try wait { await web.stop() }
  }

  /// Waits for the end of a task, and lets the main actor work meanwhile.
  private func wait<Value: Sendable>(for body: @escaping @MainActor () async throws -> Value) throws -> Value {
    var result: Result<Value, any Error>?
    Task { do { result = .success(try await body()) } catch { result = .failure(error) } }
    while result == nil { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)) }
    return try result!.get()
  }

  /// Opens sources of the project in an editor of this machine. Pages may ask for that only if other machines reach no page, and if an editor
  /// is named.
  private var opensSource: ((SourcePlace) throws -> String)? {
    let isLocal = ["127.0.0.1", "localhost", "::1"].contains(options.bind ?? "127.0.0.1")
    guard isLocal, SourceEditor(ProcessInfo.processInfo.environment) != nil else { return nil }
    let editor = EditorLaunch(folder: shell.folder, isConfined: true) { EditorLaunch.openWithDesktop($0) }
    return { try editor.open($0) }
  }

  private static var choices: WebChoices {
    WebChoices(devices: DeviceModel.all.map(WebChoices.Device.init), textSizes: TextSizeName.names)
  }
}
