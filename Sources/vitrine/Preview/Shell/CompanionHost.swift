import Foundation
import Hosting
import Raster

/// A host beside the main one, which shows the same preview under other conditions. If its code fails, it keeps its last picture until the
/// next build.
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
    var order = order
    order.isBesideAnother = true
    process.begin(order)
    process.connect { [weak self] in self?.connected($0) }
  }

  func send(_ message: ShellMessage) { connection?.send(message) }

  func close() {
    connection?.close()
    process.close()
  }

  private func connected(_ connection: HostConnection) {
    self.connection = connection
    var scale = 1.0
    connection.surfaceChanged = { [weak self] _, surface in
      scale = surface.scale
      self?.surfaceChanged?(surface)
    }
    connection.frameDrawn = { [weak self, weak connection] damage, _, _ in
      if let buffer = connection?.buffer { self?.frameDrawn?(damage, buffer) }
    }
    connection.received = { [weak self, weak connection] message in
      // It has no window to resize, so the host gets the size that it asks for.
      guard case .wantsSize(let width, let height) = message, let self else { return }
      connection?.send(.resize(width: width, height: height, scale: look.scale(after: scale)))
    }
    connection.send(.look(look))
  }
}
