import CSocket
import Foundation
import Raster

/// The connection of a shell to a host.
@MainActor
package final class HostConnection {
  package typealias Channel = MessageChannel<ShellMessage, HostMessage>

  /// The name of the socket in the folder of a host.
  package static let socketName = "host"

  /// Called for each message except `hello`, `surface` and `frame`.
  package var received: ((HostMessage) -> Void)?
  /// Called when the pixels are in a new buffer, which is valid from the next frame on.
  package var surfaceChanged: ((PixelBuffer, HostSurface) -> Void)?
  /// Called when the host has drawn a frame, with the damage in pixels. The pixels may be read until the closure returns.
  package var frameDrawn: ((_ damage: Region, _ time: TimeInterval, _ duration: TimeInterval) -> Void)?
  /// Called once when the connection has ended, with the reason; nil if the host closed it or ended.
  package var ended: ((String?) -> Void)?
  /// The process of the host.
  package private(set) var process: Int32?
  /// The pixels of the host.
  package private(set) var buffer: PixelBuffer?

  private let channel: Channel

  /// - Parameter folder: the folder of the host.
  /// - Throws: a `HostError` if no host listens there.
  package init(folder: String) throws(HostError) {
    let path = folder + "/" + Self.socketName
    let descriptor = vitrine_socket_connect(path)
    guard descriptor >= 0 else { throw HostError("\(path) cannot be connected to: \(String(cString: strerror(errno)))") }
    channel = Channel(descriptor: descriptor)
    channel.received = { [weak self] in self?.handle($0) }
    channel.ended = { [weak self] in self?.ended?($0) }
    channel.send(.hello(version: HostProtocol.version))
  }

  package func send(_ message: ShellMessage) { channel.send(message) }
  package func close() { channel.close() }

  private func handle(_ message: HostMessage) {
    switch message {
    case .hello(let version, let process):
      guard version == HostProtocol.version else {
        channel.close()
        ended?("the host speaks version \(version) of the protocol, not \(HostProtocol.version)")
        return
      }
      self.process = process
    case .surface(let surface):
      let bounds = PixelRect(x: 0, y: 0, width: surface.pixelWidth, height: surface.pixelHeight)
      guard let buffer = PixelBuffer(bounds: bounds, ofFileAt: surface.file) else { return }
      self.buffer = buffer
      surfaceChanged?(buffer, surface)
    case .frame(let number, let damage, let time, let duration):
      let bounds = buffer?.bounds ?? .empty
      let region = damage.reduce(into: Region()) { region, rect in
        guard rect.count == 4 else { return }
        region.formUnion(PixelRect(x: rect[0], y: rect[1], width: rect[2], height: rect[3]).intersection(bounds))
      }
      frameDrawn?(region, time, duration)
      channel.send(.shown(frame: number))
    default: received?(message)
    }
  }
}
