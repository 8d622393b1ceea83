import CSocket
import Dispatch
import Foundation
import Glibc

/// The socket of a host, to which shells connect.
@MainActor
package final class HostListener {
  package typealias Channel = MessageChannel<HostMessage, ShellMessage>

  /// Called for each shell that connects.
  package var accepted: ((Channel) -> Void)?
  private let source: any DispatchSourceRead
  private let path: String

  /// - Parameter path: the path of the socket; at most 107 bytes.
  /// - Throws: a `HostError` if the socket cannot be created.
  package init(path: String) throws(HostError) {
    let descriptor = vitrine_socket_listen(path)
    guard descriptor >= 0 else { throw HostError("\(path) cannot be listened at: \(String(cString: strerror(errno)))") }
    self.path = path
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setCancelHandler { Glibc.close(descriptor) }
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated {
        let shell = vitrine_socket_accept(descriptor)
        if shell >= 0 { self?.accepted?(Channel(descriptor: shell)) }
      }
    }
    source.activate()
  }

  isolated deinit {
    source.cancel()
    unlink(path)
  }
}

/// An error of a host or of a connection to it.
package struct HostError: Error, CustomStringConvertible {
  package let description: String
  package init(_ description: String) { self.description = description }
}
