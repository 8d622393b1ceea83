import Foundation
import Hosting
import Raster

/// A host beside the main one, which shows the same preview under other conditions. If its code fails, it is left as it is until the next
/// build.
@MainActor
final class CompanionHost {
  var surfaceChanged: ((HostSurface) -> Void)?
  var frameDrawn: ((Region, PixelBuffer) -> Void)?

  private let look: PreviewLook
  private let process: HostProcess
  private var connection: HostConnection?

  /// Starts the host.
  /// - Throws: a `CommandError` if it cannot be started.
  init(_ program: PreviewHost.Program, arguments: [String], order: HostOrder, look: PreviewLook) throws {
    self.look = look
    process = try HostProcess(program, arguments: arguments)
    process.begin(order)
    connect()
  }

  func send(_ message: ShellMessage) { connection?.send(message) }

  func close() {
    connection?.close()
    process.close()
  }

  private func connect() {
    guard process.end == nil else { return }
    guard let connection = try? HostConnection(folder: process.folder) else {
      Timer.after(0.02) { [weak self] in self?.connect() }
      return
    }
    self.connection = connection
    connection.surfaceChanged = { [weak self] _, surface in self?.surfaceChanged?(surface) }
    connection.frameDrawn = { [weak self] damage, _, _ in
      if let buffer = self?.connection?.buffer { self?.frameDrawn?(damage, buffer) }
    }
    connection.received = { [weak self] message in
      // Nobody arranges windows for it: it gets the size that it wants.
      guard case .wantsSize(let width, let height) = message, let self else { return }
      self.connection?.send(.resize(width: width, height: height, scale: Double(self.look.model?.scale ?? Self.scale)))
    }
    connection.send(.look(look))
  }

  private static let scale: CGFloat = 2
}
