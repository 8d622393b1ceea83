import Synchronization

/// The previews that the program registers before `main`.
package final class PreviewRegistry: Sendable {
  struct Registration: Sendable {
    var module: String
    var file: String
    var line: Int
    var make: @MainActor @Sendable () -> Preview
  }

  package static let shared = PreviewRegistry()
  private let state = Mutex<[Registration]>([])

  func add(_ registration: Registration) { state.withLock { $0.append(registration) } }

  /// The previews in the order of their files and lines.
  var all: [Registration] { state.withLock { $0 }.sorted { ($0.module, $0.file, $0.line) < ($1.module, $1.file, $1.line) } }
}

/// Registers a preview. Called by code that the compiler shim generates.
public func _vitrineRegisterPreview(
  module: String, line: Int, file: String = #filePath, _ make: @escaping @MainActor @Sendable () -> Preview
) {
  PreviewRegistry.shared.add(.init(module: module, file: file, line: line, make: make))
}
